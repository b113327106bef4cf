import type { Clause } from '../parsed-document.ts';
import { type ClauseMarker, findMarks } from './clause-markers.ts';
import { markContents } from './contents.ts';
import { isSpace, type Line, splitLines } from './lines.ts';
import { type Entry, outline } from './outline.ts';
import { unfold } from './running-text.ts';
import { withoutStrayHeadings } from './stray-headings.ts';
import { RECITALS, takeTitle } from './title.ts';
import { withUnnumbered } from './unnumbered.ts';

/** What reading the structure yields: the clauses, and the lines that sentences are later cut from. */
export interface Structure {
  readonly clauses: readonly Clause[];
  readonly lines: readonly Line[];
}

/** Text before the title up to which both are read as one heading: `EXHIBIT 10.4`. UTF-16 units. */
const LONGEST_STAMP = 60;

export function readStructure(text: string): Structure {
  const lines = unfold(text, splitLines(text));
  markContents(text, lines);
  const marks = withUnnumbered(text, lines, findMarks(text, lines));
  const { title, rest } = takeTitle(lines, marks);
  const entries = outline(withoutStrayHeadings(text, rest));
  return { clauses: toClauses(text, entries, title), lines };
}

function toClauses(text: string, entries: readonly Entry[], title: ClauseMarker | undefined): Clause[] {
  const begin = Math.max(0, text.search(/\S/));
  const end = begin + trimEnd(text, begin, text.length) - begin;
  const offset = (entries[0]?.mark.start ?? end) > begin || entries.length === 0 ? 1 : 0;
  const drafts: Draft[] = [];
  if (offset === 1) drafts.push(opening(begin, entries.length > 0, title));
  for (const entry of entries) drafts.push(draft(entry, drafts, offset));
  closeAll(text, drafts, end);
  return drafts.map(({ start, end, number, path, heading, depth, parent, bodyStart, kind }, index) => ({
    index,
    number,
    path,
    heading,
    depth,
    parent,
    start,
    end,
    bodyStart,
    kind,
  }));
}

type Draft = { -readonly [Field in keyof Omit<Clause, 'index'>]: Clause[Field] } & { scope: string };

function opening(start: number, structured: boolean, title: ClauseMarker | undefined): Draft {
  const heading = title?.heading ?? '';
  const bodyStart = title && heading !== '' && title.start - start < LONGEST_STAMP ? title.bodyStart : start;
  return {
    start,
    end: start,
    number: '',
    path: '',
    heading,
    depth: 0,
    parent: -1,
    bodyStart,
    kind: structured ? 'preamble' : 'clause',
    scope: '',
  };
}

function draft(entry: Entry, drafts: readonly Draft[], offset: number): Draft {
  const { mark, style, depth } = entry;
  const parent = entry.parent < 0 ? -1 : entry.parent + offset;
  const above = drafts[parent];
  const number = mark.label?.printed ?? '';
  return {
    start: mark.start,
    end: mark.start,
    number,
    path: pathOf(number, style, above),
    heading: mark.heading,
    depth,
    parent,
    bodyStart: Math.max(mark.bodyStart, mark.label?.end ?? 0, mark.start),
    kind: kindOf(mark, style, parent, drafts),
    scope: style === 'schedule' ? number : (above?.scope ?? ''),
  };
}

/** A full decimal is its own path; everything else is read after its parent. Schedules are named in front. */
function pathOf(number: string, style: string, above: Draft | undefined): string {
  if (number === '') return above?.path ?? '';
  if (!above || style === 'schedule' || style === 'article') return number;
  if (style.length === 1 && style > '1') return above.scope ? `${above.scope}, ${number}` : number;
  if (above.path === '') return number;
  if (above.path === above.scope || / /.test(number)) return `${above.path}, ${number}`;
  if (number.startsWith('(')) return `${above.path}${number}`;
  if (number.endsWith(')')) return `${above.path}(${number}`;
  return / /.test(above.path) ? `${above.path}, ${number}` : `${above.path}.${number}`;
}

function kindOf(mark: ClauseMarker, style: string, parent: number, drafts: readonly Draft[]): Clause['kind'] {
  if (mark.signature) return 'signature';
  if (style === 'schedule') return 'schedule';
  if (mark.label || mark.afterList) return 'clause';
  return parent < 0 && RECITALS.test(mark.heading) && drafts.length < 3 ? 'preamble' : 'heading';
}

/** A clause ends where the next one that is not inside it begins, less trailing white space. */
function closeAll(text: string, drafts: Draft[], end: number): void {
  const last = drafts.at(-1);
  if (!last) return;
  let next = end;
  for (let i = drafts.length - 1; i >= 0; i--) {
    const clause = drafts[i] as Draft;
    clause.end = Math.max(clause.end, trimEnd(text, clause.start, next));
    clause.bodyStart = Math.min(clause.bodyStart, clause.end, i + 1 < drafts.length ? next : clause.end);
    const above = drafts[clause.parent];
    if (above) above.end = Math.max(above.end, clause.end);
    next = clause.start;
  }
}

function trimEnd(text: string, start: number, end: number): number {
  let trimmed = end;
  while (trimmed > start && isSpace(text.charCodeAt(trimmed - 1))) trimmed--;
  return trimmed;
}
