import { CONTRACTS, expertFactory } from '../toolkit/index.ts';

/** Compliance experts serve contracts; those who read privacy policies too say so. */
export const complianceExpert = expertFactory('compliance', CONTRACTS);
