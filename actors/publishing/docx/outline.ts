import type { ReviewResult } from '../../../protocols/index.ts';
import { lastStartingBy, type Span, visibleText } from '../../reading/index.ts';

type Clauses = ReviewResult['document']['clauses'];

/** The style of a paragraph: how it is set, and where it is in the document's outline. */
export type ParagraphStyle =
  | { readonly kind: 'title' }
  /** Level 1 to 6. */
  | { readonly kind: 'heading'; readonly level: number }
  /** Steps of indentation, 0 to 4. */
  | { readonly kind: 'body'; readonly indent: number }
  /** A row of a flattened table; columns are parted by tabs. */
  | { readonly kind: 'row'; readonly columns: number }
  | { readonly kind: 'blank' };

export interface OutlineLine extends Span {
  readonly style: ParagraphStyle;
}

/** How every line of the original text looks, and which run-in headings are set bold. */
export interface Outline {
  readonly lines: readonly OutlineLine[];
  readonly bold: readonly Span[];
}

/** Longer first lines are sentences, not titles. */
const MAX_TITLE = 120;

/** Longer "headings" are paragraphs that a reader took for one. */
const MAX_HEADING = 160;

/** Number and blanks in front of a heading are shorter than this. */
const MAX_NUMBER = 40;

/**
 * Reads the outline off the clauses that the review recognised; numbers stay part of the text.
 *
 * @param title what the document calls itself, where the review recognised it
 */
export function outlineOf(text: string, clauses: Clauses, title = ''): Outline {
  const bold: Span[] = [];
  const lines: OutlineLine[] = [];
  const spans = linesOf(text);
  const titled = ownTitle(text, spans, title) ?? titleLine(text, spans, clauses);
  let next = 0;
  let depth = 0;
  for (const line of spans) {
    const opened = [];
    while (next < clauses.length && (clauses[next] as Clauses[number]).start < line.end) opened.push(clauses[next++]);
    const clause = opened.find(
      (each) => each !== undefined && each.start >= line.start && isLineOpening(text, line, each.start),
    );
    if (clause !== undefined) depth = clause.depth;
    const style = styleOf(text, line, clause, depth, line.start === titled);
    lines.push({ ...line, style });
    const runIn = style.kind === 'body' && clause !== undefined ? headingSpan(text, line, clause) : undefined;
    if (runIn !== undefined) bold.push(runIn);
  }
  return { lines, bold };
}

/** The line that holds the offset. O(log n). */
export function lineAt(outline: Outline, offset: number): OutlineLine {
  return outline.lines[lastStartingBy(outline.lines, offset)] as OutlineLine;
}

/** The style of a paragraph that the original does not have, after one that looks like `previous`. */
export function insertedStyle(text: string, previous: ParagraphStyle): ParagraphStyle {
  if (text.trim() === '') return { kind: 'blank' };
  const number = /^\s*(?:article\s+)?(\d{1,2}(?:\.\d{1,2})*)\.?\s+\S.{0,70}[^.;:,]$/iu.exec(text)?.[1];
  if (number !== undefined && !/\b(?:shall|must|will|may|is|are)\b/.test(text)) {
    return { kind: 'heading', level: Math.min(number.split('.').length, 6) };
  }
  return previous.kind === 'body' ? previous : { kind: 'body', indent: 0 };
}

function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (const lineEnd of text.matchAll(/\r\n|[\r\n]/g)) {
    lines.push({ start, end: lineEnd.index });
    start = lineEnd.index + lineEnd[0].length;
  }
  lines.push({ start, end: text.length });
  return lines;
}

/** Lines with words at the top of a document among which its title stands: below stamps, a logo and notes on what was left out. */
const TOP_LINES = 12;

/** Start of the line that is the title the review recognised; undefined where no line is. */
function ownTitle(text: string, lines: readonly Span[], title: string): number | undefined {
  if (title === '') return undefined;
  const wanted = title.toLowerCase();
  const said = ({ start, end }: Span): string => text.slice(start, end).replace(/\s+/g, ' ').trim().toLowerCase();
  return firstLines(text, lines, TOP_LINES).find((line) => said(line) === wanted)?.start;
}

/** A label that a filing puts above the title: `EXHIBIT 10.13`. */
const FILING_LABEL = /^(?:exhibit|ex|annex|appendix|schedule|attachment)[-. ]?\s*[\w.-]{1,12}$/i;

/**
 * Start of the line that is the document's title, or -1: the first line with words, or the one after a filing's label,
 * when it is short and no numbered clause.
 */
function titleLine(text: string, lines: readonly Span[], clauses: Clauses): number {
  const numbered = new Set(clauses.filter(({ number }) => number !== '').map(({ start }) => start));
  const couldBe = (line: Span | undefined): line is Span => {
    const words = line === undefined ? '' : text.slice(line.start, line.end).trim();
    const opensClause = line !== undefined && numbered.has(text.indexOf(words, line.start));
    return words !== '' && words.length <= MAX_TITLE && !opensClause && !/[.;:,]$|\t|^\[.*\]$/.test(words);
  };
  const [first, second] = firstLines(text, lines);
  const label = first !== undefined && FILING_LABEL.test(text.slice(first.start, first.end).trim());
  if (label && couldBe(second)) return second.start;
  return couldBe(first) ? first.start : -1;
}

/** The first lines that have words. */
function firstLines(text: string, lines: readonly Span[], most = 2): Span[] {
  const found: Span[] = [];
  for (const line of lines) {
    if (found.length === most) break;
    if (text.slice(line.start, line.end).trim() !== '') found.push(line);
  }
  return found;
}

function isLineOpening(text: string, line: Span, offset: number): boolean {
  return text.slice(line.start, offset).trim() === '';
}

function styleOf(
  text: string,
  line: Span,
  clause: Clauses[number] | undefined,
  depth: number,
  isTitle: boolean,
): ParagraphStyle {
  const words = text.slice(line.start, line.end).trim();
  if (words === '') return { kind: 'blank' };
  if (isTitle) return { kind: 'title' };
  if (clause !== undefined && clause.heading !== '' && words.length <= MAX_HEADING) {
    const heading = headingSpan(text, line, clause);
    const rest = heading === undefined ? words : text.slice(heading.end, line.end);
    if (/^[\s.:;–—-]*$/.test(rest)) return { kind: 'heading', level: Math.min(clause.depth + 1, 6) };
  }
  const columns = words.split(/\t+/).length;
  if (columns > 2 || (columns === 2 && clause === undefined)) return { kind: 'row', columns };
  // A first sub-level such as 9.2 is flush with its heading, as contracts print it; (a) and (i) step in.
  return { kind: 'body', indent: Math.min(Math.max(depth - 1, 0), 4) };
}

/** Number and heading at the beginning of the line, when the heading is there. */
function headingSpan(text: string, line: Span, { start, heading }: Clauses[number]): Span | undefined {
  if (heading === '') return undefined;
  // Only near its number: the same words further on in the line are text.
  const at = text.slice(start, Math.min(line.end, start + MAX_NUMBER + heading.length)).indexOf(heading);
  return at < 0 ? hiddenHeading(text, line, start, heading) : { start, end: start + at + heading.length };
}

/** A heading with characters in it that nobody sees. */
function hiddenHeading(text: string, line: Span, start: number, heading: string): Span | undefined {
  const seen = visibleText(text.slice(start, Math.min(line.end, start + 2 * (MAX_NUMBER + heading.length))));
  const at = seen.text.indexOf(heading);
  return at < 0 ? undefined : { start, end: start + seen.endOutwards(at + heading.length) };
}
