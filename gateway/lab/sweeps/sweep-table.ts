import type { SceneSummary } from '../../../protocols/lab/index.ts';
import { table } from '../table.ts';

/** Protocols and common controls of a scene, best first; what belongs to one protocol is in the sentences. */
export function columnTable({ scene, voters, columns }: SceneSummary): string {
  const rows = columns
    .filter(({ of }) => of === undefined)
    .toSorted((left, right) => right.accuracy.share - left.accuracy.share || left.tokens - right.tokens);
  return `${scene}: ${voters} experts, ${columns[0]?.items ?? 0} items\n\n${table([
    ['', 'right %', '95% from', 'to', 'undecided %', 'rounds', 'tokens an item'],
    ...rows.map(({ name, kind, accuracy, undecided, rounds, tokens }) => [
      kind === 'protocol' ? name : `(${name})`,
      percent(accuracy.share),
      percent(accuracy.low),
      percent(accuracy.high),
      percent(undecided),
      rounds.toFixed(1),
      Math.round(tokens).toLocaleString('en'),
    ]),
  ])}`;
}

/** The controls a protocol must beat to have earned anything; the others are in the summary and the report. */
const TOLD: readonly string[] = [
  'own-rule',
  'asked-again',
  'equal-cost',
  'learnt-weights',
  'best-expert',
  'null',
  'protocol',
];

/** What the decisive comparisons show, protocol by protocol. */
export function findingLines({ findings }: SceneSummary): string {
  return findings
    .filter(({ kind }) => TOLD.includes(kind))
    .map(({ sentence }) => `${sentence}\n`)
    .join('');
}

const percent = (share: number): string => (share * 100).toFixed(1);
