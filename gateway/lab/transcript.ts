import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readModels } from '../models/index.ts';
import { type LabCommand, type LabIo, UsageError } from './command.ts';
import { transcript } from './model-transcript.ts';
import { openRecord } from './recorded-review.ts';
import { table } from './table.ts';

/** The calls of a review's language models, a line of JSON each. */
export const transcriptOf: LabCommand = {
  name: 'transcript',
  usage: 'transcript REVIEW_ID [--home DIR] [--models models.json] [--out FILE.jsonl]',
  async run(args, io) {
    const { id, home, models, out } = parse(args, io);
    const { store, record } = await openRecord(home, id);
    try {
      const lines = await transcript(store, record, await readModels(home, models));
      if (lines.length === 0) throw new Error(`No language model was asked for review ${id}.`);
      io.print(
        table([
          ['seat', 'round', 'key', 'state', 'cost in dollars'],
          ...lines.map(({ seat, round, key, state, cost_usd }) => [
            seat,
            String(round),
            key.slice(0, 12),
            state,
            (cost_usd ?? 0).toFixed(6),
          ]),
        ]),
      );
      if (out === undefined) return 0;
      await writeFile(out, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      io.note(`Written to ${out}; npm run lab -- replay ${id} --models ${out} debates it again with these answers.\n`);
      return 0;
    } finally {
      await store.close();
    }
  },
};

function parse(args: readonly string[], { home: usual }: LabIo) {
  try {
    const text = { type: 'string' } as const;
    const options = { home: text, models: text, out: text } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) throw new Error('Which review? One at a time.');
    return { id, home: values.home ?? usual, models: values.models, out: values.out };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
