import type { ClauseMarker } from './clause-markers.ts';
import type { Style } from './label.ts';

/**
 * Which marks are clauses, and how they nest. Owns the reading of numbering sequences; knows nothing of headings' words.
 *
 * Invariants:
 *  1. A label that begins a line counts unless its number is wild; one inside a line counts only where it continues a
 *     sequence, or starts one that is continued.
 *  2. A label closes every open level below the level whose sequence it continues.
 *  3. `(i)` is roman when `(ii)` follows or a roman sequence is at `h`-less `0`; a letter when `(h)` is open and `(j)` follows.
 */
export interface Entry {
  readonly mark: ClauseMarker;
  readonly style: Style;
  readonly value: number;
  readonly parent: number;
  readonly depth: number;
}

interface Open {
  readonly style: Style;
  readonly values: readonly number[];
  readonly entry: number;
}

/** How far ahead a number may run from its predecessor before it is a table cell rather than a clause. */
const WIDEST_GAP = 12;
const STRUCTURAL = new Set<Style>(['schedule', 'article', 'section', 'heading']);

export function outline(marks: readonly ClauseMarker[]): Entry[] {
  const entries: Entry[] = [];
  let open: Open[] = [];
  let signing = false;
  const followers = nextValues(marks);
  marks.forEach((mark, i) => {
    const reading = readMark(mark, open, followers[i] as Follower);
    if (!reading || (signing && !reopens(mark, reading))) return;
    const kept = place(open, reading, mark, marks[i + 1], followers[i] as Follower);
    if (!kept) return;
    signing = mark.signature === true;
    const parent = kept.at(-1)?.entry ?? -1;
    entries.push({ mark, style: reading.style, value: reading.values.at(-1) as number, parent, depth: kept.length });
    open = [...kept, { ...reading, entry: entries.length - 1 }];
  });
  return entries;
}

interface Reading {
  readonly style: Style;
  readonly values: readonly number[];
}

/** For one mark: the value with which its style (and its roman reading) goes on further down; 0 when it does not. */
interface Follower {
  readonly value: number;
  readonly roman: number;
  /** Whether numbering of the outermost open style goes on after an unnumbered heading. */
  readonly major: number;
  /** The next value of each lettered style. */
  readonly lettered: ReadonlyMap<Style, number>;
}

function nextValues(marks: readonly ClauseMarker[]): Follower[] {
  const next = new Map<Style, number>();
  let lettered = new Map<Style, number>();
  const followers: Follower[] = Array.from({ length: marks.length });
  for (let i = marks.length - 1; i >= 0; i--) {
    const label = (marks[i] as ClauseMarker).label;
    const style = label?.style ?? '';
    const romanStyle = label?.roman?.style ?? '';
    followers[i] = {
      value: next.get(style) ?? 0,
      roman: next.get(romanStyle) ?? 0,
      major: next.get('1') ?? next.get('article') ?? 0,
      lettered,
    };
    if (label) next.set(style, label.values.at(-1) as number);
    if (/^[(.)][Aa]$/.test(style)) lettered = new Map(lettered).set(style, label?.values[0] as number);
    if (label?.roman) next.set(romanStyle, label.roman.value);
    if (label?.style === 'schedule') next.clear();
  }
  return followers;
}

/** The style and values of a mark, with the letter-or-roman question answered. */
function readMark(mark: ClauseMarker, open: readonly Open[], follower: Follower): Reading | undefined {
  const { label, level } = mark;
  if (level !== undefined) return { style: `#${level}`, values: [level] };
  if (mark.signature) return { style: 'signature', values: [1] };
  if (!label) return { style: mark.afterList ? 'paragraph' : 'heading', values: [1] };
  const letter = { style: label.style, values: label.values };
  if (!label.roman) return letter;
  const roman = { style: label.roman.style, values: [label.roman.value] };
  const [value] = label.values as [number];
  const lastLetter = lastValue(open, letter.style);
  const lastRoman = lastValue(open, roman.style);
  const romanFits = label.roman.value === lastRoman + 1;
  const letterFits = value === lastLetter + 1;
  if (romanFits && letterFits)
    return follower.roman === label.roman.value + 1 && follower.value !== value + 1
      ? roman
      : romanOrLetter(letter, roman, follower, value);
  if (romanFits) return roman;
  return letterFits || label.roman.value > 1 ? letter : roman;
}

function romanOrLetter(letter: Reading, roman: Reading, follower: Follower, value: number): Reading {
  return follower.value === value + 1 || value !== 9 ? letter : follower.roman === 2 ? roman : letter;
}

function lastValue(open: readonly Open[], style: Style): number {
  return open.findLast((level) => level.style === style)?.values.at(-1) ?? 0;
}

/** After signatures only a new part of the document opens clauses again. */
function reopens(mark: ClauseMarker, reading: Reading): boolean {
  if (mark.level !== undefined || reading.style === 'schedule' || reading.style === 'article') return true;
  return mark.strong && reading.style === '1' && (mark.heading !== '' || reading.values[0] === 1);
}

/** The levels that stay open above the new clause; undefined when the mark is no clause. */
function place(
  open: Open[],
  reading: Reading,
  mark: ClauseMarker,
  next: ClauseMarker | undefined,
  follower: Follower,
): Open[] | undefined {
  const { style, values } = reading;
  if (style === 'schedule') return schedule(mark) ? [] : undefined;
  if (style === 'signature') return open.filter((level) => level.style === 'schedule').slice(0, 1);
  if (style.startsWith('#')) return open.filter((level) => level.style.startsWith('#') && level.style < style);
  if (style === 'heading') return underHeading(open, next, follower);
  if (style === 'paragraph') return upTo(open, (level) => level.style === 'heading' || level.style === 'schedule');
  if (values.length > 1) return decimalPlace(open, values, mark);
  return sequencePlace(open, reading, mark, follower);
}

/** An exhibit begins on a line of its own words, not inside a sentence that names it. */
function schedule(mark: ClauseMarker): boolean {
  return mark.strong || mark.heading !== '';
}

/** A heading without number: a group when numbering begins anew or right below it, otherwise inside the open clause. */
function underHeading(open: Open[], next: ClauseMarker | undefined, follower: Follower): Open[] {
  const base = open.findIndex((level) => level.style === '1' || level.style === 'article');
  if (base < 0) return upTo(open, (level) => level.style === 'schedule' || level.style.startsWith('#'));
  const last = (open[base] as Open).values[0] as number;
  const groups = next?.label?.values.length === 1 && next.label.values[0] === last + 1;
  if (!groups && follower.major === last + 1) return open.slice(0, base + 1);
  return upTo(open, (level) => level.style === 'schedule' || level.style.startsWith('#'));
}

function upTo(open: Open[], keep: (level: Open) => boolean): Open[] {
  const end = open.findIndex((level) => !keep(level));
  return end < 0 ? open : open.slice(0, end);
}

/** `4.2` belongs under `4`, wherever that is; else beside the last number of as many levels. */
function decimalPlace(open: Open[], values: readonly number[], mark: ClauseMarker): Open[] | undefined {
  const above = values.slice(0, -1);
  const last = values.at(-1) as number;
  const parent = open.findLastIndex((level) => sameValues(level, above));
  const sibling = open.findLast(
    (level) => level.values.length === values.length && sameValues(level, [...above, level.values.at(-1) as number]),
  );
  // `1.26` after `1.25.2`, whose own `1.25` was lost: it goes on from there all the same.
  const within = open.findLast((level) => leads(above, level.values));
  const previous = sibling?.values.at(-1) ?? within?.values[above.length] ?? 0;
  if (!mark.strong && last !== previous + 1 && !(last === 0 && previous === 0)) return undefined;
  if (!mark.strong && parent < 0 && !sibling && !opensNext(open, values)) return undefined;
  if (last - previous > WIDEST_GAP && last > WIDEST_GAP) return undefined;
  if (parent >= 0) return open.slice(0, parent + 1);
  return upTo(open, (level) => leads(level.values, values) || (isStructural(level) && level.style !== 'article'));
}

/** Whether the open level's decimals are the beginning of these: `4.2` leads to `4.2.1`. */
function leads(open: readonly number[], values: readonly number[]): boolean {
  return open.length < values.length && open.every((value, i) => value === values[i]);
}

/** `2.1` after `1.7`, where no `2` was printed by itself. */
function opensNext(open: readonly Open[], values: readonly number[]): boolean {
  const before = values.slice(0, -2);
  const next = values.at(-2) as number;
  return open.some(
    (level) => level.values.length === values.length && leads(before, level.values) && level.values.at(-2) === next - 1,
  );
}

/** Levels that hold whatever numbering comes below them, save an article whose number the decimals do not share. */
function isStructural(level: Open): boolean {
  return STRUCTURAL.has(level.style) || level.style.startsWith('#');
}

function sameValues(level: Open, values: readonly number[]): boolean {
  if (!/^(?:\d|article|section)/.test(level.style) && values.length === 1) return false;
  return level.values.length === values.length && level.values.every((value, i) => value === values[i]);
}

function sequencePlace(open: Open[], reading: Reading, mark: ClauseMarker, follower: Follower): Open[] | undefined {
  const { style } = reading;
  const value = reading.values[0] as number;
  const at = open.findLastIndex((level) => level.style === style);
  const last = at < 0 ? 0 : (open[at]?.values[0] as number);
  const begins = follower.value === value + 1 || (mark.strong && !needsSequence(style));
  if (value === last + 1 && (at >= 0 || begins))
    return at >= 0 ? open.slice(0, at) : beneath(open, style, value, follower);
  if (!mark.strong || value - Math.max(last, outermost(open)) > WIDEST_GAP || needsSequence(style)) return undefined;
  if (value === 1 && at >= 0 && follower.value === 2 && last > 1 && at < open.length - 1) return open.slice(0, at);
  return at >= 0 ? open.slice(0, at) : beneath(open, style, value, follower);
}

/** `14` after `13.2`, where `13` was lost: the decimals say how far the numbers have come. */
const outermost = (open: readonly Open[]): number =>
  Math.max(0, ...open.filter(({ values }) => values.length > 1).map(({ values }) => values[0] as number));

/** Initials (`A. Smith`) and table cells look like these; only a sequence tells. */
function needsSequence(style: Style): boolean {
  return style.startsWith('.') || style === '1 ';
}

/** Lettered recitals at the very beginning: the numbering that follows them is the contract's own. */
function recitals(open: readonly Open[], follower: Follower): boolean {
  const letters = open.findIndex((level) => /^[(.)][Aa]$/.test(level.style));
  if (letters < 0 || open.slice(0, letters).some((level) => level.style !== 'heading')) return false;
  const last = open[letters] as Open;
  return follower.lettered.get(last.style) !== (last.values[0] as number) + 1;
}

/** Where a style that is not open yet begins. */
function beneath(open: Open[], style: Style, value: number, follower: Follower): Open[] {
  if ((style === '1' || style === 'section') && value === 1 && recitals(open, follower)) return [];
  if (style === 'article') return upTo(open, (level) => level.style === 'schedule' || level.style.startsWith('#'));
  if (style === 'section') return upTo(open, (level) => isStructural(level));
  if (style === '1' && value > 1) return upTo(open, (level) => isStructural(level));
  return open;
}
