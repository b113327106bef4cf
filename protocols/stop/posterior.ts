import type { ItemRecord, RoundRecord } from './round-record.ts';

/**
 * Largest share of votes that may change in a round while the item still counts as settled. One voter in ten may waver;
 * more, and the count is a moment in a movement.
 */
const WAVERING = 0.1;

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

/**
 * S6: on every item the leader's majority is certain enough, and is no accident of one round: the same candidate led the
 * round before, and at most a tenth of the votes moved. Counting alone would stop at once when votes rotate among the
 * candidates, since every single round then looks decided.
 */
export function posteriorReached(history: readonly RoundRecord[], level: number): boolean {
  const [before, now] = history.slice(-2);
  if (before === undefined || now === undefined) return false;
  const earlier = new Map(before.items.map((item) => [item.tally.item, item]));
  return now.items.every((item) => settled(item, earlier.get(item.tally.item), level));
}

function settled(item: ItemRecord, before: ItemRecord | undefined, level: number): boolean {
  const leader = majority(item);
  if (leader === null || before === undefined || leader.candidate !== majority(before)?.candidate) return false;
  return majorityPosterior(leader.votes, leader.cast) >= level && item.changed <= WAVERING * leader.cast;
}

function majority({ votes }: ItemRecord): { candidate: string; votes: number; cast: number } | null {
  const counts = Object.entries(votes);
  const cast = counts.reduce((sum, [, count]) => sum + count, 0);
  const top = counts.find(([, count]) => 2 * count > cast);
  return top === undefined ? null : { candidate: top[0], votes: top[1], cast };
}
