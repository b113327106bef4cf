import { CONTRACTS, seatOf } from '../knowledge/index.ts';

/** Legal experts serve documents that two sides negotiate. */
export const legal = seatOf('legal', CONTRACTS);
