import { type SeededRandom, seededRandom } from '../../seeded.ts';

/** First numbers that are thrown away. */
const WARM_UP = 4;

/**
 * Like seededRandom, for thousands of labels that differ in one digit. The first numbers of such neighbouring streams
 * correlate (0.15 measured between items n and n + 1), later ones do not. Without this the hard items would come in rows.
 */
export function stream(seed: number, ...labels: string[]): SeededRandom {
  const random = seededRandom(seed, ...labels);
  for (let draw = 0; draw < WARM_UP; draw++) random.real();
  return random;
}

/** A standard normal number (Box & Muller 1958, its cosine half): two draws each, so that streams stay in step. */
export function normalDraw(random: SeededRandom): number {
  const first = random.real();
  return normalOf(first, random.real());
}

/** The standard normal number that two uniform ones make. */
export const normalOf = (first: number, second: number): number =>
  Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
