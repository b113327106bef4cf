import type { CataloguePart } from '../catalogue.ts';

export const fairness: CataloguePart = { experts: {}, rules: {}, reasons: {} };
