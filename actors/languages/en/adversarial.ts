import type { CataloguePart } from '../catalogue.ts';

export const adversarial: CataloguePart = { experts: {}, rules: {}, reasons: {} };
