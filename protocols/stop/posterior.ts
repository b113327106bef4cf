import { lasting, leader } from './lasting.ts';
import type { RoundRecord } from './round-record.ts';

/**
 * Probability that more than half of all possible voters favour the leader when `k` of `n` do, under Beta(1, 1):
 * P(θ > ½) for θ ~ Beta(k + 1, n - k + 1), which equals P(Binomial(n + 1, ½) ≤ k) and is summed exactly.
 *
 * Throws RangeError unless 0 ≤ k ≤ n are integers.
 */
export function majorityPosterior(k: number, n: number): number {
  if (!Number.isInteger(k) || !Number.isInteger(n) || k < 0 || k > n) throw new RangeError(`${k} of ${n} votes`);
  // In logarithms: 2^-(n + 1) is zero in floating point from n = 1074 on.
  let log = -(n + 1) * Math.LN2;
  let sum = Math.exp(log);
  for (let successes = 1; successes <= k; successes++) {
    log += Math.log((n + 2 - successes) / successes);
    sum += Math.exp(log);
  }
  return Math.min(1, sum);
}

/** S6: on every item the leader's majority is certain enough, and lasts (see lasting). */
export function posteriorReached(history: readonly RoundRecord[], level: number): boolean {
  return lasting(history, (item) => {
    const top = leader(item);
    return top !== null && majorityPosterior(top.votes, top.cast) >= level;
  });
}
