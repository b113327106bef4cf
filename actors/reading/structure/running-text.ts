import { type Label, lastSign, readLabel } from './label.ts';
import { isSpace, type Line } from './lines.ts';

/**
 * Texts that lost their line breaks: pasted from a form, or read out of a file as one paragraph. Finds where numbered
 * clauses begin inside a long line and cuts it there, so that the rest of the reading sees lines again.
 *
 * Invariants:
 *  1. A line shorter than LONG is left as it is: what is inside an ordinary paragraph is marks.ts's business.
 *  2. A number counts where a sentence or a heading ended before it, and where it goes on from numbers that counted, or
 *     begins a sequence that goes on.
 *  3. One pass over the text and one over the numbers found: linear.
 */

/** Longer than any paragraph that a person would write (UTF-16 units). */
const LONG = 3_000;
/** Numbers that were lost or misread between two that belong together, at most. */
const LOST = 2;
/** How far ahead the next number of a sequence is looked for, in numbers of any kind. */
const AHEAD = 60;

const SIGNATURE = /\bIN WITNESS (?:WHEREOF|THEREOF)\b/gi;
/** A filing stamp or the number of a page between two clauses. */
const BETWEEN = /(?:\d{1,2}\/\d{1,2}\/\d{4}|[Pp]age \d{1,3}(?: of \d{1,3})?|[.;:)”"\]]\s{0,3}[-–]?\s?\d{1,3}\s?[-–]?)$/;
const CLOSED = /[.;:?!)”"\]_*-]/;
/** A number behind these words is named, not printed in front of its clause. */
const NAMES_A_NUMBER =
  /^(?:sections?|articles?|clauses?|paragraphs?|subsections?|exhibits?|schedules?|annex|appendix|attachments?|phase|level|table|figure|item|form|rule|no|nos|version|step|stage|tier|class|series|type|year|month|day|week|page|suite|box|unit|model|release|january|february|march|april|may|june|july|august|september|october|november|december)$/i;

export function unfold(text: string, lines: readonly Line[]): Line[] {
  const pages = pageStarts(text, lines);
  return lines.flatMap((line) => {
    if (line.kind !== 'text') return [line];
    const places = pages.get(line);
    if (places !== undefined) return cut(text, line, places);
    return line.end - line.start > LONG ? cut(text, line, starts(text, line)) : [line];
  });
}

/** `- 12 -   CONTRACT No. 7   3. 2.   The …`: a page of a scan, printed as one line after its number. */
const PAGE = /^[-–]\s?\d{1,2}\s?\d?\s?[-–]\s/;
/** A page is longer than what somebody writes beside a number; so many of them are a whole document (UTF-16 units). */
const SHORTEST_PAGE = 400;
const FEWEST_PAGES = 4;

/** Where the pages of a scan are to be cut: their numbers go on from page to page. */
function pageStarts(text: string, lines: readonly Line[]): ReadonlyMap<Line, readonly number[]> {
  const pages = lines.filter(
    ({ kind, start, end }) =>
      kind === 'text' && end - start > SHORTEST_PAGE && PAGE.test(text.slice(start, start + 12)),
  );
  if (pages.length < FEWEST_PAGES) return new Map();
  const counted = new Set(sequences(pages.flatMap((page) => candidates(text, page, true))));
  return new Map(
    pages.map((page) => [
      page,
      [...counted].flatMap(({ start }) => (start >= page.start && start < page.end ? [start] : [])),
    ]),
  );
}

/** Where the line is to be cut: at each number that counts, and where the signatures begin. */
function starts(text: string, line: Line): number[] {
  const numbered = sequences(candidates(text, line)).map(({ start }) => start);
  if (numbered.length === 0) return [];
  const signed: number[] = [];
  SIGNATURE.lastIndex = line.start;
  for (let match = SIGNATURE.exec(text); match !== null && match.index < line.end; match = SIGNATURE.exec(text))
    signed.push(match.index);
  return [...new Set([...numbered, ...signed])].toSorted((a, b) => a - b);
}

/** The pieces as lines, with an empty line between them: nothing runs on from one into the next. */
function cut(text: string, line: Line, at: readonly number[]): Line[] {
  const pieces: Line[] = [];
  let start = line.start;
  for (const next of [...at.filter((place) => place > line.start), line.end]) {
    let end = next;
    while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
    if (end > start) pieces.push({ start, end, kind: 'text' }, { start: end, end, kind: 'blank' });
    start = next;
  }
  return pieces;
}

function candidates(text: string, line: Line, isScanned = false): Label[] {
  const found: Label[] = [];
  for (let at = line.start; at < line.end; at++) {
    if (at > line.start && !isSpace(text.charCodeAt(at - 1))) continue;
    const code = text.charCodeAt(at);
    if (code !== 40 && code !== 0xa7 && !(code >= 48 && code <= 57) && !(code >= 65 && code <= 90)) continue;
    const label = readLabel(text, at);
    if (label !== undefined) at = Math.max(at, lastSign(text, label));
    if (label !== undefined && (begins(text, label, line) || (isScanned && standsApart(text, label))))
      found.push(label);
  }
  return found;
}

/** A scan keeps the gaps around a number: three blanks where a line was broken, two after it. */
const standsApart = (text: string, { style, start, end }: Label): boolean =>
  /^\d$/.test(style) && /\s{3}$/.test(text.slice(start - 3, start)) && /\s{2}$/.test(text.slice(end - 2, end));

/** Whether a clause may begin at this label: capital, quotation mark or number after it, an end before it. */
function begins(text: string, label: Label, line: Line): boolean {
  const keyword = label.style === 'article' || label.style === 'section';
  const decimal = /^\d$/.test(label.style);
  if (!decimal && !keyword && !/^(?:\([AaIi1]|[.)][AaIi])/.test(label.style)) return false;
  const behind = text.slice(label.end, label.end + 3);
  if (!/^["“(*[\u200b]{0,2}\p{Lu}/u.test(behind) && !(decimal && /^(?:\d{1,3}\.|["“]?\[|\([a1])/.test(behind)))
    return false;
  const before = text.slice(Math.max(line.start, label.start - 30), label.start).trimEnd();
  if (before === '' || BETWEEN.test(before)) return true;
  if (/[;,] (?:and|or)$/.test(before)) return true;
  const word = /(\p{L}[\p{L}’'-]{0,24})\.?$/u.exec(before)?.[1] ?? '';
  if (NAMES_A_NUMBER.test(word) && word !== word.toUpperCase()) return false;
  if (CLOSED.test(before.at(-1) ?? '')) return true;
  // `John A. Smith`: only the end of a sentence comes before a letter.
  return (decimal || keyword) && /^\p{Lu}/u.test(word) && !NAMES_A_NUMBER.test(word);
}

/** The labels that make sequences. */
function sequences(labels: readonly Label[]): Label[] {
  const last = new Map<string, number>();
  const lists = new Map<string, number>();
  return labels.filter((label, i) => {
    const reading = readings(label).find((one) => counts(one, labels, i, isList(one.key) ? lists : last));
    if (reading === undefined) return false;
    // Lists of letters begin anew below each number.
    if (!isList(reading.key)) lists.clear();
    (isList(reading.key) ? lists : last).set(reading.key, reading.value);
    return true;
  });
}

/** A label read as one kind of number: `(i)` is a letter and a roman numeral. */
interface Reading {
  readonly key: string;
  readonly value: number;
  readonly values: readonly number[];
}

function readings(label: Label): Reading[] {
  const { values, roman } = label;
  const own = { key: keyOf(label), value: values.at(-1) as number, values };
  return roman === undefined ? [own] : [own, { key: `~${roman.style}`, value: roman.value, values: [roman.value] }];
}

function counts(
  { key, value, values }: Reading,
  labels: readonly Label[],
  i: number,
  last: ReadonlyMap<string, number>,
): boolean {
  const before = last.get(key) ?? 0;
  if (before > 0 && value === before + 1) return true;
  if (value <= 1 && isChild(values, last)) return true;
  if (value > before + 12 || !continued(labels, i, key, value + 1)) return false;
  return (
    value <= 1 ||
    (before > 0 && value > before && (values.length > 1 || value <= before + 1 + LOST)) ||
    values.length > 1
  );
}

/** Labels with the same key count on from each other: `3.` shared by 3.1 and 3.2, the style for all others. */
function keyOf({ style, values }: Label): string {
  return values.length > 1
    ? `${values.slice(0, -1).join('.')}.`
    : /^(?:1|section|article)$/.test(style)
      ? style
      : `~${style}`;
}

const isList = (key: string): boolean => key.startsWith('~');

/** `4.1` where 4, or something below 3, came last. */
function isChild(values: readonly number[], last: ReadonlyMap<string, number>): boolean {
  if (values.length < 2) return false;
  const above = values.at(-2) as number;
  const outer = values.length > 2 ? [`${values.slice(0, -2).join('.')}.`] : ['1', 'section', 'article'];
  return outer.some((key) => last.get(key) === above) || last.has(`${[...values.slice(0, -2), above - 1].join('.')}.`);
}

/** Whether the number comes among the next labels. */
function continued(labels: readonly Label[], i: number, key: string, value: number): boolean {
  for (let k = i + 1; k < Math.min(labels.length, i + AHEAD); k++) {
    if (readings(labels[k] as Label).some((other) => other.key === key && other.value === value)) return true;
  }
  return false;
}
