import { normalQuantile, normalShare } from './normal.ts';

/** What a paired experiment is to find out, and how surely. */
export interface Question {
  /** Difference in accuracy that matters, 0..1 (0.02 is two percentage points). */
  readonly difference: number;
  /** Share of items on which the two methods differ at all (one right, the other wrong), at least the difference. */
  readonly discordant: number;
  /** Probability of calling chance a difference, two-sided. */
  readonly alpha: number;
  /** Probability of finding the difference when it is there. */
  readonly power: number;
}

/**
 * Items a paired comparison needs (McNemar's test; Connor 1987, Biometrics 43:207):
 * n = (z(1-α/2) √ψ + z(power) √(ψ - d²))² / d², for the difference d and the discordant share ψ.
 *
 * Throws RangeError unless 0 < d ≤ ψ ≤ 1, 0 < α < 1 and 0 < power < 1.
 */
export function itemsNeeded({ difference: d, discordant, alpha, power }: Question): number {
  check(d, discordant);
  const spread =
    normalQuantile(1 - alpha / 2) * Math.sqrt(discordant) + normalQuantile(power) * Math.sqrt(discordant - d * d);
  return Math.ceil((spread / d) ** 2);
}

/** Power of a paired comparison on so many items: the same formula, solved for the power. */
export function powerAt(items: number, { difference: d, discordant, alpha }: Omit<Question, 'power'>): number {
  check(d, discordant);
  if (!(items >= 1)) throw new RangeError(`${items} items`);
  if (discordant - d * d <= 0) return 1;
  const margin = d * Math.sqrt(items) - normalQuantile(1 - alpha / 2) * Math.sqrt(discordant);
  return normalShare(margin / Math.sqrt(discordant - d * d));
}

/** The smallest difference that so many items show with this power: by halving, to 1e-6. null when not even ψ itself shows. */
export function smallestDifference(items: number, question: Omit<Question, 'difference'>): number | null {
  const { discordant, power } = question;
  let [low, high] = [0, discordant];
  if (powerAt(items, { ...question, difference: discordant }) < power) return null;
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (powerAt(items, { ...question, difference: middle }) < power) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Share of items on which two methods of these accuracies differ when the correlation of their successes is φ:
 * ψ = p(1-q) + q(1-p) - 2φ √(p(1-p)q(1-q)). Independent methods (φ = 0) are the worst case of a paired design.
 *
 * Throws RangeError when no two methods can have these accuracies and this correlation.
 */
export function discordantShare(p: number, q: number, correlation: number): number {
  if (!(p > 0 && p < 1 && q > 0 && q < 1)) throw new RangeError(`accuracies ${p}, ${q}`);
  const both = p * q + correlation * Math.sqrt(p * (1 - p) * q * (1 - q));
  if (!(both >= Math.max(0, p + q - 1) - 1e-12 && both <= Math.min(p, q) + 1e-12)) {
    throw new RangeError(`no two methods of accuracy ${p} and ${q} correlate with ${correlation}`);
  }
  return p + q - 2 * both;
}

function check(difference: number, discordant: number): void {
  if (!(difference > 0 && difference <= discordant && discordant <= 1)) {
    throw new RangeError(`a difference of ${difference} needs at least as many items that differ, not ${discordant}`);
  }
}
