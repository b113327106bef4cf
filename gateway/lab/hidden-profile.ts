import { parseArgs } from 'node:util';
import { type ArmRow, decisionName, hiddenProfile, USUAL_HIDDEN_PROFILE } from '../../protocols/lab/index.ts';
import { type LabCommand, UsageError } from './command.ts';
import { table } from './table.ts';
import { writeTable } from './tables/table-file.ts';

const MOST_CASES = 100_000;

/** Where debate beats its own rule blind: experts who have each read some clauses, and hear stances, confidences or the clauses. */
export const hiddenProfiles: LabCommand = {
  name: 'hidden-profile',
  usage:
    'hidden-profile [--cases N] [--seed N] [--found P] [--out FILE.csv|.parquet]   (P: an invented clause is found out)',
  async run(args, { print, note, clock }) {
    const { cases, seed, found, out } = parse(args);
    const begun = clock.now();
    const liars = USUAL_HIDDEN_PROFILE.liars.map((liar) => (liar === null ? null : { ...liar, found }));
    const rows = hiddenProfile({ ...USUAL_HIDDEN_PROFILE, cases, seed, liars });
    print(`Five experts, three clauses read by all, two more in each hand; ${cases} cases a cell.\n`);
    print('Right %, and by how much it beats the same rule on the blind answers; * shown after Holm.\n');
    for (const [name, own] of Map.groupBy(
      rows,
      ({ profile, liar }) => `${profile} profiles, ${liar ? 'one persuasive liar' : 'nobody lies'}`,
    )) {
      print(`\n${name}\n\n${cellTable(own)}`);
    }
    note(`\nin ${((clock.now() - begun) / 1000).toFixed(1)} s\n`);
    if (out !== undefined) await writeTable(out, asTable(rows));
    return 0;
  },
};

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args: [...args], options: { cases: text, seed: text, found: text, out: text } });
    const number = (given: string | undefined, usual: number, low: number, high: number): number => {
      const value = given === undefined ? usual : Number(given);
      if (!(value >= low && value <= high)) throw new Error(`${given} is not between ${low} and ${high}.`);
      return value;
    };
    return {
      cases: Math.trunc(number(values.cases, USUAL_HIDDEN_PROFILE.cases, 10, MOST_CASES)),
      seed: Math.trunc(number(values.seed, USUAL_HIDDEN_PROFILE.seed, 0, 0xffffffff)),
      found: number(values.found, 0.9, 0, 1),
      out: values.out,
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const points = (share: number): string => (share * 100).toFixed(1).replace('-', '−');

function cellTable(rows: readonly ArmRow[]): string {
  const arms = [...new Set(rows.map(({ arm }) => arm))];
  const lines = [...Map.groupBy(rows, ({ hands, rule }) => `${hands}/${decisionName(rule)}`).values()].map((own) => [
    String(own[0]?.hands),
    decisionName((own[0] as ArmRow).rule),
    ...arms.map((arm) => told(own.find((row) => row.arm === arm))),
  ]);
  return table([['hands', 'rule', ...arms], ...lines]);
}

function told(row: ArmRow | undefined): string {
  if (row === undefined) return '';
  const { right, overBlind } = row;
  if (overBlind === null) return points(right);
  const star = overBlind.shown === 'better' || overBlind.shown === 'worse' ? '*' : '';
  return `${points(right)} (${overBlind.mean > 0 ? '+' : ''}${points(overBlind.mean)}${star})`;
}

const asTable = (rows: readonly ArmRow[]) => ({
  columns: [
    { name: 'profile', type: 'text' },
    { name: 'hands', type: 'number' },
    { name: 'liar', type: 'flag' },
    { name: 'rule', type: 'text' },
    { name: 'arm', type: 'text' },
    ...['cases', 'right', 'low', 'high', 'over_blind', 'over_blind_low', 'over_blind_high'].map(
      (name) => ({ name, type: 'number' }) as const,
    ),
    { name: 'shown', type: 'text' },
  ] as const,
  rows: rows.map(({ profile, hands, liar, rule, arm, cases, right, low, high, overBlind }) => [
    profile,
    hands,
    liar,
    decisionName(rule),
    arm,
    cases,
    right,
    low,
    high,
    overBlind?.mean ?? null,
    overBlind?.low ?? null,
    overBlind?.high ?? null,
    overBlind?.shown ?? null,
  ]),
});
