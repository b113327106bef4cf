import { coFailure, type Pool } from './co-failure.ts';

/** The answers given to an item and the one finally decided on; null when none was. */
interface Decided extends Pool {
  readonly final: string | null;
}

/**
 * Oracle gap P(right answer in the pool) - P(final answer right): what a perfect choice among the given answers would add.
 * 0..1 where the final answer is one of the pool; below 0 where a debate found right answers nobody gave at first.
 *
 * Throws MeasureFault `empty` for no items, or an item without answers.
 */
export function oracleGap(items: readonly Decided[]): number {
  const failures = coFailure(items);
  return 1 - failures - items.filter(({ final, truth }) => final === truth).length / items.length;
}
