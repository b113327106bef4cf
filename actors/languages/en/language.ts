import type { CataloguePart } from '../catalogue.ts';

export const language: CataloguePart = { experts: {}, rules: {}, reasons: {} };
