import type { Evidence } from '../../../protocols/index.ts';
import { type Clause, lastStartingBy, type ParsedDocument, type Span } from '../../reading/index.ts';

/** Longest quotation of one piece of evidence, UTF-16 units: a long sentence fits, a page does not. */
const MAX_QUOTE = 600;

/** The innermost clause that holds the offset; the first clause when none does. O(log n). */
export function clauseAt(document: ParsedDocument, offset: number): Clause {
  const { clauses } = document;
  let clause = clauses[lastStartingBy(clauses, offset)] as Clause;
  while (clause.end <= offset && clause.parent >= 0) clause = clauses[clause.parent] as Clause;
  return clause;
}

/**
 * How a person cites the clause: number and heading, either or both, or empty. A letter alone, or a number that several lists have,
 * says nothing without what it stands under: `Fees, C`, `Schedule 2, 1`.
 */
export function citation(clause: Clause, document: ParsedDocument): string {
  // A heading that a blank or a mark cuts off ends before its bracket.
  const own = [clause.path, clause.heading.replace(/\s{0,9}\\?[[({]$/, '')].filter((part) => part !== '').join(' ');
  const holder = document.clauses[clause.parent];
  if (own === '' && holder !== undefined) return citation(holder, document);
  if (clause.heading !== '' || clause.path === '') return own;
  if (/^\D{0,12}\d/.test(clause.path) && !repeatedPaths(document).has(clause.path)) return own;
  const above = around(clause, document);
  return above === undefined ? own : `${above}, ${own}`;
}

const repeated = new WeakMap<ParsedDocument, ReadonlySet<string>>();

function repeatedPaths(document: ParsedDocument): ReadonlySet<string> {
  const known = repeated.get(document);
  if (known !== undefined) return known;
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { path } of document.clauses) (seen.has(path) ? twice : seen).add(path);
  repeated.set(document, twice);
  return twice;
}

/** Longest heading that a number is cited under (UTF-16 units). */
const LONGEST_ABOVE = 60;

/** The nearest clause around it that its own number does not begin with, by its heading or else its number. */
function around({ path, parent }: Clause, { clauses }: ParsedDocument): string | undefined {
  let above = clauses[parent];
  while (above !== undefined && (above.path === '' ? above.heading === '' : path.startsWith(above.path))) {
    above = clauses[above.parent];
  }
  if (above === undefined) return undefined;
  const name = above.kind === 'schedule' && above.path !== '' ? above.path : above.heading || above.path;
  const words = name.replace(/\s+/g, ' ');
  return words.length <= LONGEST_ABOVE ? words : `${words.slice(0, LONGEST_ABOVE).replace(/\s\S*$/, '')} …`;
}

/** The number of a page that ended before the sentence went on. */
const PAGE_NUMBER = /^\d{1,4}[ \t]{0,9}\n[ \t]{0,9}\n\s{0,36}/;
/** Characters in which such a number and the blank lines below it stand. */
const PAGE_TOP = 40;

/** Such a number where the page ended before the sentence did: on its own line, or at the end of one before blank lines. */
const PAGE_FOOT = /(?:\n\s{0,36}|[ \t]{3,60})[-–]?\s?\d{1,4}\s?[-–]?$/;

/** Where the passage ends without the number of the page below it. */
export function endBeforePageNumber(text: string, { start, end }: Span): number {
  const foot = PAGE_FOOT.exec(text.slice(Math.max(start + 1, end - PAGE_TOP), end));
  if (foot === null || !/^[ \t]*(?:\n|$)/.test(text.slice(end, end + PAGE_TOP))) return end;
  return text.slice(0, end - foot[0].length).trimEnd().length;
}

/** Evidence for the span, trimmed of outer white space and of a page number, and cut at MAX_QUOTE on a word boundary. */
export function quote(document: ParsedDocument, span: Span): Evidence {
  let { start, end } = span;
  const { text } = document;
  while (start < end && /\s/.test(text[start] as string)) start++;
  start += PAGE_NUMBER.exec(text.slice(start, Math.min(end, start + PAGE_TOP)))?.[0].length ?? 0;
  while (end > start && /\s/.test(text[end - 1] as string)) end--;
  if (end - start > MAX_QUOTE) {
    const space = text.lastIndexOf(' ', start + MAX_QUOTE);
    end = space > start ? space : start + MAX_QUOTE;
  }
  end = endBeforePageNumber(text, { start, end });
  return { quote: text.slice(start, end), start, end, section: citation(clauseAt(document, start), document) };
}
