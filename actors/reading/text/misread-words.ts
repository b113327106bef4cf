import type { ParsedDocument, Span } from '../parsed-document.ts';
import { submittedSpan } from './as-submitted.ts';
import { editedText, type TextEdit, type TextView } from './edited-text.ts';
import { plainLetters, visibleText } from './visible-text.ts';

/**
 * Words that a scanner misread, lost the blank before, or broke at the end of a line. Mended only where the result is in
 * the dictionary and what is there is not, so a name or a term of the trade is never touched.
 *
 * Invariants:
 *  1. A text without a sign of a scanner (SIGN) is left alone and costs one search.
 *  2. Every word is judged once, by at most MAX_TRIES looks into the dictionary: linear.
 */

/** Whether a word in small letters is one of the text's language; undefined when there is no dictionary of it. */
export type Dictionary = (word: string) => boolean | undefined;

/** No English word looks like this: a digit among small letters, `rn` or `vv` at the beginning, `rnent` at the end. */
const SIGN = /(?<![A-Za-z])[A-Za-z]*[a-z][01|]+[a-z]|(?<![\w|])[01|][a-z]{3}|\b(?:rn|vv|tlie)[a-z]|[a-z]rnent\b/g;
/** From so many signs on the whole text is a scan, and likelier slips are looked for too. */
const NOISY = 3;
/** Tokens that may be one misread word. */
const TOKEN = /(?<![\w|@/\\#&-])[A-Za-z01|58]{3,32}(?![\w|@/\\#-]|\.[a-z0-9])/g;
/** What a scanner takes one shape for, the likeliest first. */
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ['1', ['l', 'i', 't']],
  ['|', ['l', 'i']],
  ['0', ['o']],
  ['5', ['s']],
  ['8', ['b']],
  ['rn', ['m']],
  ['vv', ['w']],
];
/** In a noisy text letters too are taken for one another. */
const LIKELY: readonly (readonly [string, readonly string[]])[] = [
  ['b', ['h']],
  ['c', ['e']],
  ['m', ['rn']],
  ['li', ['h']],
  ['cl', ['d']],
  ['l', ['i']],
];
/** `10am`, `1st`: a number with what belongs to it. */
const UNIT = /^\d+(?:am|pm|st|nd|rd|th|[A-Za-z])$/i;
/** A shorter word with a capital may be a name: `Horner`, `Hilton`. */
const LONGER_THAN_NAMES = 9;
const MAX_TRIES = 48;
/** Words that a lost blank glues to their neighbours. */
const SMALL =
  'of the to in and or by for with any all such this that shall may must will not be is are on at as from upon which its'.split(
    ' ',
  );
/** A shorter piece may be the rest of a word that was cut: `relat` is no `rel at`. */
const SHORTEST_PAIR = 7;
/** A word broken at the end of a line. */
const BROKEN = /(?<=[^A-Za-z])([A-Za-z]?[a-z]{1,20})-[ \t]{0,3}\r?\n[ \t]{0,12}([a-z]{2,20})(?![a-z])/g;

/** The text with its misread words mended. Without a dictionary nothing is. */
export function mendedWords(text: string, known: Dictionary): TextView {
  const signs = text.match(SIGN)?.length ?? 0;
  if (signs === 0) return editedText(text, []);
  const seen = new Map<string, string | undefined>();
  const mend = (word: string): string | undefined => {
    if (!seen.has(word)) seen.set(word, mended(word, known, signs >= NOISY));
    return seen.get(word);
  };
  const edits: TextEdit[] = [];
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    const better = mend(word);
    if (better !== undefined) edits.push({ start: index, end: index + word.length, text: better });
  }
  return editedText(text, edits);
}

/** The text with the words joined that were broken at line ends; without a dictionary every such word is. */
export function joinedLines(text: string, known: Dictionary): TextView {
  const edits: TextEdit[] = [];
  for (const { 0: whole, 1: head = '', 2: tail = '', index } of text.matchAll(BROKEN)) {
    if (/^(?:and|or|to|e|o|y)$/.test(tail)) continue;
    const joins = known((head + tail).toLowerCase()) !== false;
    const start = index + head.length + (joins ? 0 : 1);
    edits.push({ start, end: index + whole.length - tail.length, text: '' });
  }
  return editedText(text, edits);
}

interface MisreadWord extends Span {
  /** As it is in the submitted text, and as it was read. */
  readonly submitted: string;
  readonly read: string;
}

/** The words of the document that were mended to be read. Hidden characters, other alphabets and line ends are no misreading. */
export function misreadWords(document: ParsedDocument): MisreadWord[] {
  if (document.submitted === undefined) return [];
  const { text, view } = document.submitted;
  let last = -1;
  return Array.from(document.text.matchAll(/[A-Za-z]{2,}/g)).flatMap(({ 0: read, index }) => {
    const span = { start: index, end: index + read.length };
    const { start, end } = submittedSpan(document, span);
    // Of words that were glued together each leads out to the same place.
    if (start === last) return [];
    last = start;
    const submitted = text.slice(start, end);
    if (submitted.toLowerCase() === read.toLowerCase() || submitted.includes('\n')) return [];
    // A file tore it apart: nobody wrote it so.
    if (submitted.includes(' ') && submitted.replaceAll(' ', '').toLowerCase() === read.toLowerCase()) return [];
    const plain = plainLetters(visibleText(submitted).text).text.toLowerCase();
    if (plain === read.toLowerCase()) return [];
    const whole = document.text.slice(view.inwards(start), view.inwards(end));
    return [{ ...span, submitted, read: whole }];
  });
}

/** What the word must have been, in its own case; undefined when it is a word, or nothing fits. */
function mended(word: string, known: Dictionary, noisy: boolean): string | undefined {
  const digits = word.match(/[0158|]/g)?.length ?? 0;
  if (digits * 2 >= word.length || UNIT.test(word) || (!noisy && !/^[A-Za-z].{3}/.test(word))) return undefined;
  const lower = word.toLowerCase();
  if (digits === 0 && known(lower) !== false) return undefined;
  if (digits === 0 && /^[A-Z]/.test(word) && word.length < LONGER_THAN_NAMES) return undefined;
  if (digits === 0 && word !== lower && word !== lower[0]?.toUpperCase() + lower.slice(1))
    return noisy ? unglued(word, known) : undefined;
  const repaired =
    repair(lower, SHAPES, known) ??
    (noisy && digits === 0 ? (unglued(word, known) ?? repair(lower, [...SHAPES, ...LIKELY], known)) : undefined);
  return repaired === undefined || repaired.includes(' ') ? repaired : inCaseOf(word, repaired);
}

/** The first known word among those that differ by shapes, with few differences before many. */
function repair(
  word: string,
  shapes: readonly (readonly [string, readonly string[]])[],
  known: Dictionary,
): string | undefined {
  let reached = [word];
  const tried = new Set(reached);
  while (reached.length > 0 && tried.size < MAX_TRIES) {
    const next: string[] = [];
    for (const from of reached) {
      for (const to of neighbours(from, shapes)) {
        if (tried.has(to) || tried.size >= MAX_TRIES) continue;
        tried.add(to);
        if (/^[a-z]{3,}$/.test(to) && known(to) === true) return to;
        next.push(to);
      }
    }
    reached = next;
  }
  return undefined;
}

function neighbours(word: string, shapes: readonly (readonly [string, readonly string[]])[]): string[] {
  return shapes.flatMap(([shape, meant]) => {
    const at = Array.from(word.matchAll(RegExp(shape.replace('|', '\\|'), 'g')), ({ index }) => index);
    return at.flatMap((i) => meant.map((letter) => word.slice(0, i) + letter + word.slice(i + shape.length)));
  });
}

/** `ofthe`, `shallkeep`, `theSupplier`: a small word and another one, or two. */
function unglued(word: string, known: Dictionary): string | undefined {
  // A capital begins a name: `Hilton` is no `Hilt on`.
  if (/^[A-Z]/.test(word)) return undefined;
  const lower = word.toLowerCase();
  for (const small of SMALL) {
    if (word.length < SHORTEST_PAIR && !SMALL.includes(word.slice(small.length))) continue;
    const [rest, front] = [word.slice(small.length), word.slice(0, -small.length)];
    if (lower.startsWith(small) && (SMALL.includes(rest) || fits(rest, known)))
      return `${word.slice(0, small.length)} ${rest}`;
    if (word.endsWith(small) && fits(front, known)) return `${front} ${small}`;
  }
  return undefined;
}

const fits = (word: string, known: Dictionary): boolean =>
  word.length > 2 && /^[A-Z]?[a-z]+$/.test(word) && known(word.toLowerCase()) === true;

function inCaseOf(word: string, repaired: string): string {
  if (!/[a-z]/.test(word)) return repaired.toUpperCase();
  return /^[A-Z]/.test(word) ? (repaired[0] as string).toUpperCase() + repaired.slice(1) : repaired;
}
