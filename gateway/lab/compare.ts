import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  agentsOf,
  type ComparedPanel,
  type ComparedWay,
  comparePanel,
  MAJORITY,
  type RecordedPanel,
  turnedVerdicts,
  verdictSentence,
  winnerOf,
} from '../../protocols/lab/index.ts';
import { type LabCommand, type LabIo, UsageError } from './command.ts';
import { misspelt, READING_OPTIONS, readingOf, readPanel } from './panel-file.ts';
import { table } from './table.ts';
import { flipsTable, verdictsTable, waysTable } from './tables/compared-tables.ts';
import { writeBoth } from './tables/table-file.ts';

/** Recorded answers under every rule, each held against the best agent and the majority. */
export const compare: LabCommand = {
  name: 'compare',
  usage: 'compare PANEL.json|ANSWERS.csv|.jsonl|.parquet [--normalise HOW] [--column FIELD=NAME]… [--out DIR]',
  async run(args, io) {
    const { file, out, reading } = parse(args);
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    const panel = await readPanel(file, reading);
    io.note(misspelt(panel) ?? '');
    const begun = io.clock.now();
    const comparison = comparePanel(panel);
    io.print(shownComparison(panel, comparison));
    io.note(`\n${comparison.rows.length} ways of deciding in ${io.clock.now() - begun} ms\n`);
    if (out !== undefined) await written(panel, comparison, resolve(out), io);
    return 0;
  },
};

function parse(args: readonly string[]) {
  try {
    const options = { out: { type: 'string' }, ...READING_OPTIONS } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('Which answers? One file at a time.');
    return { file, out: values.out, reading: readingOf(values) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function shownComparison({ items }: RecordedPanel, { rows, rounds }: ComparedPanel): string {
  const known = rows[0]?.items ?? 0;
  const head =
    `${items.length} items, ${known} of them with a known right answer; ${agentsOf({ items }).length} agents, ` +
    `${rounds.length === 1 ? 'one round' : `${rounds.length} rounds`}\n`;
  const faults = rows.flatMap(({ name, fault }) => (fault === null ? [] : [`${name} cannot decide: ${fault}\n`]));
  if (known === 0) {
    const decided = rows.filter(({ fault }) => fault === null);
    return `${head}\nNo right answer is known: what differs from the majority can be told, what is right cannot.\n\n${table(
      [
        ['way of deciding', 'undecided', 'unlike the majority'],
        ...decided.map(({ name, undecided, flips }) => [name, String(undecided), String(flips)]),
      ],
    )}${faults.join('')}`;
  }
  return [
    head,
    rounds.length > 1 ? `${roundsTable(rounds)}\n` : '',
    waysText(rows),
    faults.join(''),
    `\n${headline(rows)}`,
    'Weights, competences and the best agent are learnt on other items (10 parts). An interval is of its own comparison; * marks what is\nshown when the p-values of all of them are corrected together (Holm).\n',
  ].join('\n');
}

function roundsTable(rounds: ComparedPanel['rounds']): string {
  const told = (value: number | null, digits: number): string => (value === null ? '' : value.toFixed(digits));
  return table([
    ['after round', 'majority right %', 'tokens an item', 'cost an item'],
    ...rounds.map(({ round, right, tokens, cost }) => [
      String(round),
      right === null ? '' : points(right),
      told(tokens, 0),
      told(cost, 4),
    ]),
  ]);
}

/** The controls first, then the best. */
function waysText(rows: readonly ComparedWay[]): string {
  const decided = rows.filter(({ accuracy }) => accuracy !== null);
  const sorted = decided.toSorted(
    (left, right) =>
      Number(right.kind === 'control') - Number(left.kind === 'control') ||
      (right.accuracy?.share ?? 0) - (left.accuracy?.share ?? 0),
  );
  return table([
    ['way of deciding', 'right %', '95 % interval', 'over the best agent', 'over the majority', 'flips'],
    ...sorted.map(({ name, kind, accuracy, againstBest, againstMajority, flips }) => [
      kind === 'control' ? `(${name})` : name,
      points(accuracy?.share ?? 0),
      `${points(accuracy?.low ?? 0)} – ${points(accuracy?.high ?? 0)}`,
      gap(againstBest),
      gap(againstMajority),
      name === MAJORITY ? '' : String(flips),
    ]),
  ]);
}

const points = (share: number): string => (share * 100).toFixed(1).replace('-', '−');

/** `+2.1 [0.3, 4.0] *`: the star marks a difference that is shown after correction. */
function gap(comparison: ComparedWay['againstBest']): string {
  if (comparison === null) return '';
  const { mean, low, high } = comparison.difference;
  const star = comparison.shown === 'better' || comparison.shown === 'worse' ? ' *' : '';
  return `${mean > 0 ? '+' : ''}${points(mean)} [${points(low)}, ${points(high)}]${star}`;
}

/** What the best way gains, and what the debate gained, said of losses as of gains. */
function headline(rows: readonly ComparedWay[]): string {
  const best = rows
    .filter(({ kind, accuracy }) => kind !== 'control' && accuracy !== null)
    .toSorted((left, right) => (right.accuracy?.share ?? 0) - (left.accuracy?.share ?? 0))[0];
  const blind = rows.find(({ kind, name }) => kind === 'control' && name.includes('first'));
  const lines = [best?.againstBest, best?.againstMajority, blind?.againstMajority].flatMap((one) =>
    one === null || one === undefined ? [] : [verdictSentence(one)],
  );
  const chosen =
    best === undefined
      ? ''
      : 'The best of the rows was picked after looking: it is the winner of a contest, not a forecast.\n';
  return `${lines.join('\n')}\n${chosen}`;
}

async function written(panel: RecordedPanel, comparison: ComparedPanel, out: string, { note }: LabIo): Promise<void> {
  await mkdir(out, { recursive: true });
  const { items } = panel;
  const majority = comparison.ways.find(({ name }) => name === MAJORITY)?.verdicts ?? [];
  const was = majority.map((verdict) => verdict ?? 'undecided');
  const flips = turnedVerdicts(comparison.record, was, winnerOf);
  const truths = new Map(items.map(({ id, gold }) => [id, gold]));
  const paths = [
    ...(await writeBoth(join(out, 'comparison'), waysTable(comparison.rows))),
    ...(await writeBoth(join(out, 'verdicts'), verdictsTable(items, comparison))),
    ...(await writeBoth(join(out, 'flips'), flipsTable(flips, truths))),
  ];
  const summary = join(out, 'comparison.json');
  await writeFile(
    summary,
    `${JSON.stringify({ panel: panel.name, rounds: comparison.rounds, rows: comparison.rows }, null, 1)}\n`,
  );
  note(`${[...paths, summary].join('\n')}\n`);
}
