import { MeasureFault } from './measure-fault.ts';

/**
 * Order sensitivity, 0..1: the share of items whose winner is another when the same debate is run with the speaking order
 * reversed. Both lists hold the winners of the same items in the same order; null, nobody wins, is an outcome like others.
 * Voters that answer at random differ too: compare with two runs in the same order.
 *
 * Throws MeasureFault `empty` for no items, `unequal-lengths` when the lists are not of the same items.
 */
export function orderSensitivity(forward: readonly (string | null)[], reversed: readonly (string | null)[]): number {
  if (forward.length !== reversed.length)
    throw new MeasureFault('unequal-lengths', `${forward.length} and ${reversed.length} winners`);
  if (forward.length === 0) throw new MeasureFault('empty', 'no items');
  return forward.filter((winner, item) => winner !== reversed[item]).length / forward.length;
}
