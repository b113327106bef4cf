/** What the text keeps from its reader: passages that were blacked out, a date that was never filled in. */
import { citation, clauseAt } from '../../experts/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { dateOf } from './document-date.ts';

/** `[*]`, `[***]`, `***`, `[Redacted – …]`, `[●]`: printed in the place of words. A row of stars alone is a rule. */
const BLACKED_OUT =
  /\[\s?(?:\*[\s*]{0,12}|●|REDACTED|Redacted[^\]]{0,140})\]|(?<![*\n\r] {0,3})(?<!\*)\*{3,5}(?!\*)(?! {0,3}[\r\n])/g;
/** Clauses that are named; more are a table. */
const MOST_NAMED = 6;

export interface BlackedOut {
  readonly count: number;
  /** Where they stand, as they are cited. */
  readonly places: readonly string[];
}

export function blackedOut(document: ParsedDocument): BlackedOut {
  const found = Array.from(document.text.matchAll(BLACKED_OUT), ({ index }) => index);
  const clauses = found.map((index) => clauseAt(document, index)).filter(({ kind }) => kind !== 'preamble');
  const places = new Set(clauses.map(citation).filter((place) => place !== ''));
  return { count: found.length, places: [...places].slice(0, MOST_NAMED) };
}

/** How far into a document its date stands, UTF-16 units. */
const OPENING = 2_500;
const BLANK_DATE =
  /\b(?:dated?|as of|made|entered into|effective(?: date)?|executed)\b(?: and entered into)?(?: as of| on)?:? ?(?:this |the )?((?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?[_●•]{2,40}(?: ?(?:st|nd|rd|th))?,? ?(?:day of )?(?:[A-Z][a-z]{2,8} ?)?(?:[_●•]{2,40})?,? ?(?:\d{4}|20_{1,3})?)(?=[\s,.)(]|$)/;

/** The words of a date that was left blank; empty where the document has a date, or leaves none blank. */
export function blankDate(document: ParsedDocument): string {
  if (dateOf(document) !== null) return '';
  const words = document.text.slice(0, OPENING).replace(/\s+/g, ' ');
  return BLANK_DATE.exec(words)?.[1]?.trim() ?? '';
}
