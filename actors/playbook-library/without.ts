/**
 * A part of a pattern: at most so many letters of one sentence in which the words do not stand. RE2 cannot look ahead, so each beginning
 * of the words is followed by another letter than theirs.
 */
export function without(words: string, most: number): string {
  const others = [...words].map((letter, index) => `${words.slice(0, index)}[^.${letter}]`);
  return `(?:${others.join('|')}){0,${most}}`;
}
