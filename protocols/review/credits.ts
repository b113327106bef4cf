import type { Preset } from './categories.ts';

const PRICE: Readonly<Record<Preset, number>> = { quick: 1, legal: 2, technical: 2, compliance: 2, comprehensive: 3 };

/** How many times the credits of its preset a deep review costs. */
export const DEEP_FACTOR = 2;

/** Credits a review costs. */
export function creditsFor(preset: Preset, deepReview: boolean): number {
  return PRICE[preset] * (deepReview ? DEEP_FACTOR : 1);
}
