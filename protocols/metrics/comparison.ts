import type { SeededRandom } from '../seeded.ts';

/** Lower and upper end of an interval that holds the true value in 95 of 100 experiments, unless told otherwise. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Standard normal quantile of a two-sided 95% interval. */
const Z95 = 1.959963984540054;

/**
 * Wilson's (1927) interval for a share: `successes` of `trials`. Stays within 0..1 and is honest for small numbers.
 * Throws RangeError unless 0 ≤ successes ≤ trials, trials ≥ 1.
 */
export function shareInterval(successes: number, trials: number, z = Z95): Interval {
  if (!(trials >= 1 && successes >= 0 && successes <= trials)) throw new RangeError(`${successes} of ${trials}`);
  const share = successes / trials;
  const middle = share + z ** 2 / (2 * trials);
  const spread = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  const scale = 1 + z ** 2 / trials;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/**
 * Exact McNemar test of two methods on the same items: two-sided p that the items only the one got right and those only
 * the other got right are split as unevenly by chance. Items both got right or wrong say nothing. Throws RangeError for
 * an invalid count.
 */
export function pairedTest(onlyLeft: number, onlyRight: number): number {
  const trials = onlyLeft + onlyRight;
  if (![onlyLeft, onlyRight].every((count) => Number.isInteger(count) && count >= 0)) {
    throw new RangeError(`no counts: ${onlyLeft}, ${onlyRight}`);
  }
  // In logarithms: 2^-n is zero in floating point from n = 1074 on.
  let log = -trials * Math.LN2;
  let tail = Math.exp(log);
  for (let k = 1; k <= Math.min(onlyLeft, onlyRight); k++) {
    log += Math.log((trials - k + 1) / k);
    tail += Math.exp(log);
  }
  return Math.min(1, 2 * tail);
}

/**
 * Mean of left - right over the same items, with a 95% percentile bootstrap interval: items are drawn again, both scores
 * together, so that what is hard for both does not blur the difference. An interval that holds 0 shows nothing.
 *
 * Throws RangeError for no items or lists of different length.
 */
export function pairedDifference(
  left: readonly number[],
  right: readonly number[],
  random: SeededRandom,
  resamples = 2000,
): Interval & { readonly mean: number } {
  if (left.length === 0 || left.length !== right.length)
    throw new RangeError('both methods need scores of the same items');
  const gaps = left.map((score, item) => score - (right[item] as number));
  const means = Array.from({ length: resamples }, () => {
    let sum = 0;
    for (let draw = 0; draw < gaps.length; draw++) sum += gaps[random.integer(0, gaps.length - 1)] as number;
    return sum / gaps.length;
  }).toSorted((one, other) => one - other);
  const at = (share: number): number => means[Math.round(share * (resamples - 1))] as number;
  return { mean: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length, low: at(0.025), high: at(0.975) };
}
