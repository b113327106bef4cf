import bidiFactory from 'bidi-js/dist/bidi.mjs';

/**
 * The order in which the words of a line are drawn, by the Unicode bidirectional algorithm (UAX 9, bidi-js). Letters within a
 * word are ordered by the font engine. A line without right-to-left signs is left alone.
 */
const bidi = bidiFactory();

/** Whether a text has a sign that is written from the right. */
export const isRightToLeft = (text: string): boolean =>
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(text);

/** A stretch of one word that is drawn in one direction. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  /** Odd: from the right. */
  readonly level: number;
}

/** The direction of a paragraph: that of its first letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [first] = /\p{L}/u.exec(text) ?? [];
  return first !== undefined && isRightToLeft(first) ? 'rtl' : 'ltr';
}

/**
 * Stretches of the text in the order they are drawn from the left; cut at every index of `cuts`, which part words and styles.
 * Signs that look to the other side when written from the right (brackets) are to be mirrored by the caller.
 */
export function inVisualOrder(text: string, cuts: readonly number[], base: 'ltr' | 'rtl'): Stretch[] {
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const borders = new Set(cuts);
  const stretches: { start: number; end: number; level: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const level = levels[at] ?? 0;
    const last = stretches.at(-1);
    if (last !== undefined && last.level === level && !borders.has(at)) last.end = at + 1;
    else stretches.push({ start: at, end: at + 1, level });
  }
  return reversed(stretches);
}

/** Rule L2: from the highest level down to the lowest odd one, every stretch at that level or above is turned round. */
function reversed(stretches: readonly Stretch[]): Stretch[] {
  const ordered = [...stretches];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      if ((ordered[start] as Stretch).level < level) continue;
      let end = start;
      while (end < ordered.length && (ordered[end] as Stretch).level >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  }
  return ordered;
}

/** The text as drawn at its level: brackets look the other way, and signs without their own direction are turned round. */
export function shaped(text: string, level: number): string {
  if (level % 2 === 0) return text;
  const mirrored = [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign);
  // The font engine turns words with right-to-left letters itself.
  return isRightToLeft(text) ? mirrored.join('') : mirrored.toReversed().join('');
}
