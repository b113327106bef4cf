import type { Clause, NumberWords } from '../parsed-document.ts';
import { clauseIndexAt } from '../structure/clause-at.ts';
import { digitsValue, isNumberWord, wordsValue } from './quantities.ts';
import { romanceNumberWords } from './romance-number-words.ts';

const BRACKET = /\(\s{0,2}(?:US|U\.S\.)?\s?[$€£#]?\s?(\d[\d,]{0,24}(?:\.\d{1,4})?)\s?(?:%|percent|dollars)?\s{0,2}\)/gi;
/** What may be between the words and the bracket. */
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
/** `Eighty Thousand Dollars and No/100's`: cents as on a cheque. */
const CENTS = /\s{1,3}and\s{1,3}(no|\d{1,2})\s?\/\s?100(?:[’']?s|ths)?(?:\s{1,3}(?:us |u\.s\. )?dollars?)?\s{0,3}$/i;

/** The other way round: `$12,000 (twelve thousand dollars)`, `30 (thirty) days`. */
const WORDS_IN_BRACKET =
  /(?<![\w.,])[$€£]?(\d[\d,]{0,24}(?:\.\d{1,2}(?!\d))?)\s?(?:%|percent|dollars|euros?|USD|EUR|GBP)?\s{0,2}\(\s{0,2}(?:the sum of )?([A-Za-z][A-Za-z -]{2,120}?)\s{0,2}\)/g;

/** Quantities given twice, right or wrong: `thirty (30)`, `two hundred thousand dollars (US$200,000)`, `$45 (thirty dollars)`. */
export function findNumberWords(text: string, clauses: readonly Clause[], language = 'en'): NumberWords[] {
  if (language === 'it' || language === 'es') return romanceNumberWords(text, clauses, language);
  return [...wordsFirst(text, clauses), ...digitsFirst(text, clauses)].toSorted((a, b) => a.start - b.start);
}

function digitsFirst(text: string, clauses: readonly Clause[]): NumberWords[] {
  return Array.from(text.matchAll(WORDS_IN_BRACKET)).flatMap(({ 0: whole, 1: digits = '', 2: said = '', index }) => {
    const tokens = said.split(/\s+/);
    while (UNIT_BETWEEN.has((tokens.at(-1) ?? '').toLowerCase())) tokens.pop();
    const words = tokens.join(' ');
    const value = wordsValue(words);
    if (value === undefined) return [];
    const clause = clauseIndexAt(clauses, index);
    const span = { start: index, end: index + whole.length };
    return [{ ...span, words, wordsValue: value, digits, digitsValue: digitsValue(digits), clause }];
  });
}

function wordsFirst(text: string, clauses: readonly Clause[]): NumberWords[] {
  const found: NumberWords[] = [];
  for (const match of text.matchAll(BRACKET)) {
    const cents = CENTS.exec(text.slice(Math.max(0, match.index - 40), match.index));
    const before = wordsBefore(text, match.index - (cents?.[0].length ?? 0));
    const whole = before && wordsValue(before.words);
    if (!before || whole === undefined) continue;
    const value = whole + (Number(cents?.[1]) || 0) / 100;
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

/** Between two words of one number: a few blanks, or a hyphen with the line end and indentation after it. */
const JOINT = /^(?:[\s-]{1,4}|\s{0,2}-\s{0,60})$/;

/** `FOURTEEN MILLION, EIGHT HUNDRED`. */
const AFTER_SCALE = /^,\s{1,4}$/;

/** A number word joined to the next one by a blank, a hyphen or `and`. */
function belongs(window: string, tokens: readonly RegExpExecArray[], i: number): boolean {
  const token = tokens[i] as RegExpExecArray;
  const next = tokens[i + 1];
  const word = token[0].toLowerCase();
  if (!isNumberWord(word) && word !== 'and') return false;
  const gap = next === undefined ? '' : window.slice(token.index + token[0].length, next.index);
  return !next || JOINT.test(gap) || (AFTER_SCALE.test(gap) && /^(?:thousand|million|billion)$/.test(word));
}
