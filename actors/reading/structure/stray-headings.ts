import type { ClauseMarker } from './clause-markers.ts';
import { RECITALS } from './title.ts';

/**
 * Lines that look like headings and are none: heads and cells of tables, entries of a list of contents without pages, terms
 * set apart in a glossary, headers and footers, what a signature page says. They would end the clause they stand in.
 *
 * Invariants:
 *  1. Numbered marks, Markdown, schedules and signatures are left alone.
 *  2. Where clauses are numbered throughout, a line without number is a heading only as the name of a part or as the
 *     head of prose in an attachment.
 *  3. Each mark is judged by what stands up to the next one, bounded: linear.
 */

/** Outermost numbers a document has at least, to count as numbered throughout; and how many of them a heading without one. */
const FEWEST_NUMBERS = 4;
const NUMBERS_A_HEADING = 1.5;
/** What is below a heading is looked at so far (UTF-16 units). */
const BELOW = 300;
/** Between the name of a part and its first number stands no more than this (UTF-16 units). */
const PART = 60;
/** Words in the name of a part, at most. */
const LONGEST_PART = 8;
/** So many headings in a row with no sentence between them are a list or a table. */
const ROW = 3;
const CELL = 40;
/** A line that is there so often is a header or footer. */
const REPEATED = 3;
/** Prose has a sentence of at least so many letters (UTF-16 units). */
const PROSE = /\p{L}[^.\n]{0,400}\s\p{Ll}{2,}\s[^\n]{30,}/u;
const NEVER =
  /^(?:\(?signature page|if to\b|with (?:a )?cop(?:y|ies) to|agreed and accepted|for [A-Z]{2,8}$|name\s+title|page \d|total$|.*\bsignature page\b)/i;

export function withoutStrayHeadings(text: string, marks: readonly ClauseMarker[]): readonly ClauseMarker[] {
  if (!marks.some(isBare)) return marks;
  const counts = new Map<string, number>();
  for (const mark of marks)
    if (isBare(mark)) counts.set(plain(mark.heading), (counts.get(plain(mark.heading)) ?? 0) + 1);
  const rows = inRows(text, marks);
  const kept = marks.filter(
    (mark, i) =>
      !isBare(mark) ||
      RECITALS.test(mark.heading) ||
      !(NEVER.test(mark.heading) || rows.has(i) || (counts.get(plain(mark.heading)) ?? 0) >= REPEATED),
  );
  return isNumbered(kept) ? ofNumbered(text, kept) : kept;
}

const isBare = ({ label, level, signature, afterList }: ClauseMarker): boolean =>
  !label && level === undefined && !signature && !afterList;

const plain = (heading: string): string => heading.toLowerCase().replace(/\d+/g, '#');

const isMajor = ({ label }: ClauseMarker): boolean => /^(?:1|1 |2|article|section)$/.test(label?.style ?? '');

/** Nothing, or a few words that are no sentence: the next entry of a list, a value of a table. */
const isCell = (below: string): boolean => below.trim().length < CELL && !/[.;:]/.test(below);

/** Headings that follow one another without a word between: all but the last, which may have its text below. */
function inRows(text: string, marks: readonly ClauseMarker[]): ReadonlySet<number> {
  const rows = new Set<number>();
  let row: number[] = [];
  const close = (): void => {
    if (row.length >= ROW) for (const one of row) rows.add(one);
    row = [];
  };
  marks.forEach((mark, i) => {
    const next = marks[i + 1];
    if (!isBare(mark)) close();
    else if (next === undefined || !isCell(text.slice(mark.bodyStart, Math.min(next.start, mark.bodyStart + BELOW))))
      close();
    else row.push(i);
  });
  close();
  return rows;
}

/** Numbers are in front of more clauses than headings stand alone. */
function isNumbered(marks: readonly ClauseMarker[]): boolean {
  const numbers = marks.filter(isMajor).length;
  const bare = marks.filter((mark) => isBare(mark) && !RECITALS.test(mark.heading)).length;
  return numbers >= FEWEST_NUMBERS && numbers >= bare * NUMBERS_A_HEADING;
}

function ofNumbered(text: string, marks: readonly ClauseMarker[]): readonly ClauseMarker[] {
  const last = marks.findLastIndex(isMajor);
  let attached = false;
  return marks.filter((mark, i) => {
    attached ||= mark.label?.style === 'schedule';
    if (!isBare(mark) || RECITALS.test(mark.heading)) return true;
    const next = marks[i + 1];
    const below = text.slice(mark.bodyStart, Math.min(next?.start ?? text.length, mark.bodyStart + BELOW));
    if (next !== undefined && isMajor(next) && next.start - mark.bodyStart < PART && below.trim() === '')
      return mark.heading.split(' ').length <= LONGEST_PART;
    return (attached || i > last) && PROSE.test(below);
  });
}
