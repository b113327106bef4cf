import { wordLine } from './docx/index.ts';

/** Signs that Markdown or HTML inside it would take for markup; an underscore inside a word and a bare `&` are none. */
const MARKUP = /[\\`*[\]<>|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu;

/** What would open a heading, a list or a rule at the beginning of a line, or underline the line before it. */
const OPENING = /^(\d{0,9})([.)#+=-])(?=[#=-]*(?:\s|$))/;

/** The text on one line, escaped so that Markdown shows every character verbatim. */
export function plain(text: string): string {
  return wordLine(text).replace(MARKUP, '\\$&').replace(OPENING, '$1\\$2');
}

/** The same for words inside a line: a blank at either end stays, since it parts them from their neighbours. */
export function inline(text: string): string {
  const words = wordLine(text).replace(MARKUP, '\\$&');
  if (words === '') return text === '' ? '' : ' ';
  return `${/^\s/.test(text) ? ' ' : ''}${words}${/\s$/.test(text) ? ' ' : ''}`;
}

export function strong(text: string): string {
  return around(text, '**');
}

export function struck(text: string): string {
  return around(text, '~~');
}

export function emphasis(text: string): string {
  return around(text, '*');
}

/** A block quote; line ends of the text stay, its empty lines go. */
export function blockQuote(text: string): string {
  return text
    .split(/\r\n|[\r\n]/)
    .map(plain)
    .filter((line) => line !== '')
    .map((line) => `> ${line}`)
    .join('  \n');
}

/** A table; cells are Markdown already. Empty without rows. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  if (rows.length === 0) return '';
  const rule = heads.map((_, index) => (right.includes(index) ? '---:' : '---'));
  return [heads, rule, ...rows].map(tableLine).join('\n');
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Marks text that is plain Markdown already; signs must touch the words, or Markdown shows them. */
function around(text: string, sign: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return words === '' ? text : `${before}${sign}${words}${sign}${after}`;
}
