import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  agentsOf,
  importCrowd,
  importDebateLlm,
  importLlmBar,
  importMallm,
  type RecordedPanel,
} from '../../protocols/lab/index.ts';
import { type LabCommand, UsageError } from './command.ts';
import { table } from './table.ts';

const FORMATS = { mallm: importMallm, debatellm: importDebateLlm, llmbar: importLlmBar, crowd: importCrowd } as const;

/** Takes in the debates other tools recorded, so that they can be replayed here. */
export const importPanel: LabCommand = {
  name: 'import',
  usage: `import ${Object.keys(FORMATS).join('|')} FILE [--out PANEL.json]`,
  async run(args, { print, note }) {
    const { read, file, out } = parse(args);
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    const panel = read(file, await readFile(file, 'utf8'));
    print(summary(panel));
    if (out === undefined) return 0;
    await writeFile(out, `${JSON.stringify(panel)}\n`);
    note(`Written to ${out}; npm run lab -- replay ${out} --all-rules decides it again.\n`);
    return 0;
  },
};

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' } },
      allowPositionals: true,
    });
    const [format, file, ...more] = positionals;
    const read = Object.entries(FORMATS).find(([name]) => name === format)?.[1];
    if (read === undefined) throw new Error(`Which format? ${Object.keys(FORMATS).join(', ')}.`);
    if (file === undefined || more.length > 0) throw new Error('Which file? One at a time.');
    return { read, file, out: values.out };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function summary({ source, items }: RecordedPanel): string {
  const votes = items.flatMap(({ rounds }) => rounds.flat());
  const unread = votes.filter(({ choice }) => choice === null).length;
  const known = items.filter(({ gold, candidates }) => gold !== null && candidates.includes(gold)).length;
  const rounds = items.map((item) => item.rounds.length);
  const range = [...new Set([Math.min(...rounds), Math.max(...rounds)])].join(' to ');
  return table([
    ['recorded by', 'items', 'right answer known', 'agents', 'rounds', 'votes', 'without a readable answer'],
    [
      source,
      ...[items.length, known, agentsOf({ items }).length].map(String),
      range,
      String(votes.length),
      String(unread),
    ],
  ]);
}
