import type { Preset } from './categories.ts';

const PRICE: Readonly<Record<Preset, number>> = { quick: 1, legal: 2, technical: 2, compliance: 2, comprehensive: 3 };

/** Credits a review costs; a deep review costs double. */
export function creditsFor(preset: Preset, deepReview: boolean): number {
  return PRICE[preset] * (deepReview ? 2 : 1);
}
