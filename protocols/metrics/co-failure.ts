import { MeasureFault } from './measure-fault.ts';

/** All answers given to one item (null abstains, which is not right), and the right one. */
export interface Pool {
  readonly answers: readonly (string | null)[];
  readonly truth: string;
}

/**
 * Co-failure β = P(all wrong), 0..1: the share of items to which nobody gave the right answer. No rule that elects one of
 * the given answers is right more often than 1 - β.
 *
 * Throws MeasureFault `empty` for no items, or an item without answers.
 */
export function coFailure(pools: readonly Pool[]): number {
  if (pools.length === 0) throw new MeasureFault('empty', 'no items');
  if (pools.some(({ answers }) => answers.length === 0)) throw new MeasureFault('empty', 'an item without answers');
  return pools.filter(({ answers, truth }) => !answers.includes(truth)).length / pools.length;
}
