import { headlines, type SceneSummary } from '../../../protocols/lab/index.ts';
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

/** Each protocol against the control that it does worst against, best first; all comparisons are in the summary and the report. */
export function headlineLines({ findings }: SceneSummary): string {
  const lines = headlines(findings).map(({ sentence, controls }) => `${sentence} (hardest of ${controls} controls)\n`);
  return `${lines.join('')}All ${findings.length} comparisons are in summary.json and the report.\n`;
}

const percent = (share: number): string => (share * 100).toFixed(1);
