import type { Line } from './line.ts';

/**
 * What a page gives to read: `text`; `nothing` (a picture, perhaps with a stamp or a page number); `garbled`, signs of fonts
 * that do not say which letters they show.
 */
export type Legibility = 'text' | 'nothing' | 'garbled';

/** Fewer letters and digits than this on a page are no text. */
const MIN_LETTERS = 12;

export function legibility(lines: readonly Pick<Line, 'text'>[]): Legibility {
  const text = lines.map((line) => line.text).join('\n');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const garbage = text.match(/[\p{Co}\p{Cn}\uFFFD]|(?![\t\n])\p{Cc}/gu)?.length ?? 0;
  if (garbage > letters && garbage >= MIN_LETTERS) return 'garbled';
  return letters < MIN_LETTERS ? 'nothing' : 'text';
}
