import { endBeforePageNumber } from '../../experts/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import { ITEM_MARK } from './actor-words.ts';

type Obligation = ParsedDocument['obligations'][number];

/** Longest quotation of a duty, UTF-16 units. */
const LONGEST = 185;
/** Before a duty: it is said of a case, and nobody owes it. `if the Customer shall fail` */
const OF_A_CASE =
  /(?:^|[\s(,;.:])(?:if|whether|unless|until|once|when(?:ever)?|in the event(?: that)?|in case|to the extent(?: that)?|so long as|provided(?: that)? if|se|qualora|quando|si|cuando|en caso de que)(?: or to the extent)?(?:,? for any reason,?)?(?: and (?:when|to the extent))?\s*["“]?$/iu;
/** A choice that nobody has ticked, or blanks to fill in behind the words: a row of a form, by which nobody owes anything yet. */
const isFormRow = (words: string): boolean =>
  (/[☐□]|\[ {1,6}\]/u.test(words) && !/[☒☑]|\[ {0,3}[xX✓✔] {0,3}\]/u.test(words)) ||
  /[\n\t][^\n\t]{0,60}\{[a-z]\w{1,60}\}/.test(words);
/** The contract itself, and not what is owed under it. */
const OF_CONCLUSION =
  /\bagrees? (?:to (?:enter into|be bound by) (?:this|these)\b|as follows|that\b)|\b(?:convengono|stipulano) quanto segue|\b(?:acuerdan|convienen) lo siguiente/iu;
/** UTF-16 units before a duty that may put a case. */
const BEFORE = 40;

/** Who owes or may do what, each in as much of its sentence as a table can show; conditions and formulas are none. */
export function listedDuties(document: ParsedDocument): Obligation[] {
  const { text, obligations, sentences } = document;
  let at = 0;
  return obligations.flatMap((duty, index) => {
    while (at < sentences.length && (sentences[at] as Span).end < duty.end) at++;
    if (OF_A_CASE.test(text.slice(Math.max(0, duty.start - BEFORE), duty.start))) return [];
    if (OF_CONCLUSION.test(text.slice(duty.start, duty.end))) return [];
    const next = obligations[index + 1]?.start ?? text.length;
    const clauseEnd = endOfClause(document, duty.clause);
    const [mark = ''] = ITEM_MARK.exec(duty.actor) ?? [];
    const start = duty.start + mark.length;
    const whole = wholeEnd(text, duty, { sentence: sentences[at]?.end ?? duty.end, clause: clauseEnd, next });
    const end = endBeforePageNumber(text, { start, end: whole });
    if (isFormRow(text.slice(start, end))) return [];
    return [{ ...duty, start, actor: duty.actor.slice(mark.length), end }];
  });
}

/** Where what is said may end, UTF-16 offsets: its sentence, its clause with the sub-clauses, the next duty. */
interface Bounds {
  readonly sentence: number;
  readonly clause: number;
  readonly next: number;
}

/** Clauses are looked through only as far as sub-clauses go. */
function endOfClause({ clauses, text }: ParsedDocument, clause: number): number {
  const own = clauses[clause];
  if (own === undefined) return text.length;
  for (let at = clause + 1; at < clauses.length && at <= clause + MOST_ITEMS; at += 1) {
    const next = clauses[at];
    if (next !== undefined && next.depth <= own.depth) return next.start;
  }
  return text.length;
}

/** More sub-clauses than a table can show items of. */
const MOST_ITEMS = 20;

/** The number of a page on its own line, before blank lines. */
const PAGE_FOOT = /\n[ \t]{0,80}[-–]?\s?\d{1,4}\s?[-–]?[ \t]*\n\s*\n/;

/** To the end of the sentence, the next duty or the first items of its list, whichever is first and fits. */
function wholeEnd(text: string, { start, end }: Span, { sentence, clause, next }: Bounds): number {
  const foot = text.slice(end, start + LONGEST).search(PAGE_FOOT);
  const most = Math.min(clause, start + LONGEST, foot < 0 ? text.length : end + foot);
  if (text[end - 1] === ':' || /^[\s"”’)]*:/.test(text.slice(end, end + 8))) return atWord(text, end, most);
  const last = next > end ? Math.min(sentence, next) : sentence;
  if (last <= most) return start + text.slice(start, Math.max(end, last)).replace(LOOSE_END, '').length;
  return Math.max(end, atWord(text, end, most));
}

/** What leads over to what comes next; `(b)` of `Section 4(b)` belongs to its number. */
const LOOSE_END =
  /(?:[\s,(]|(?<!\p{L})(?:and|or|but|that|which|provided|if|when|the|e|o|che|se|y|que|si)|(?<=\s)\(?(?:[ivx]+|[a-z])\)){1,40}$/iu;

const atWord = (text: string, least: number, most: number): number => {
  const behind = text[most] ?? ' ';
  if (/\s/.test(behind)) return text.slice(0, most).trimEnd().length;
  const space = text.lastIndexOf(' ', most);
  return Math.max(least, space);
};
