import type { CataloguePart } from '../catalogue.ts';

export const business: CataloguePart = { experts: {}, rules: {}, reasons: {} };
