import type { Estimate } from './accelerated.ts';
import { normalQuantile } from './normal.ts';
import { studentQuantile } from './student.ts';

/** Outcomes of two methods on the same items: how many only the one, and only the other, got right. */
export interface PairedCounts {
  readonly better: number;
  readonly worse: number;
  readonly items: number;
}

/**
 * Difference of two paired shares with the interval of Bonett & Price (2012, J. Educ. Behav. Stat. 37:479): Wald's, after one
 * item more of each kind of difference. It covers about what it says with few items and with hardly any that differ, where a
 * bootstrap can draw nothing it has not seen (the test works the coverage out exactly).
 *
 * Throws RangeError for no items, counts that are none, or a level outside 0..1.
 */
export function pairedInterval({ better, worse, items }: PairedCounts, level = 0.95): Estimate {
  if (!(items >= 1 && better >= 0 && worse >= 0 && better + worse <= items)) {
    throw new RangeError(`${better} better and ${worse} worse of ${items}`);
  }
  if (!(level > 0 && level < 1)) throw new RangeError(`level ${level}`);
  const [gain, loss] = [(better + 1) / (items + 2), (worse + 1) / (items + 2)];
  const half = normalQuantile((1 + level) / 2) * Math.sqrt((gain + loss - (gain - loss) ** 2) / (items + 2));
  const bounded = (value: number): number => Math.max(-1, Math.min(1, value));
  return { mean: (better - worse) / items, low: bounded(gain - loss - half), high: bounded(gain - loss + half) };
}

/**
 * The same where the items come in clusters, as the debates of one drawn panel do: also Student's interval of the clusters' own
 * differences, which holds for panels that were not drawn. The wider of the two is reported.
 *
 * Throws RangeError as pairedInterval, and for fewer than two clusters.
 */
export function clusteredInterval(clusters: readonly PairedCounts[], level = 0.95): Estimate {
  if (clusters.length < 2) throw new RangeError('one cluster tells nothing of the others');
  const sum = (of: (cluster: PairedCounts) => number): number => clusters.reduce((total, one) => total + of(one), 0);
  const items = sum((cluster) => cluster.items);
  const alone = pairedInterval({ better: sum(({ better }) => better), worse: sum(({ worse }) => worse), items }, level);
  const count = clusters.length;
  // Clusters weigh by their items; of equal size, as in a sweep, this is the variance of their means over their number.
  const variance =
    (count / (count - 1)) * sum(({ better, worse, items: own }) => ((better - worse - alone.mean * own) / items) ** 2);
  const half = studentQuantile((1 + level) / 2, count - 1) * Math.sqrt(variance);
  return {
    mean: alone.mean,
    low: Math.max(-1, Math.min(alone.low, alone.mean - half)),
    high: Math.min(1, Math.max(alone.high, alone.mean + half)),
  };
}
