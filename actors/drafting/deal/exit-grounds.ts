/** On which ground a contract may be ended: what a passage says of the case, and how long somebody has. */
import { type Duration, inDays, lastStartingBy, type ParsedDocument, type Span } from '../../reading/index.ts';
import { isNotice } from './facts.ts';
import { within } from './topic-rules.ts';

export type GroundKind =
  | 'agreement'
  | 'convenience'
  | 'convenience-later'
  | 'term-end'
  | 'material-breach'
  | 'breach'
  | 'non-payment'
  | 'default'
  | 'cause'
  | 'insolvency'
  | 'control'
  | 'force-majeure'
  | 'other';

export interface Ground {
  readonly kind: GroundKind;
  /** The time to put a breach right. */
  readonly cure?: Duration;
  /** How long before the end notice has to be given. */
  readonly notice?: Duration;
}

const INSOLVENCY =
  /\b(?:insolven\w+|bankrupt\w*|receiver(?:ship)?\b|liquidat(?:ion|or|ed)|winding[- ]up|benefit of (?:its |their )?creditors|reorgani[sz]ation under|ceases? to (?:do|carry on|conduct) business|dissolution|debts as they (?:become|mature|fall))/i;
const CONTROL =
  /\bchange (?:of|in) (?:the )?(?:control|ownership)\b|\bChange of Control\b|\bacquired by\b|\bsale of (?:all|substantially)/i;
const FORCE = /\bforce majeure\b|\bacts? of god\b|\bbeyond (?:its|their|the) .{0,20}control\b/i;
const NON_PAYMENT =
  /\bfail(?:s|ed|ure)?\b.{0,30}\b(?:to )?(?:make (?:any |a |such |timely )*payments?|pay(?:ment)?)\b|\bnon-?payment\b|\bpayment default\b/i;
const MATERIAL =
  /\bmaterial(?:ly)?\b[^.;]{0,25}\b(?:breach\w*|default\w*|violat\w+)|\b(?:breach\w*|default\w*|violat\w+|fail\w*|non-?compliance)\b[^.;]{0,120}\bmaterial\b/i;
const BREACH =
  /\b(?:breach(?:es|ed|ing)?|defaults?\b|violat(?:es|ed|ion)|fail(?:s|ed|ure)?(?: of (?:the )?[^,;]{2,40})? (?:to|in) (?:\w+ )?(?:perform|comply|observe|fulfil|carry out|meet|discharge|keep)\w*|non-?compliance)/i;
const DEFAULT = /\bEvents? of (?:Default|Termination)\b|\bTermination Events?\b/i;
/** No side leaves alone. */
const AGREED =
  /\b(?:by|upon|with)(?: the)? (?:mutual|joint)\b[^.;]{0,30}\b(?:agreement|consent)|\bboth parties (?:\w+ )?(?:agree|consent)/i;
/** A breach of one clause, and not of the contract. */
const SPECIAL =
  /\b(?:breach\w*|violat\w+|fail\w*)\b[^.;]{0,80}\b(?:this (?:section|clause|article|paragraph)|the (?:foregoing )?(?:representations|certifications))\b(?![^.;]{0,60}\bcovenants?\b)/i;
const CAUSE = /\bfor cause\b|\bjust cause\b|\bgood cause\b/i;
const CURES =
  /\b(?:cur(?:e|es|ed|able|ing)\b|uncured|un-?remedied|remed(?:y|ied|ies)|correct(?:ed|s)?\b|rectif\w+|continu(?:es|ed|ing)?\b|ma(?:k|d)e good|put (?:it|them|(?:the|such|that) \w+) right)/i;

const FREELY =
  /\b(?:for (?:any or no|any|no) (?:reason|cause)|(?:with or )?without (?:\w+ )?(?:cause|reason)|for (?:its |their |any )?convenience|at (?:its|their|his|her|any) (?:sole |own )?(?:option|discretion|election|convenience|will)|in (?:its|their|his|her) (?:sole |own )?(?:(?:and |or )?(?:absolute )?)discretion|at any time|at will|for any or no)\b/i;
/** A case is put: what follows or is before it makes the right depend on something. */
const CONDITION =
  /\b(?:if|in (?:the|any) (?:event|case)|in case|should|whe(?:re|n(?:ever)?)|unless and until|(?:after|following) (?:the |any |such )*(?:occurrence|event)|upon (?:the |any |a |an )?(?:occurrence|breach|default|failure|material|violation|bankruptcy|insolvency|termination|death|expiration|change|loss|sale|receipt of (?:a |an )?(?:order|notice of)|event)|in the absence of|as a result of|because|due to|following (?:a|an|any) (?:breach|default|event|change)|for cause|prior to the (?:effective (?:time|date)|closing|distribution|commencement)|pursuant to (?:section|article|clause|paragraph)|to the extent|by reason of|on the grounds?)\b/i;
const LATER =
  /\b(?:after|following|upon|beginning (?:on|after)|at any time after) (?:the )?(?:first|initial|minimum|end of the (?:first|initial)|expir(?:y|ation) of the (?:first|initial|minimum)|(?:one|two|three|\d+)(?: \(\d+\))? (?:year|month)|completion|approval|launch|[^,;]{0,30}anniversary)/i;
const TERM_END =
  /\b(?:prior to|before|at|as of|effective (?:as of|on|at)|upon) (?:the )?(?:end|expir\w+|conclusion|anniversary)(?: date)? of (?:the |any |each |such |its |an? )?(?:then[- ]?\w* |initial |current |original |renewal |extended |extension |first |one |\w+[- ]year )*(?:term|period|renewal|year)\b/i;

/** The grounds of a passage, part by part; nothing where no case and no freedom is understood. */
export function groundsIn(document: ParsedDocument, span: Span, heading: string): Ground[] {
  const found = inParts(document, partsOf(document.text, span));
  const all = found.length > 0 ? found : wholeGround(document, span, heading);
  return all.filter((ground, place) => all.findIndex((other) => isSame(other, ground)) === place);
}

const isSame = (one: Ground, other: Ground): boolean =>
  one.kind === other.kind && length(one.cure) === length(other.cure) && length(one.notice) === length(other.notice);
const length = (period: Duration | undefined): number => (period === undefined ? 0 : inDays(period.value, period.unit));

/** The items of a list, else the passage itself. */
function partsOf(text: string, { start, end }: Span): Span[] {
  const words = text.slice(start, end);
  const cuts = Array.from(
    words.matchAll(
      /[;:]\s|(?<=\s)\(?(?:[a-h]|[ivx]{1,4}|\d)\)\s(?!(?:(?:business|calendar|working|consecutive) )?(?:years?|months?|weeks?|days?|hours?)\b)/g,
    ),
    ({ index }) => start + index,
  );
  return [start, ...cuts].map((from, n) => ({ start: from, end: cuts[n] ?? end }));
}

/** The ground of each item; the time to cure may be its own item, and what is not understood is another case. */
function inParts(document: ParsedDocument, parts: readonly Span[]): Ground[] {
  const found: Ground[] = [];
  parts.forEach((part, n) => {
    const ground = groundOf(document, part);
    const words = document.text.slice(part.start, part.end);
    const last = found.at(-1);
    if (ground !== undefined) found.push(ground);
    else if (CURES.test(words) && last !== undefined && TIMED.has(last.kind))
      found[found.length - 1] = { ...last, ...timesOf(document, part) };
    else if (n > 0 && CASE.test(words)) found.push({ kind: 'other' });
  });
  return found;
}

const TIMED: ReadonlySet<GroundKind> = new Set(['material-breach', 'breach', 'non-payment']);
/** An item of a list that puts its own case. */
const CASE = /^[\s;:]*\(?(?:[a-h]|[ivx]{1,4}|\d)\)\s+(?!and\b|or\b)[^;]{20,}/i;

function groundOf(document: ParsedDocument, part: Span): Ground | undefined {
  const words = document.text.slice(part.start, part.end);
  if (INSOLVENCY.test(words)) return { kind: 'insolvency' };
  if (FORCE.test(words)) return { kind: 'force-majeure' };
  if (CONTROL.test(words)) return { kind: 'control' };
  if (AGREED.test(words)) return { kind: 'agreement' };
  if (SPECIAL.test(words)) return { kind: 'other' };
  if (DEFAULT.test(words)) return { kind: 'default' };
  if (NON_PAYMENT.test(words)) return { kind: 'non-payment', ...timesOf(document, part) };
  if (MATERIAL.test(words)) return { kind: 'material-breach', ...timesOf(document, part) };
  if (BREACH.test(words)) return { kind: 'breach', ...timesOf(document, part) };
  return undefined;
}

const TO_CURE = /\b(?:cure|remedy|correct)\b/i;
/** UTF-16 units between the verb and its time. */
const CURE_NEAR = 50;

/** The time to cure, where the part speaks of curing; else the time of notice. Two of a kind are none that can be told. */
function timesOf(document: ParsedDocument, part: Span): Pick<Ground, 'cure' | 'notice'> {
  const durations = within(document.durations, part);
  const lengths = new Set(durations.map(({ value, unit }) => inDays(value, unit)));
  const [only] = durations;
  // Of a time of notice and one to cure, the latter is named right behind the verb.
  const cured = lengths.size > 1 ? TO_CURE.exec(document.text.slice(part.start, part.end)) : null;
  if (cured !== null) {
    const from = part.start + cured.index + cured[0].length;
    const near = durations.find(({ start }) => start >= from && start - from < CURE_NEAR);
    if (near !== undefined) return { cure: near };
  }
  if (only === undefined || lengths.size !== 1) return {};
  if (CURES.test(document.text.slice(part.start, part.end))) return { cure: only };
  return isNotice(only, document) ? { notice: only } : {};
}

/** No case is named: at will, for cause, at the end of the term, or on something that is not understood. */
function wholeGround(document: ParsedDocument, span: Span, heading: string): Ground[] {
  const words = document.text.slice(span.start, span.end);
  const notice = within(document.durations, span).find((duration) => isNotice(duration, document));
  const timed = notice === undefined ? {} : { notice };
  if (/force majeure/i.test(heading)) return [{ kind: 'force-majeure' }];
  if (TERM_END.test(words)) return [{ kind: 'term-end', ...timed }];
  if (LATER.test(words) && (FREELY.test(words) || notice !== undefined) && !CONDITION.test(words.replace(LATER, '')))
    return [{ kind: 'convenience-later', ...timed }];
  if (!CONDITION.test(words) && (FREELY.test(words) || notice !== undefined || BY_NOTICE.test(words)))
    return [{ kind: 'convenience', ...timed }];
  if (CAUSE.test(words)) return [{ kind: 'cause' }];
  return CONDITION.test(words) ? [{ kind: 'other' }] : [];
}

const BY_NOTICE = /\b(?:upon|by|on|with|giving|providing|after)\b[^.;]{0,40}\bnotice\b/i;

/** The time to put it right often is in the next sentence. */
export function withCure(document: ParsedDocument, { start, end }: Span): Span {
  const { text, sentences } = document;
  const at = lastStartingBy(sentences, end - 1);
  const [last, next] = [sentences[at], sentences[at + 1]];
  if (last === undefined || next === undefined || next.clause !== last.clause || next.isHeading) return { start, end };
  const says = text.slice(start, end);
  const goesOn = text.slice(next.start, next.end);
  return next.end - next.start < LONGEST_CURE &&
    OF_BREACH.test(says) &&
    !CURED.test(says) &&
    CURED.test(goesOn) &&
    !/\bmay\b[^.;]{0,60}\bterminat/i.test(goesOn) &&
    within(document.durations, next).length > 0
    ? { start, end: next.end }
    : { start, end };
}

const LONGEST_CURE = 600;
const OF_BREACH = /\b(?:breach|default|fail)/i;
const CURED = /\b(?:cure[ds]?|curing|remed(?:y|ied)|correct(?:s|ed)?|rectif\w+)\b/i;
