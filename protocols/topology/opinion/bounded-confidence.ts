import type { SeededRandom } from '../../seeded.ts';

/** Opinions this close count as within reach: without it rounding decides who hears whom when distances equal the reach. */
const CLOSE = 1e-12;

/**
 * One round of Hegselmann & Krause (2002, JASSS 5:3): everybody takes the mean of all opinions within `reach` of their own,
 * their own included, all at once.
 */
export function heardWithin(opinions: readonly number[], reach: number): number[] {
  return opinions.map((own) => {
    const near = opinions.filter((other) => Math.abs(other - own) <= reach + CLOSE);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** Rounds of heardWithin until nobody moves by more than 1e-12. Always ends: the model stops in finite time. */
export function boundedConfidence(first: readonly number[], reach: number): { opinions: number[]; rounds: number } {
  let opinions = [...first];
  for (let rounds = 0; ; rounds++) {
    const next = heardWithin(opinions, reach);
    if (next.every((value, index) => Math.abs(value - (opinions[index] as number)) <= CLOSE))
      return { opinions, rounds };
    opinions = next;
  }
}

/** Sizes of the groups of equal opinion, from the lowest opinion to the highest. */
export function camps(opinions: readonly number[]): number[] {
  const sorted = opinions.toSorted((left, right) => left - right);
  const sizes: number[] = [];
  for (const [index, value] of sorted.entries()) {
    if (index > 0 && value - (sorted[index - 1] as number) <= 1e-6) sizes.push((sizes.pop() as number) + 1);
    else sizes.push(1);
  }
  return sizes;
}

/**
 * Deffuant et al. (2000, Adv. Complex Systems 3:87): `meetings` times two voters drawn at random meet and, when closer than
 * `reach`, each moves by the share `step` (0..½) of their difference. The mean of all opinions stays the same.
 *
 * Throws RangeError for fewer than two opinions or a step outside 0..½.
 */
export function pairwise(
  first: readonly number[],
  reach: number,
  step: number,
  meetings: number,
  random: SeededRandom,
): number[] {
  if (first.length < 2 || !(step >= 0 && step <= 0.5)) throw new RangeError(`${first.length} opinions, step ${step}`);
  const opinions = [...first];
  for (let meeting = 0; meeting < meetings; meeting++) {
    const one = random.integer(0, opinions.length - 1);
    const other = (one + random.integer(1, opinions.length - 1)) % opinions.length;
    const gap = (opinions[other] as number) - (opinions[one] as number);
    if (Math.abs(gap) >= reach) continue;
    opinions[one] = (opinions[one] as number) + step * gap;
    opinions[other] = (opinions[other] as number) - step * gap;
  }
  return opinions;
}
