import { type Check, ORACLES, type Oracle, publicCrowd } from '../../protocols/lab/index.ts';
import { type LabCommand, UsageError } from './command.ts';
import { collectionIn, hasCollection } from './recorded-panels.ts';
import { table } from './table.ts';

/** Holds every kernel to the published examples, and says where the figures come from. */
export const verify: LabCommand = {
  name: 'verify',
  usage: 'verify [O1 O2 …]',
  async run(args, { print, note, clock, data }) {
    const unknown = args.find((name) => !ORACLES.some(({ id }) => id === name));
    if (unknown !== undefined) throw new UsageError(`There is no oracle ${unknown}; there are ${listed()}.`);
    const begun = clock.now();
    const chosen = [...ORACLES, ...(await measured(data))].filter(({ id }) => args.length === 0 || args.includes(id));
    const made = chosen.map((oracle) => ({ ...oracle, checks: oracle.checks() }));
    print(sections(made));
    const all = made.flatMap(({ checks }) => checks);
    const missed = all.filter(({ ok }) => !ok).length;
    note(`${all.length - missed} of ${all.length} figures as published, in ${clock.now() - begun} ms.\n`);
    return missed === 0 ? 0 : 1;
  },
};

/** Oracles on data that does not ship, where it is at hand. */
async function measured(data: string | undefined): Promise<Oracle[]> {
  return data === undefined || !hasCollection(data, 'crowd') ? [] : [publicCrowd(await collectionIn(data, 'crowd'))];
}

/** One table with aligned columns, and a line with the paper before the figures taken from it. */
function sections(oracles: readonly { id: string; paper: string; checks: readonly Check[] }[]): string {
  const rows = oracles.flatMap(({ checks }) => checks.map(cells));
  const [head, rule, ...lines] = table([['     what', 'expected', 'got', 'ok'], ...rows]).split('\n');
  const out = [head, rule];
  for (const { id, paper, checks } of oracles) out.push(`${id.padEnd(3)}  ${paper}`, ...lines.splice(0, checks.length));
  return `${out.join('\n')}\n`;
}

const cells = ({ what, expected, got, ok }: Check): string[] => [`     ${what}`, expected, got, ok ? 'ok' : 'MISS'];

const listed = (): string => ORACLES.map(({ id }) => id).join(', ');
