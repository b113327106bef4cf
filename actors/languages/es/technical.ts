import type { CataloguePart } from '../catalogue.ts';

export const technical: CataloguePart = { experts: {}, rules: {}, reasons: {} };
