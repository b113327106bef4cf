import type { CataloguePart } from '../catalogue.ts';

export const legal: CataloguePart = { experts: {}, rules: {}, reasons: {} };
