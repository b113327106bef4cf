import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { forked } from '../../../actors/replay/index.ts';
import { type LabCommand, type LabIo, UsageError } from '../command.ts';
import { documentOf, openRecord } from '../recorded-review.ts';
import { counted, otherOutcome, outcomesOf, protocolOf } from './other-protocol.ts';

/** A recorded debate followed up to a round, and held on from there under another protocol. */
export const fork: LabCommand = {
  name: 'fork',
  usage: 'fork REVIEW_ID --at ROUND --protocol NAME|FILE [--home DIR] [--out FILE.csv]',
  async run(args, io) {
    const { id, at, protocol: wanted, home, out } = parse(args, io);
    const { store, record } = await openRecord(home, id);
    try {
      const rounds = record.positions.length;
      if (at > rounds) throw new UsageError(`Review ${id} was debated for ${rounds} rounds: --at is 0 to ${rounds}.`);
      const protocol = await protocolOf(wanted, record.panel.length);
      const begun = io.clock.now();
      const made = forked(record, documentOf(store, record), protocol, at);
      const kept = at === 0 ? 'the blind round' : at === 1 ? 'the blind round and round 1' : `the rounds up to ${at}`;
      const { text, csv } = otherOutcome(record, made, `${kept} as recorded, from there under ${protocol.name}`);
      io.print(
        `${id}: ${record.submit.document_title}\nrecorded under ${record.submit.options.protocol.name}: ${counted(outcomesOf(record))}\n\n${text}`,
      );
      io.note(`\nin ${io.clock.now() - begun} ms\n`);
      if (out !== undefined) await writeFile(out, csv);
      return 0;
    } finally {
      await store.close();
    }
  },
};

function parse(args: readonly string[], { home: usual }: LabIo) {
  const text = { type: 'string' } as const;
  try {
    const options = { at: text, protocol: text, home: text, out: text } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) throw new Error('Which review? One at a time.');
    const { at, protocol, home = usual, out } = values;
    if (at === undefined || !/^\d{1,3}$/.test(at))
      throw new Error('--at is the last round that stays as it was, 0 the blind one.');
    if (protocol === undefined) throw new Error('Under which protocol from there? --protocol NAME or FILE.');
    return { id, at: Number(at), protocol, home, out };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
