import type { CataloguePart } from '../catalogue.ts';

export const compliance: CataloguePart = { experts: {}, rules: {}, reasons: {} };
