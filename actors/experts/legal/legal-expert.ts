import { CONTRACTS, expertFactory } from '../toolkit/index.ts';

/** Legal experts serve documents that two sides negotiate. */
export const legalExpert = expertFactory('legal', CONTRACTS);
