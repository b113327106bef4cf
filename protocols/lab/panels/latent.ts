import { normalDensity, normalQuantile, normalShare } from '../statistics/index.ts';

/** Nodes of the trapezium rule over the common factor, from -8 to 8 standard deviations: exact to about 1e-12 for what is smooth. */
const STEPS = 96;
const REACH = 8;

/** Values of a standard normal factor, with the probability of each. */
export const FACTOR: readonly { readonly value: number; readonly weight: number }[] = Array.from(
  { length: STEPS + 1 },
  (_, step) => {
    const value = -REACH + (2 * REACH * step) / STEPS;
    return { value, weight: (normalDensity(value) * 2 * REACH) / STEPS };
  },
);

/** Probability of being right, for one of threshold t whose latent ability correlates with the factor by √r, at this value of the factor. */
export const rightGiven = (threshold: number, latent: number, factor: number): number =>
  normalShare((threshold - Math.sqrt(latent) * factor) / Math.sqrt(1 - latent));

/**
 * Correlation of the errors (φ) of two experts of accuracy p whose latent abilities correlate with r: the Gaussian copula,
 * (P(both right) - p²) / (p (1 - p)).
 */
export function errorCorrelationOf(latent: number, p: number): number {
  const threshold = normalQuantile(p);
  let both = 0;
  for (const { value, weight } of FACTOR) both += weight * rightGiven(threshold, latent, value) ** 2;
  return (both - p * p) / (p * (1 - p));
}

/**
 * The latent correlation r under which errors correlate with φ, by halving to 1e-9: tetrachoric correlation. Errors of
 * experts who are mostly right correlate much less than what causes them.
 *
 * Throws RangeError unless 0 < p < 1 and 0 ≤ φ < 1.
 */
export function latentCorrelation(correlation: number, p: number): number {
  if (!(correlation >= 0 && correlation < 1)) throw new RangeError(`correlation ${correlation}`);
  if (correlation === 0) return 0;
  let [low, high] = [0, 1 - 1e-9];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (errorCorrelationOf(middle, p) < correlation) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
