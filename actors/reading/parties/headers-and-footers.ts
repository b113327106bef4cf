import type { Span } from '../parsed-document.ts';

/** Printed so often, a line is the head or foot of a page. */
const REPEATED = 3;

/** Whether the place is in a line that every page repeats: what is printed there introduces nobody. */
export function isHeaderOrFooter(text: string, { start, end }: Span): boolean {
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', start);
  const line = text.slice(from, to < 0 ? text.length : to).trim();
  // A party named alone on its line may well be named so on its cover, its first page and its last.
  // A name that runs on into the next line is no line of a page's head, nor is one word where a file breaks at every word.
  if (!line.includes(' ') || line.length > 120 || (to >= 0 && end > to)) return false;
  // `Party B: Acme Ltd.` is filled in on the cover, on the first page and above the signature.
  if (text.slice(from, start).includes(':')) return false;
  let count = 0;
  for (let at = text.indexOf(line); at >= 0 && count < REPEATED; at = text.indexOf(line, at + line.length)) {
    const isWhole = /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 80), at));
    if (isWhole && /^[ \t]*(?:\r?\n|$)/.test(text.slice(at + line.length, at + line.length + 80))) count++;
  }
  return count >= REPEATED;
}
