import type { CataloguePart } from '../catalogue.ts';

export const consistency: CataloguePart = { experts: {}, rules: {}, reasons: {} };
