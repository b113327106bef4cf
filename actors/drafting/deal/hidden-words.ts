/** What the text keeps from its reader: passages that were blacked out, a date that was never filled in. */
import { citation, clauseAt } from '../../experts/index.ts';
import type { Clause, ParsedDocument } from '../../reading/index.ts';
import { dateOf } from './dates/document-date.ts';

/** `[*]`, `[*∗]`, `[***]`, `***`, `[Redacted – …]`, `[●]`: printed in the place of words. A row of stars alone is a rule. */
const BLACKED_OUT =
  /\[\s?(?:[*∗][\s*∗]{0,12}|●|REDACTED|Redacted[^\]]{0,140})\]|(?<![*\n\r] {0,3})(?<!\*)\*{3,5}(?!\*)(?! {0,3}[\r\n])/g;
/** Behind such a mark: the legend at a page's foot that says what the marks mean. */
const LEGEND =
  /^[\s"”'=:–-]{0,6}(?:(?:indicates?|denotes?|represents?|means?|marks?)\b|(?:certain|portions?|confidential|the|text|omitted|material|information|this|parts?|brackets?|asterisks?|pursuant|redacted)\b[^\n]{0,160}\b(?:omitted|redacted|excluded|confidential treatment|filed separately|withheld)\b|(?:omitted|redacted|filed separately|confidential treatment)\b)/i;
/** Words of a legend before its mark: `Information marked [***] has been omitted`. */
const LEGEND_BEFORE =
  /\b(?:marked|identified|denoted|indicated|designated|replaced)\b(?: \w+){0,4} ["“]?$|\b(?:asterisks?|brackets?|symbol|legend)\b[^.\n]{0,40}$/i;
/** What a clause is about when a blank in it weighs most. */
const WEIGHTY: readonly RegExp[] = [
  /\bliabilit\w+|\bdamages\b|\bindemni\w+/i,
  /\bprices?\b|\bpricing\b|\bfees?\b|\broyalt\w+|\bpayments?\b|\bpay\b|\bcompensation\b|\bpurchase price\b|\bminimum\b/i,
  /\bown(?:s|ed|ership)?\b|\bintellectual property\b|\binventions?\b|\btitle\b/i,
  /\bterminat\w+|\bexclusiv\w+/i,
];
/** Characters around a mark that say what it hides. */
const AROUND = 160;
/** Clauses that are named; more are a table. */
const MOST_NAMED = 6;

export interface BlackedOut {
  readonly count: number;
  /** Where they stand, as they are cited. */
  readonly places: readonly string[];
}

export function blackedOut(document: ParsedDocument): BlackedOut {
  const { text } = document;
  const found = Array.from(text.matchAll(BLACKED_OUT), ({ index, 0: mark }) => ({ index, end: index + mark.length }))
    .filter(
      ({ index, end }) =>
        !LEGEND.test(text.slice(end, end + 240)) && !LEGEND_BEFORE.test(text.slice(Math.max(0, index - 80), index)),
    )
    .map(({ index, end }) => ({
      clause: clauseAt(document, index),
      weight: weightOf(text.slice(Math.max(0, index - AROUND), end + AROUND)),
    }));
  const cited = found.filter(({ clause }) => clause.kind !== 'preamble' && placeOf(clause, document) !== '');
  const weightiest = cited.toSorted((a, b) => a.weight - b.weight || a.clause.start - b.clause.start);
  const named = [...new Map(weightiest.map(({ clause }) => [placeOf(clause, document), clause]))].slice(0, MOST_NAMED);
  const places = named.toSorted(([, a], [, b]) => a.start - b.start).map(([place]) => place);
  return { count: found.length, places };
}

/** As it is cited; a heading with a mark in it is cut before the mark. */
function placeOf(clause: Clause, document: ParsedDocument): string {
  const words = citation(clause, document);
  const mark = words.search(/\\?\[|\*\*/);
  return mark < 0
    ? words
    : words
        .slice(0, mark)
        .trimEnd()
        .replace(/\s{1,3}(?:within|in|of|for|to|by|the|a|an)$/i, '');
}

const weightOf = (words: string): number => {
  const at = WEIGHTY.findIndex((sign) => sign.test(words));
  return at < 0 ? WEIGHTY.length : at;
};

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
