import { seededRandom } from '../../protocols/index.ts';

/** Hits, false alarms and misses. */
export interface Tally {
  readonly hits: number;
  readonly false_alarms: number;
  readonly missed: number;
}

export const f1Of = ({ hits, false_alarms, missed }: Tally): number =>
  hits === 0 ? 0 : (2 * hits) / (2 * hits + false_alarms + missed);

export const precisionOf = ({ hits, false_alarms }: Tally): number => (hits === 0 ? 0 : hits / (hits + false_alarms));
export const recallOf = ({ hits, missed }: Tally): number => (hits === 0 ? 0 : hits / (hits + missed));

/** Counts what was said against what is true. */
export function tallyOf(pairs: Iterable<readonly [said: boolean, truth: boolean]>): Tally {
  const tally = { hits: 0, false_alarms: 0, missed: 0 };
  for (const [said, truth] of pairs) {
    if (said && truth) tally.hits++;
    else if (said) tally.false_alarms++;
    else if (truth) tally.missed++;
  }
  return tally;
}

export function pooled(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
  return { hits: sum((t) => t.hits), false_alarms: sum((t) => t.false_alarms), missed: sum((t) => t.missed) };
}

export const macroF1 = (tallies: readonly Tally[]): number =>
  tallies.reduce((sum, tally) => sum + f1Of(tally), 0) / tallies.length;

const RESAMPLES = 2000;

/**
 * 95% percentile interval of the difference in pooled F1 between two systems on the same documents: documents are drawn
 * with replacement, and both systems are judged on the same draw.
 */
export function pairedInterval(ours: readonly Tally[], theirs: readonly Tally[]): readonly [low: number, high: number] {
  const random = seededRandom(1, 'paired interval');
  const differences = Array.from({ length: RESAMPLES }, () => {
    const drawn = ours.map(() => random.integer(0, ours.length - 1));
    const of = (tallies: readonly Tally[]): number => f1Of(pooled(drawn.map((index) => tallies[index] as Tally)));
    return of(ours) - of(theirs);
  }).toSorted((a, b) => a - b);
  const at = (share: number): number => differences[Math.round(share * (RESAMPLES - 1))] as number;
  return [at(0.025), at(0.975)];
}
