import type { Line } from './line.ts';

/** What the document itself says of its hyphens. */
export interface Hyphens {
  /** Words that are somewhere inside a line. */
  readonly words: ReadonlySet<string>;
  /** Words are divided at line ends; otherwise a hyphen there is the word's own. */
  readonly divides: boolean;
}

const HEAD = /([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)-$/u;
const TAIL = /^([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)/u;

/** Collects the words inside lines, and how the hyphens at line ends compare with them. */
export function hyphensOf(lines: readonly Line[]): Hyphens {
  const words = new Set<string>();
  for (const { text } of lines) {
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []) words.add(word);
  }
  let divided = 0;
  let own = 0;
  lines.forEach((line, index) => {
    const parts = cut(line.text, lines[index + 1]?.text ?? '');
    if (parts === undefined) return;
    if (words.has(parts.head + parts.tail)) divided += 1;
    else if (words.has(`${parts.head}-${parts.tail}`)) own += 1;
  });
  return { words, divides: divided > own };
}

/** The text with the next line of its paragraph after it: a space between, or a word put together again. */
export function joinWords(text: string, line: string, { words, divides }: Hyphens): string {
  if (text.endsWith('\u00ad')) return text.slice(0, -1) + line;
  // Only the end: the text is long by now, and this runs for every line.
  const end = text.slice(-60);
  const parts = cut(end, line);
  if (parts === undefined) return /[\p{L}\p{N}][-/]$/u.test(end) ? text + line : `${text} ${line}`;
  const { head, tail } = parts;
  const together = words.has(head + tail) || (divides && !head.includes('-') && !words.has(`${head}-${tail}`));
  return together ? text.slice(0, -1) + line : text + line;
}

/** The two halves around a hyphen at the line's end, when the second goes on in a small letter. */
function cut(text: string, next: string): { head: string; tail: string } | undefined {
  const head = HEAD.exec(text)?.[1];
  const tail = TAIL.exec(next)?.[1];
  if (head === undefined || tail === undefined || !/^\p{Ll}/u.test(tail)) return undefined;
  return { head: head.toLowerCase(), tail: tail.toLowerCase() };
}
