import { CONTRACTS, seatOf } from '../knowledge/index.ts';

/** Compliance experts serve contracts; those who read privacy policies too say so. */
export const compliance = seatOf('compliance', CONTRACTS);
