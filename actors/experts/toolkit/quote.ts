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

/** How a person cites the clause: number and heading, either or both, or empty. */
export function citation(clause: Clause): string {
  return [clause.path, clause.heading].filter((part) => part !== '').join(' ');
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
  return { quote: text.slice(start, end), start, end, section: citation(clauseAt(document, start)) };
}
