import { entropy } from '../metrics/index.ts';
import { lasting, leader } from './lasting.ts';
import type { RoundRecord } from './round-record.ts';

/** S2: on every item at least this share of the votes is for the leader (1: unanimity), and that lasts (see lasting). */
export function shareReached(history: readonly RoundRecord[], share: number): boolean {
  return lasting(history, (item) => {
    const top = leader(item);
    // The tolerance makes 2 of 3 reach the share 2/3.
    return top !== null && top.votes >= share * top.cast - 1e-9;
  });
}

/**
 * S4: the votes on every item are spread by at most this many bits, and that lasts (see lasting). The published variant that
 * stops when the entropy no longer changes is left out: rotating votes keep it constant.
 */
export function entropyReached(history: readonly RoundRecord[], bits: number): boolean {
  return lasting(history, (item) => entropy(Object.values(item.votes)) <= bits);
}
