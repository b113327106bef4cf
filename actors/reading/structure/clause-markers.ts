import { isHeadingLine, runInHeading, tidy } from './heading.ts';
import { type Label, lastSign, readLabel, skipBlanks } from './label.ts';
import { isSpace, type Line } from './lines.ts';

/** A place where a clause may begin. Which of them do is decided by their sequence (outline.ts). */
export interface ClauseMarker {
  readonly start: number;
  readonly label?: Label;
  /** Markdown level 1..6. */
  readonly level?: number;
  /** Where a signature block begins. */
  readonly signature?: true;
  /** A paragraph behind a list, which belongs to what holds the list. */
  readonly afterList?: true;
  readonly heading: string;
  readonly bodyStart: number;
  /** Begins a line that nothing before it runs into; otherwise it needs a sequence to count. */
  readonly strong: boolean;
  /** Nothing but the label and the heading on this line. */
  readonly alone: boolean;
}

const SIGNATURE =
  /^(?:in witness (?:whereof|thereof)|in fede di|en fe de|(?:\[?signature page|signatures?$|signed (?:by|on behalf of)\b|executed (?:as a deed|by the parties)|\/s\/))/i;
/** With whom it binds: `Signed for deliveries: …` is a rule on notices. */
const SIGNED_FOR = /^(?:[Ss]igned for (?:and on behalf of|(?:the )?\p{Lu})|SIGNED FOR\b)/u;
const SIGNATURE_FIELD = /^(?:by|name|title|signature|signed)\s{0,3}:/i;
const BULLET = /^(?:[-*•·▪◦‣o]|\u2013)\s/;

const NAMES_A_NUMBER =
  /^(?:sections?|articles?|clauses?|paragraphs?|subsections?|exhibits?|schedules?|annex|appendix|attachments?|part|phase|level|table|figure|item|form|rule|no|nos|version|step|stage|tier|class|series|type|year|month|day|week|chapter|title|page|suite|box|unit|model|release|january|february|march|april|may|june|july|august|september|october|november|december)$/i;

export function findMarks(text: string, lines: readonly Line[]): ClauseMarker[] {
  const marks: ClauseMarker[] = [];
  lines.forEach((line, i) => {
    if (line.kind !== 'text' || line.start < (marks.at(-1)?.bodyStart ?? 0)) return;
    const first = lineMark(text, lines, i);
    const next = first?.label && readLabel(text, first.label.end);
    const inner = first?.label && next && opensInside(first.label, next) ? next : undefined;
    if (first) marks.push(inner ? { ...first, heading: '', bodyStart: inner.start } : first);
    if (first?.signature) return;
    if (inner) marks.push(labelMark(text, inner, lines, i, true));
    midLineMarks(
      text,
      lines,
      i,
      Math.max(line.start + 1, inner?.end ?? first?.label?.end ?? first?.bodyStart ?? 0),
      marks,
    );
  });
  return marks;
}

/** `1.1 (a)` and `2. 2.1`: the first sub-clause begins right after the number of its clause. */
function opensInside(outer: Label, inner: Label): boolean {
  if (inner.printed.startsWith('(')) return inner.values[0] === 1;
  return inner.values.length === outer.values.length + 1 && outer.values.every((value, i) => value === inner.values[i]);
}

function lineMark(text: string, lines: readonly Line[], i: number): ClauseMarker | undefined {
  const line = lines[i] as Line;
  const head = text.slice(line.start, Math.min(line.end, line.start + 160));
  if (head.startsWith('#')) return markdown(text, line, head);
  if (BULLET.test(head)) return undefined;
  if (SIGNATURE.test(head) || SIGNED_FOR.test(head) || (SIGNATURE_FIELD.test(head) && signs(text, lines, i)))
    return { ...bare(line.start), signature: true };
  const start = line.start + (/^(?:\*\*|__)/.test(head) ? 2 : 0);
  const label = readLabel(text, start);
  if (label) return { ...labelMark(text, label, lines, i, !runsOn(text, lines[i - 1])), start: line.start };
  const before = lines[i - 1]?.kind ?? 'blank';
  const after = lines[i + 1]?.kind ?? 'blank';
  if (line.end - line.start > 110 || (before === 'text' && after !== 'rule')) return undefined;
  if (after === 'text' && capitals(text, line) && capitals(text, lines[i + 1] as Line)) return undefined;
  if (!isHeadingLine(head, after !== 'text' || lines[i + 2]?.kind === 'text')) return undefined;
  return { ...bare(line.start), heading: tidy(head), bodyStart: line.end, alone: true };
}

function bare(start: number): ClauseMarker {
  return { start, heading: '', bodyStart: start, strong: true, alone: false };
}

function markdown(text: string, line: Line, head: string): ClauseMarker | undefined {
  const level = /^#{1,6}(?=\s)/.exec(head)?.[0].length;
  if (level === undefined) return undefined;
  const from = skipBlanks(text, line.start + level);
  const label = readLabel(text, from);
  const heading = tidy(text.slice(label?.end ?? from, line.end));
  return { start: line.start, level, ...(label && { label }), heading, bodyStart: line.end, strong: true, alone: true };
}

function labelMark(text: string, label: Label, lines: readonly Line[], i: number, strong: boolean): ClauseMarker {
  const line = lines[i] as Line;
  const plain = { start: label.start, label, strong };
  if (label.end >= line.end)
    return (
      headingBelow(text, lines, i, plain) ?? {
        ...plain,
        heading: '',
        bodyStart: Math.min(label.end, line.end),
        alone: true,
      }
    );
  const next = lines[i + 1];
  const wrapped = next?.kind === 'text' && /^[\p{Ll}(]/u.test(text.slice(next.start, next.start + 2));
  const found = runInHeading(text, label.end, line.end, wrapped);
  if (!found) return { ...plain, heading: '', bodyStart: label.end, alone: false };
  return {
    ...plain,
    heading: found.heading,
    bodyStart: Math.max(found.bodyStart, found.end),
    alone: found.bodyStart >= line.end,
  };
}

/** `ARTICLE I` alone on its line takes its heading from the next line of text. */
function headingBelow(
  text: string,
  lines: readonly Line[],
  i: number,
  plain: Pick<ClauseMarker, 'start' | 'strong'> & { label: Label },
): ClauseMarker | undefined {
  let below = i + 1;
  while (below <= i + 3 && lines[below]?.kind === 'blank') below++;
  const line = lines[below];
  if (line?.kind !== 'text' || line.end - line.start > 100) return undefined;
  const words = text.slice(line.start, line.end);
  if (readLabel(text, line.start) || !isHeadingLine(words, true)) return undefined;
  return { ...plain, heading: tidy(words), bodyStart: line.end, alone: true };
}

/** True when a sentence seems to run from this line into the next, so that a number there may be a wrapped reference. */
function runsOn(text: string, line: Line | undefined): boolean {
  if (line?.kind !== 'text' || line.end - line.start < 45) return false;
  return !/(?:[.;:!?)”"\]*_]|\b(?:and|or|e|o|y))$/.test(text.slice(Math.max(line.start, line.end - 4), line.end));
}

/** Two of By:, Name:, Title: close together are a signature block; one alone may be anything. */
function signs(text: string, lines: readonly Line[], i: number): boolean {
  for (let k = i + 1; k < Math.min(lines.length, i + 7); k++) {
    const line = lines[k] as Line;
    if (SIGNATURE_FIELD.test(text.slice(line.start, Math.min(line.end, line.start + 20)))) return true;
  }
  return false;
}

function capitals(text: string, line: Line): boolean {
  return !/\p{Ll}/u.test(text.slice(line.start, Math.min(line.end, line.start + 120))) && line.end - line.start > 40;
}

/** A date or page number that the head of each page left before its first clause: `May 3, 2016 4.3 Royalties`. */
const STAMP =
  /^(?:\p{Lu}\p{Ll}{2,9}\s\d{1,2},\s\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|[Pp]age\s\d{1,3}(?:\sof\s\d{1,3})?)(?=\s)/u;
const LONGEST_STAMP = 40;

/** Labels inside a line: after the end of a sentence, a wide gap or a heading, as in texts that lost their line breaks. */
function midLineMarks(text: string, lines: readonly Line[], i: number, from: number, marks: ClauseMarker[]): void {
  const { start, end } = lines[i] as Line;
  const stamp = start + (STAMP.exec(text.slice(start, Math.min(end, start + LONGEST_STAMP)))?.[0].length ?? 0);
  for (let at = from; at < end; at++) {
    if (!isSpace(text.charCodeAt(at))) continue;
    const gap = at;
    while (at < end && isSpace(text.charCodeAt(at))) at++;
    const label = at < end && mayBegin(text, at) ? readLabel(text, at) : undefined;
    if (label && fitsInside(text, label, gap, end, gap === stamp)) marks.push(labelMark(text, label, lines, i, false));
    at = label === undefined ? at - 1 : Math.max(at - 1, lastSign(text, label));
  }
}

function mayBegin(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const numeral = code === 40 || (code >= 48 && code <= 57);
  return numeral || code === 0xa7 || (code >= 65 && code <= 90);
}

function fitsInside(text: string, label: Label, gap: number, end: number, stamped: boolean): boolean {
  const wide = label.start - gap >= 2;
  const keyword = label.style === 'article' || label.style === 'section';
  if (!/^["“(*[]?\p{Lu}/u.test(text.slice(label.end, label.end + 2)) && !(keyword && label.end >= end)) return false;
  const closed = wide || stamped || /[.;:?!)”"\]_-]/.test(text[gap - 1] ?? '');
  if (!closed) return /^(?:\d|article|section)$/.test(label.style) && afterHeading(text, gap);
  if (label.style === 'schedule') return /^[A-Z]{5}/.test(label.printed);
  if (/^[.)(]/.test(label.style) || label.style === '1)') return wide;
  return label.style !== '1 ' || label.start - gap >= 3;
}

/** The word before is capitalised, as the last of a heading, and does not make the number a reference or a date. */
function afterHeading(text: string, gap: number): boolean {
  const word = /(\p{L}[\p{L}’'-]{0,24})$/u.exec(text.slice(Math.max(0, gap - 26), gap))?.[1] ?? '';
  return /^\p{Lu}/u.test(word) && !NAMES_A_NUMBER.test(word);
}
