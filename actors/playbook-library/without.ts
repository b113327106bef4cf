/**
 * A part of a pattern: letters of one sentence in which the words do not stand, at most so many where a number is given. RE2 cannot look
 * ahead, so each beginning of the words is followed by another letter than theirs.
 */
export function without(words: string, most?: number): string {
  const others = [...words].map((letter, index) => `${words.slice(0, index)}[^.${letter}]`);
  return `(?:${others.join('|')})${most === undefined ? '*' : `{0,${most}}`}`;
}
