import type { Clause, NumberWords } from './parsed-document.ts';
import { clauseIndexAt } from './place.ts';
import { digitsValue, isNumberWord, wordsValue } from './quantities.ts';

const BRACKET = /\(\s{0,2}(?:US|U\.S\.)?\s?[$€£#]?\s?(\d[\d,]{0,24}(?:\.\d{1,4})?)\s?(?:%|percent|dollars)?\s{0,2}\)/gi;
/** What may stand between the words and the bracket. */
const UNIT_BETWEEN = new Set([
  'dollars',
  'dollar',
  'euros',
  'euro',
  'pounds',
  'percent',
  'per',
  'cent',
  'u.s',
  'us',
  'united',
  'states',
]);
const LONGEST_WORDS = 140;

/** Quantities given twice, right or wrong: `thirty (30)`, `two hundred thousand dollars (US$200,000)`, `thirty (45)`. */
export function findNumberWords(text: string, clauses: readonly Clause[]): NumberWords[] {
  const found: NumberWords[] = [];
  for (const match of text.matchAll(BRACKET)) {
    const before = wordsBefore(text, match.index);
    const value = before && wordsValue(before.words);
    if (!before || value === undefined) continue;
    const digits = match[1] as string;
    found.push({
      start: before.start,
      end: match.index + match[0].length,
      words: before.words,
      wordsValue: value,
      digits,
      digitsValue: digitsValue(digits),
      clause: clauseIndexAt(clauses, before.start),
    });
  }
  return found;
}

function wordsBefore(text: string, bracket: number): { start: number; words: string } | undefined {
  const from = Math.max(0, bracket - LONGEST_WORDS);
  const window = text.slice(from, bracket);
  const tokens = [...window.matchAll(/[A-Za-z]+(?:\.[A-Za-z])?/g)];
  let last = tokens.length - 1;
  while (last >= 0 && UNIT_BETWEEN.has((tokens[last]?.[0] ?? '').toLowerCase())) last--;
  let first = last;
  while (first >= 0 && belongs(window, tokens, first)) first--;
  first++;
  while (first <= last && !isNumberWord(tokens[first]?.[0] ?? '')) first++;
  const begin = tokens[first];
  const end = tokens[last];
  if (!begin || !end || first > last || /[^\s]/.test(window.slice(tokenEnd(tokens.at(-1)), window.length)))
    return undefined;
  return { start: from + begin.index, words: window.slice(begin.index, end.index + end[0].length) };
}

function tokenEnd(token: RegExpMatchArray | undefined): number {
  return token ? (token.index ?? 0) + token[0].length : 0;
}

/** A number word joined to the next one by a blank, a hyphen or `and`. */
function belongs(window: string, tokens: readonly RegExpExecArray[], i: number): boolean {
  const token = tokens[i] as RegExpExecArray;
  const next = tokens[i + 1];
  const word = token[0].toLowerCase();
  if (!isNumberWord(word) && word !== 'and') return false;
  return !next || /^[\s-]{1,4}$/.test(window.slice(token.index + token[0].length, next.index));
}
