import type { Clause, NumberWords } from '../parsed-document.ts';
import { clauseIndexAt } from '../structure/clause-at.ts';
import { romanceValue } from './romance-numbers.ts';

const DIGITS = '\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d+(?:,\\d{1,2})?';
const UNIT = '(?:€|euros?|EUR|US\\$|\\$|d[oó]lares|dollari|%|per\\s?cento|por\\s?ciento)';

/** `euro 24.000 (ventiseimila)`, `24.000 euros (veintiséis mil euros)`. */
const DIGITS_FIRST = new RegExp(
  `(?<![\\d.,])(${DIGITS})\\s?${UNIT}?\\s?\\(\\s?([\\p{L}][^()\\n]{2,120}?)\\s?\\)`,
  'giu',
);
/** `trenta (30) giorni`. */
const WORDS_FIRST = new RegExp(
  `([\\p{L}][\\p{L}\\s-]{1,100}?)\\s?${UNIT}?\\s?\\(\\s?${UNIT}?\\s?(${DIGITS})\\s?${UNIT}?\\s?\\)`,
  'giu',
);
/** Words of one number: nobody writes more before a bracket. */
const MOST_WORDS = 9;

/** Quantities given twice in an Italian or Spanish text. */
export function romanceNumberWords(text: string, clauses: readonly Clause[], language: 'it' | 'es'): NumberWords[] {
  const pair = (start: number, end: number, words: string, value: number, digits: string): NumberWords => ({
    start,
    end,
    words,
    wordsValue: value,
    digits,
    digitsValue: Number(digits.replaceAll('.', '').replace(',', '.')),
    clause: clauseIndexAt(clauses, start),
  });
  const first = [...text.matchAll(DIGITS_FIRST)].flatMap(({ 0: whole, 1: digits = '', 2: said = '', index }) => {
    const words = said
      .replace(/\/\d\d$/, '')
      .replace(/\s+(?:euros?|d[oó]lares|dollari)$/iu, '')
      .trim();
    const value = romanceValue(words.replace(/^(?:euros?|d[oó]lares|dollari)\s+/iu, ''), language);
    return value === undefined ? [] : [pair(index, index + whole.length, words, value, digits)];
  });
  const second = [...text.matchAll(WORDS_FIRST)].flatMap(({ 0: whole, 1: said = '', 2: digits = '', index }) => {
    const words = [...said.matchAll(/[^\s]+/g)].slice(-MOST_WORDS);
    for (const [from, word] of words.entries()) {
      if (/^[ey]$/i.test(word[0])) continue;
      const number = said.slice(word.index);
      const value = romanceValue(number, language);
      if (value !== undefined) return [pair(index + word.index, index + whole.length, number.trim(), value, digits)];
      if (from === words.length - 1) return [];
    }
    return [];
  });
  return [...first, ...second].toSorted((a, b) => a.start - b.start);
}
