import type { ClauseMarker } from './clause-markers.ts';
import { isHeadingLine, runInHeading, tidy } from './heading.ts';
import type { Line } from './lines.ts';
import { RECITALS } from './title.ts';

/**
 * Contracts without numbers, whose clauses open with a heading at the head of a paragraph (`Export. Goods …`) or on a line
 * between lines of prose. Owns finding those headings, and the paragraphs that follow a list and are no part of it.
 *
 * Invariants:
 *  1. A document that numbers its clauses is left alone, and so is one with fewer than three such headings.
 *  2. Each line is looked at once, bounded: linear.
 */

/** Outermost numbers with which a document counts as numbered, and headings that make it one of headings. */
const FEWEST_NUMBERS = 3;
const FEWEST_HEADINGS = 3;
const MOST_WORDS = 8;
/** Prose below or after a heading has at least so many signs (UTF-16 units). */
const SHORTEST_BODY = 40;
const SHORTEST_BELOW_CAPITALS = 15;
/** A text with fewer blank lines than this share has one paragraph or sentence a line. */
const FEW_BLANKS = 0.1;
const BULLET = /^(?:[-*•·▪◦‣o]|\u2013)\s/;
/** What stands in front of its text without a stop: `Limited Warranty Alder warrants that …`. */
const NO_STOP =
  /^((?:\p{Lu}\p{Ll}{1,20} (?:(?:and|of|or) )?){2,5})(\p{Lu}\p{L}{1,20}) (?:warrants|agrees|grants|represents|undertakes|shall|will|may) /u;
const ENTRY = /(?<!\p{L})(?:address|name|title|date|phone|fax|e-?mail|number)$/iu;
const DETERMINER = /^(?:The|This|That|Each|Any|All|No|Such|Both|Either|Neither|If|In|On|Upon|For|To|Where|When)\b/;

/** The marks with those of unnumbered headings, in order. */
export function withUnnumbered(
  text: string,
  lines: readonly Line[],
  marks: readonly ClauseMarker[],
): readonly ClauseMarker[] {
  if (marks.some(({ level }) => level !== undefined) || marks.filter(isNumber).length >= FEWEST_NUMBERS) return marks;
  const known = new Set(marks.map(({ start }) => start));
  const dense = isDense(lines);
  const found = lines.flatMap((line, i) => {
    if (line.kind !== 'text' || known.has(line.start)) return [];
    const mark = headingAt(text, lines, i, dense);
    return mark === undefined ? [] : [mark];
  });
  const all = found.length < FEWEST_HEADINGS ? marks : inOrder([...marks, ...found]);
  if (all.filter(isBare).length < FEWEST_HEADINGS) return marks;
  return inOrder([...all, ...afterLists(text, lines, all)]);
}

const inOrder = (marks: readonly ClauseMarker[]): readonly ClauseMarker[] =>
  marks.toSorted((a, b) => a.start - b.start);

const isNumber = ({ label }: ClauseMarker): boolean =>
  /^(?:1|1 |2|article|section|[.)][AI1])$/.test(label?.style ?? '');

const isBare = ({ label, signature, heading }: ClauseMarker): boolean => !label && !signature && heading !== '';

function isDense(lines: readonly Line[]): boolean {
  return lines.filter(({ kind }) => kind === 'blank').length < lines.length * FEW_BLANKS;
}

function headingAt(text: string, lines: readonly Line[], i: number, dense: boolean): ClauseMarker | undefined {
  const line = lines[i] as Line;
  if (BULLET.test(text.slice(line.start, line.start + 2)) || !opensParagraph(text, lines, i, dense)) return undefined;
  return runIn(text, line) ?? withoutStop(text, line) ?? (dense ? alone(text, lines, i) : undefined);
}

/** Behind a blank line; in a text without them, behind the end of a sentence. */
function opensParagraph(text: string, lines: readonly Line[], i: number, dense: boolean): boolean {
  const before = lines[i - 1];
  if (before?.kind !== 'text') return true;
  return dense && /[.!?]["”)]?$/.test(text.slice(Math.max(before.start, before.end - 2), before.end));
}

function runIn(text: string, line: Line): ClauseMarker | undefined {
  const found = runInHeading(text, line.start, line.end, false);
  if (!found || line.end - found.bodyStart < SHORTEST_BODY || !/[.:]/.test(text[found.end] ?? '')) return undefined;
  // `Tenant: Elm Ltd.` and `Place and Address: …` fill in a form.
  if (text[found.end] === ':' && (ENTRY.test(found.heading) || isTerm(text, found.heading))) return undefined;
  if (!/^["“(]?[\p{Lu}\d]/u.test(text.slice(found.bodyStart, found.bodyStart + 2))) return undefined;
  return named(line.start, found.heading, found.bodyStart);
}

function withoutStop(text: string, line: Line): ClauseMarker | undefined {
  const match = NO_STOP.exec(text.slice(line.start, Math.min(line.end, line.start + 160)));
  const [, words = '', subject = ''] = match ?? [];
  // The subject must be a term of the contract: the last word of a company's name is none.
  if (words === '' || DETERMINER.test(words) || !isTerm(text, subject)) return undefined;
  return named(line.start, words, line.start + words.length);
}

const isTerm = (text: string, words: string): boolean => text.includes(`"${words}"`) || text.includes(`“${words}”`);

function alone(text: string, lines: readonly Line[], i: number): ClauseMarker | undefined {
  const line = lines[i] as Line;
  const below = lines[i + 1];
  if (line.end - line.start > 110 || below?.kind !== 'text') return undefined;
  const heading = tidy(text.slice(line.start, line.end));
  const shortest = /\p{Ll}/u.test(heading) ? SHORTEST_BODY : SHORTEST_BELOW_CAPITALS;
  return below.end - below.start < shortest ? undefined : named(line.start, heading, line.end);
}

function named(start: number, words: string, bodyStart: number): ClauseMarker | undefined {
  const heading = words.trim();
  if (heading.split(/\s+/).length > MOST_WORDS || RECITALS.test(heading) || !isHeadingLine(heading, true))
    return undefined;
  return { start, heading, bodyStart, strong: true, alone: false };
}

/** Paragraphs behind the last item of a list that say no more about that item. */
function afterLists(text: string, lines: readonly Line[], marks: readonly ClauseMarker[]): ClauseMarker[] {
  const found: ClauseMarker[] = [];
  let at = -1;
  let closed = false;
  lines.forEach((line, i) => {
    if (line.kind !== 'text') return;
    while ((marks[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= line.start) {
      at++;
      closed = false;
    }
    const item = marks[at];
    if (closed || item === undefined || !isItem(item) || item.start === line.start || goesOn(item, marks[at + 1]))
      return;
    if (lines[i - 1]?.kind !== 'blank' || !endsItem(text, lines, i)) return;
    if (!/^\p{Lu}/u.test(text.slice(line.start, line.start + 2))) return;
    closed = true;
    found.push({ start: line.start, heading: '', bodyStart: line.start, strong: true, alone: false, afterList: true });
  });
  return found;
}

const isItem = ({ label, strong }: ClauseMarker): boolean => strong && /[()]/.test(label?.style ?? '');

const goesOn = ({ label }: ClauseMarker, next: ClauseMarker | undefined): boolean =>
  next?.label !== undefined && label !== undefined && next.label.style === label.style;

/** The paragraph before ended with a full stop. */
function endsItem(text: string, lines: readonly Line[], i: number): boolean {
  const before = lines.slice(Math.max(0, i - 6), i).findLast(({ kind }) => kind === 'text');
  return before !== undefined && text[before.end - 1] === '.';
}
