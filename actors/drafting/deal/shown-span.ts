/**
 * Which words of a document are shown for a passage: whole sentences where they are short enough, else from the beginning of the
 * sentence to where a part of it ends. A passage is chosen by a stretch of its sentence; a stretch alone often has no verb.
 */
import { lastStartingBy, type ParsedDocument, type Sentence, type Span } from '../../reading/index.ts';

/** A sentence up to here is shown whole (UTF-16 units, white space and rules of dashes counted as one). */
const WHOLE = 620;
/** A longer one is cut before this. */
const LONGEST = 520;
/** A passage that begins so far into its sentence is shown with the beginning of the sentence and an ellipsis. */
const FAR = 300;
/** The beginning of a sentence that is shown before a passage far after it. */
const LEAD = 190;
/** Sentences that a page break tore apart are shown together; more are a list without full stops. */
const MOST_JOINED = 3;

/** The parts to show, in document order: one, or the beginning of the sentence and what was chosen of it. */
export function shownSpans(document: ParsedDocument, span: Span): Span[] {
  const { text } = document;
  const whole = wholeOf(document, span);
  if (whole.end <= whole.start + reach(text, whole.start, WHOLE)) return [whole];
  const limit = whole.start + reach(text, whole.start, LONGEST);
  if (span.start - whole.start <= FAR) {
    const ends = withItsEnd(text, whole);
    if (ends !== undefined) return ends;
    const needed = Math.min(span.end, limit);
    return [trimmed(text, { start: whole.start, end: endOfPart(text, whole.start, needed, limit) })];
  }
  const start = beginOfPart(text, whole.start + LEAD, span.start);
  const last = Math.min(whole.end, start + reach(text, start, LONGEST - LEAD));
  const end = last === whole.end ? last : endOfPart(text, start, Math.min(span.end, last), last);
  const lead = endOfLead(text, whole.start);
  return lead >= start
    ? [trimmed(text, { start: whole.start, end })]
    : [trimmed(text, { start: whole.start, end: lead }), trimmed(text, { start, end })];
}

/** A sentence up to here may be shown by its beginning and its end (UTF-16 units). */
const WITH_END = 1_500;
/** Of both as much as this, UTF-16 units. */
const HEAD = 260;
const TAIL = 400;
const LEAST_TAIL = 40;
/** Words at which the end begins that says how far the sentence goes. */
const LIMITS =
  /(?<=[\s,])(?:to the extent|arising (?:out of|from|in)|resulting from|in connection with|in the course of|caused by|relating to|provided|except|which|that)\s/g;
/** A list of which the last item alone would be shown. */
const LISTED = /[;:]\s|\s\((?:ii|2|b)\)\s/;

/** The beginning and the end of a long sentence without a list: what was assigned often comes first, and how far it goes last. */
function withItsEnd(text: string, whole: Span): Span[] | undefined {
  if (whole.end - whole.start > WITH_END || LISTED.test(text.slice(whole.start, whole.end))) return undefined;
  const from = whole.end - TAIL;
  const [begin] = text.slice(from, whole.end - LEAST_TAIL).matchAll(LIMITS);
  if (begin === undefined) return undefined;
  const head = endOfPart(text, whole.start, whole.start + HEAD, whole.start + HEAD + 60);
  return [
    trimmed(text, { start: whole.start, end: head }),
    trimmed(text, { start: from + begin.index, end: whole.end }),
  ];
}

/** The sentences that hold the passage, with what a page break tore from them. */
export function wholeOf({ text, sentences }: ParsedDocument, span: Span): Span {
  let first = Math.max(0, lastStartingBy(sentences, span.start));
  let last = Math.max(first, lastStartingBy(sentences, span.end - 1));
  for (let n = 0; n < MOST_JOINED && isTorn(text, sentences[first - 1], sentences[first]); n++) first--;
  if (isItemOf(text, sentences[first - 1], sentences[first])) first--;
  for (let n = 0; n < MOST_JOINED && isTorn(text, sentences[last], sentences[last + 1]); n++) last++;
  const start = Math.min(sentences[first]?.start ?? span.start, span.start);
  const end = Math.max(sentences[last]?.end ?? span.end, span.end);
  // What begins after the sentence and has no words of it: `(a) For the Supplier:`, `(b) Fees.`
  const label = /(?<=\.)\s+\(\w{1,4}\)\s[^.;:]{0,50}[:.]\s*$/.exec(text.slice(Math.max(start, end - 70), end));
  return trimmed(text, {
    start,
    end: Math.max(end - (label?.[0].length ?? 0), endOfList(text, sentences, last, start)),
  });
}

/** A sentence that leads up to a list tells its point in the first items (UTF-16 units of both together). */
const WITH_ITEMS = 480;
const ITEM = /^\s{0,4}(?:\(?[a-z\d]{1,4}[.)]|[-–•●▪·*])\s|^\s{0,4}\p{Ll}/u;

/** Where the last item ends that is shown with the sentence before it; 0 where that leads up to none. */
function endOfList(text: string, sentences: readonly Sentence[], last: number, start: number): number {
  const lead = sentences[last];
  if (lead === undefined || !/:\s*$/.test(text.slice(Math.max(start, lead.end - 4), lead.end))) return 0;
  let end = 0;
  for (const next of sentences.slice(last + 1, last + 6)) {
    const words = text.slice(next.start, next.end);
    const number = text.slice(Math.max(lead.end, next.start - 12), next.start);
    if (next.end - start > WITH_ITEMS || next.isHeading || !(ITEM.test(words) || /\([a-z\d]{1,4}\)\s*$/.test(number)))
      break;
    ({ end } = next);
  }
  return end;
}

/** Whether the second is the first item of a list that the first leads up to, and says nothing without it. */
const isItemOf = (text: string, lead: Sentence | undefined, item: Sentence | undefined): boolean =>
  lead !== undefined &&
  item !== undefined &&
  !lead.isHeading &&
  item.end - lead.start <= WITH_ITEMS &&
  /:\s*$/.test(text.slice(Math.max(lead.start, lead.end - 4), lead.end)) &&
  /^["“(]?\p{Ll}/u.test(text.slice(item.start, item.start + 4));

/** Blank lines that stand where a page ended. */
const PAGE_BREAK = 2;

/** Whether the second goes on with the sentence of the first. */
function isTorn(text: string, one: Sentence | undefined, other: Sentence | undefined): boolean {
  if (one === undefined || other === undefined || one.isHeading || other.isHeading) return false;
  const before = text.slice(Math.max(one.start, one.end - 60), one.end).trimEnd();
  const behind = text.slice(other.start, other.start + 40);
  if (/[.!?:;]["”’)\]]*$/.test(before) || before.length < 20) return false;
  const breaks = (text.slice(one.end, other.start).match(/\n/g) ?? []).length;
  return (
    /^["“(]?\p{Ll}/u.test(behind) ||
    (breaks >= PAGE_BREAK &&
      /\s\d{1,4}$|\b(?:the|of|and|or|to|any|a|an|in|including|with|by|for|from|under|such|its|their)$/i.test(before))
  );
}

/** How many units of the text come to `most` when white space, dashes and underscores in a row count as one. */
function reach(text: string, from: number, most: number): number {
  let left = most;
  for (const { 0: run, index } of text.slice(from, from + 4 * most).matchAll(/\s+|-{3,}|_{3,}|[^\s]/g)) {
    if (left <= 0) return index;
    left--;
    if (run.length === 0) break;
  }
  return Math.min(4 * most, text.length - from);
}

/** Where a part of a sentence ends: the sooner named, the better can it be read alone. */
const ENDS: readonly RegExp[] = [
  /[.;:]["”’)\]]*(?=\s)/g,
  /,(?=\s(?:provided|except|unless|excluding|subject to|however|notwithstanding|which|so long as|in which|and in no event)\b)/g,
  /,(?=\s(?:including|whether|and|or|but|as|if|upon|when|in|for|with|without)\b)/g,
  /,(?=\s)/g,
  /(?=\s)/g,
];
/** A part that ends before this share of what is needed leaves its point out. */
const SHARE = 0.85;

/** The nearest good end after `needed`; else the last before `limit`. */
function endOfPart(text: string, start: number, needed: number, limit: number): number {
  const window = text.slice(start, limit);
  for (const [rank, pattern] of ENDS.entries()) {
    const ends = Array.from(window.matchAll(pattern), ({ 0: sign, index }) => start + index + sign.length);
    // A full end may come a little later than what is needed; a comma as late as there is room for.
    const found =
      rank === 0 ? ends.find((end) => end >= needed) : ends.findLast((end) => end >= start + SHARE * (needed - start));
    if (found !== undefined) return found;
  }
  return limit;
}

/** Where the part begins that holds the place: after a semicolon, a colon or before the letter of an item. */
function beginOfPart(text: string, from: number, at: number): number {
  const window = text.slice(from, at + 4);
  const begins = Array.from(
    window.matchAll(
      /(?<=[.;:]["”]?\s{1,3})(?=\S)|(?<=\s)(?=\([a-z\d]{1,4}\)\s)|(?<=,\s{1,2})(?=(?:and|provided|except|then)\b)/g,
    ),
    ({ index }) => from + index,
  );
  return begins.at(-1) ?? at;
}

/** Where the beginning of a sentence may break off: before what is listed, else at a word. */
function endOfLead(text: string, start: number): number {
  const window = text.slice(start, start + LEAD);
  const [colon] = window.matchAll(/:(?=\s)/g);
  if (colon !== undefined && colon.index > 30) return start + colon.index + 1;
  const commas = [...window.matchAll(/,(?=\s)/g)].filter(({ index }) => index > 60);
  const at = commas.at(-1)?.index ?? window.lastIndexOf(' ');
  return start + (at > 0 ? at : window.length);
}

function trimmed(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text[from] as string)) from++;
  while (to > from && /\s/.test(text[to - 1] as string)) to--;
  return { start: from, end: to };
}
