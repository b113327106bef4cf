/** Who may end the contract and on what ground, provision by provision; what ends it without anybody's word. */
import { type Provision, provisionsOf } from '../../provisions/index.ts';
import { type Clause, lastStartingBy, type ParsedDocument, type Sentence, type Span } from '../../reading/index.ts';
import { type Ground, groundsIn, withCure } from './exit-grounds.ts';
import { isNotice } from './facts.ts';
import { within } from './topic-rules.ts';
import { BOTH, UNKNOWN, type Whom, whomOf } from './whom.ts';

export interface WayOut {
  readonly whom: Whom;
  readonly grounds: readonly Ground[];
  /** What is quoted for it. */
  readonly span: Span;
}

/** The contract ends by itself; `other` is the contract it falls with, where that is named. */
export interface OwnEnd {
  readonly other: string;
  /** For a breach of any provision: no case is named. */
  readonly isOfAny: boolean;
  readonly span: Span;
}

/** The items of a list that belong to its lead-in, UTF-16 units. */
const LIST = 1_400;
const ENDS = /\b(?:terminat|cancel|rescind|resign|withdraw from|bring .{0,20} to an end)/i;
/** What is ended is the contract itself, and not an order, a licence or an employee's place under it. */
const CONTRACT =
  /^\W{0,3}(?:(?:the|any) (?:\p{L}+ ){0,2}(?:term|operation|provisions?|effectiveness) of )?(?:(?:this|the|said|the present|(?:the )?\p{L}+['’]s?|his|her)\s+(?:\p{L}+\s+){0,3}(?:agreement|contract|lease|sublease|licen[cs]e agreement|term|arrangement|cooperation|collaboration|engagement|appointment|employment|consultancy|franchise|alliance|charter|undertaking|memorandum|amendment|letter|relationship|business relationship|(?:consultation|consulting|service|engagement|employment) period|rights (?:granted |of \w+ )?(?:hereunder|under this agreement))(?!\p{L})|all (?:of the )?(?:\w+ ){0,2}rights (?:granted )?(?:hereunder|under this agreement)|it(?!\p{L})|hereof)/iu;
/** Right after the contract: it is ended for a part alone. */
const IN_PART =
  /^\W{0,3}(?:(?:but )?only )?(?:(?:solely |only )?with respect to|as to|insofar as|in relation to|as it (?:relates|applies)|in respect of|for) (?:any|a|an|such|that|those|the (?:affected|relevant|applicable|Licensed)|one|each) /i;
/** A report of what was agreed before is no way out. */
const RECITES = /^\W{0,3}(?:RECITALS?\W{1,3})?WHEREAS\b/i;
/** Another contract is to give somebody else a way out. */
export const OF_ANOTHER =
  /\b(?:engagement letter|purchase orders?|loan agreement|sub-?licen[cs]e(?: agreement)?|employment agreement|sub-?lease|such agreements?) (?:shall|will|may|must) (?:\w+ )?(?:provide|state|contain|allow|permit)\b/i;
const IS_LIST =
  /(?::|;|,|\bfollowing(?: \w+){0,4})\W{0,4}$|(?::|\bfollowing)\s+\(?(?:[a-h]|[ivx]{1,4}|\d)[).]\s+[^.;:]{3,50}\.\s*$/i;

const known = new WeakMap<ParsedDocument, readonly WayOut[]>();

/** All ways out in document order; read once. */
export function waysOut(document: ParsedDocument): readonly WayOut[] {
  const before = known.get(document);
  if (before !== undefined) return before;
  const ways = readWays(document);
  known.set(document, ways);
  return ways;
}

function readWays(document: ParsedDocument): WayOut[] {
  const rights = provisionsOf(document).all.filter(
    (it) => (it.action === 'terminate' || it.also.includes('terminate')) && it.modality === 'right',
  );
  const bySentence = Map.groupBy(rights, ({ sentence }) => sentence);
  return document.sentences.flatMap((sentence, index) => {
    const words = document.text.slice(sentence.start, sentence.end);
    if (sentence.isHeading || !ENDS.test(words) || RECITES.test(words) || OF_ANOTHER.test(words)) return [];
    const own = (bySentence.get(index) ?? []).filter((it) => isOfContract(document, it));
    return [
      ...own.flatMap((it, n) => wayOf(document, it, segment(document, sentence, index, own, n))),
      ...(own.length === 0 ? beside(document, sentence, index) : []),
    ];
  });
}

/** Ways out of a sentence in which the grammar reads no right. */
function beside(document: ParsedDocument, sentence: Sentence, index: number): WayOut[] {
  if (IN_WRITING.test(document.text.slice(sentence.start, sentence.end))) return [];
  const items = listed(document, sentence, index);
  return items.length > 0 ? items : unread(document, sentence, index);
}

/** How a change is made, and no way out. */
const IN_WRITING =
  /\b(?:only|except|other than) (?:by|in|with) an? (?:written |instrument|agreement|writing)|\bdeemed (?:to be )?terminated\b/i;

function isOfContract({ text }: ParsedDocument, { object, subject, passive }: Provision): boolean {
  const thing = text.slice(passive ? subject.start : object.start, passive ? subject.end : object.end + 60);
  const named = CONTRACT.exec(thing.replace(/\s+/g, ' '));
  if (named === null) return false;
  return passive || !IN_PART.test(thing.replace(/\s+/g, ' ').slice(named[0].length));
}

/** As much of the sentence as belongs to the n-th right of it, with the list that follows. */
function segment(
  document: ParsedDocument,
  sentence: Sentence,
  index: number,
  rights: readonly Provision[],
  n: number,
): Span {
  const before = rights[n - 1];
  const after = rights[n + 1];
  const start = before === undefined ? sentence.start : Math.max(sentence.start, (rights[n] as Provision).start);
  if (after !== undefined) return { start, end: Math.max(start, after.start) };
  return { start, end: withList(document, sentence, index) };
}

/** Where the list ends that a sentence leads up to; its own end where it leads up to none. */
function withList(document: ParsedDocument, sentence: Sentence, index: number): number {
  const { text, sentences } = document;
  let { end } = sentence;
  if (!IS_LIST.test(text.slice(Math.max(sentence.start, end - 60), end))) return end;
  const last = endOfClause(document, sentence.clause);
  for (let at = index + 1; at < sentences.length; at++) {
    const next = sentences[at] as Sentence;
    if (
      next.start >= last ||
      next.end > sentence.end + LIST ||
      /\bmay\b.{0,40}\bterminate\b/i.test(text.slice(next.start, next.end))
    )
      break;
    ({ end } = next);
  }
  return end;
}

function endOfClause({ clauses, text }: ParsedDocument, clause: number): number {
  const own = clauses[clause];
  const next =
    own === undefined ? undefined : clauses.slice(clause + 1, clause + 40).find(({ depth }) => depth <= own.depth);
  return next?.start ?? text.length;
}

function wayOf(document: ParsedDocument, provision: Provision, own: Span): WayOut[] {
  const span = withCure(document, own);
  const words = document.text.slice(span.start, span.end).replace(/-{3,}/g, (rule) => ' '.repeat(rule.length));
  const clause = document.clauses[lastStartingBy(document.clauses, provision.start)];
  const grounds = groundsIn(document, span, headingsOf(document, clause));
  return [{ whom: holderOf(document, provision, words), grounds, span }];
}

function headingsOf({ clauses }: ParsedDocument, clause: Clause | undefined): string {
  const above = clause === undefined ? undefined : clauses[clause.parent];
  return [clause, above].map((each) => each?.heading ?? '').join(' / ');
}

const BY_WHOM =
  /\b(?:terminated|cancell?ed)\b[^.;:]{0,170}?\bby ((?:either|any|the|each|both)?[^.,;:()]{2,60}?)(?=\s(?:upon|at|if|for|in|on|with|by|immediately|effective|without|to|giving|under|pursuant|as|after|following|when|where|prior|through|forthwith|may|shall)\b|[,.;:(])/i;
/** `Either of On2 or Wildform may terminate`: the sides are named together before the verb. */
const TOGETHER =
  /\b(?:either|each|both)(?: of)? ([^.;:]{3,90}?) (?:or|and) ([^.;:]{3,90}?) (?:may|shall|will|has|have|is|are)\b/i;

/** `by the Board of the Fund, or by the Manager`: a second side is named behind the first. */
const OR_BY = /\bor by (?:the )?([^.,;:()]{2,50}?)(?=\s(?:upon|at|if|for|in|on|with|by|without|to|giving)\b|[.,;:(])/i;

function together(document: ParsedDocument, first: Whom, words: string): Whom {
  const second = OR_BY.exec(words.slice(0, 400))?.[1];
  const other = second === undefined ? UNKNOWN : whomOf(document, second);
  const isOfTwo = provisionsOf(document).parties.length === 2;
  if (first.kind === 'one' && other.kind === 'one' && other.name !== first.name) return isOfTwo ? BOTH : UNKNOWN;
  return second !== undefined && other.kind === 'unknown' ? UNKNOWN : first;
}

/** Two that are named together are both sides, also where one of them was not understood as a party. */
const isName = (words = ''): boolean =>
  /^(?:the )?(?:\p{Lu}|\p{Ll}{1,3}\p{Lu})[\p{L}\d&.’'-]*(?: \p{Lu}[\p{L}\d&.’'-]*){0,3}$/u.test(words.trim());

function holderOf(document: ParsedDocument, { bearer, subject, passive, start }: Provision, words: string): Whom {
  if (passive) {
    const by = BY_WHOM.exec(words);
    if (by?.[1] !== undefined) return together(document, whomOf(document, by[1]), words.slice(by.index));
    return bearer.kind === 'party' || bearer.kind === 'mutual' ? whomOf(document, bearer.name) : UNKNOWN;
  }
  const named =
    TOGETHER.exec(words.slice(0, 400)) ?? TOGETHER.exec(document.text.slice(Math.max(0, start - 120), start + 160));
  if (named !== null) {
    const whom = whomOf(document, `${named[1]} and ${named[2]}`);
    if ((whom.kind === 'both' && bearer.kind !== 'other') || (isName(named[1]) && isName(named[2]))) return BOTH;
  }
  const printed = document.text.slice(subject.start, subject.end);
  const read = printed === '' ? UNKNOWN : whomOf(document, printed);
  if (read.kind !== 'unknown') return read;
  return bearer.kind === 'none' ? UNKNOWN : whomOf(document, bearer.name);
}

/** `This Agreement may be terminated:` and below it `(a) by either party, upon …`. */
const LEAD =
  /\b(?:this|the) (?:agreement|contract|lease|term)\b[^.;]{0,60}\b(?:may|can|shall) be (?:\w+ )?(?:terminated|cancell?ed)\b/i;
const ITEM =
  /(?<=^|[\s:;,(.])[Bb]y (?:the )?(?:(?:[Ee]ither|[Aa]ny|[Ee]ach) (?:of the )?[Pp]art(?:y|ies)|\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*){0,3})(?=[\s,])/gu;

function listed(document: ParsedDocument, sentence: Sentence, index: number): WayOut[] {
  const { text } = document;
  if (!LEAD.test(text.slice(sentence.start, sentence.end))) return [];
  const end = withList(document, sentence, index);
  const words = text.slice(sentence.start, end);
  const items = [...words.matchAll(ITEM)];
  const heading = headingsOf(document, document.clauses[sentence.clause]);
  if (items.length === 0) {
    const grounds = groundsIn(document, { start: sentence.start, end }, heading);
    return [{ whom: UNKNOWN, grounds, span: { start: sentence.start, end } }];
  }
  return items.map((item, n) => {
    const span = {
      start: n === 0 ? sentence.start : sentence.start + item.index,
      end: sentence.start + (items[n + 1]?.index ?? words.length),
    };
    return { whom: whomOf(document, item[0].slice(3)), grounds: groundsIn(document, span, heading), span };
  });
}

/** Somebody may leave, in words that the grammar takes for no right. */
const UNREAD: readonly RegExp[] = [
  /\b(?:right|option|entitled) to\b[^.;]{0,140}\b(?:and\/or|or|and) (?:to )?(?:terminate|cancel)\b[^.;]{0,12}\b(?:this|the) (?:agreement|contract|lease)\b/i,
  /\b(?:election|elects?|wish(?:es)?|desires?|option) to (?:terminate|cancel)\b/i,
  /\b(?:may|right to|entitled to|free to)(?: \w+){0,3} resign\b/i,
  /\b(?:must|shall|will)(?: \w+)? (?:give|provide)\b[^.;]{0,90}\bnotice of (?:any |its |his |her )?(?:termination|resignation|intent\w* to terminate)\b/i,
  /\bmay\b[^.;]{0,60}\b(?:terminate|cancel)\b[^.;]{0,12}\b(?:this|the) (?:agreement|contract|lease)\b/i,
];
/** `until terminated by either party giving six months' notice`. */
const BY_NOTICE_OF_EITHER =
  /\bterminated (?:\w+ )?by (?:either|any)(?: of the)? part(?:y|ies)\b(?=[^.;]{0,120}\bnotice\b)/i;
/** `either Party may elect to terminate`, `the non-defaulting Party may: (a) terminate`. */
const HOLDER =
  /(?<=^|[.,;:)]\s|\bthen )((?:the |either |each |any |both )?(?:[\p{L}-]+ ){0,2}part(?:y|ies)|(?:the )?\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*){0,2}) (?:may|shall (?:also )?(?:be entitled|have the (?:right|option))|has the (?:right|option)|is entitled)\b/iu;

function unread(document: ParsedDocument, sentence: Sentence, index: number): WayOut[] {
  const words = document.text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ');
  if (DEFINES.test(words)) return [];
  if (RENEWS.test(words)) return byRefusal(document, sentence, words);
  const span = { start: sentence.start, end: withList(document, sentence, index) };
  const heading = headingsOf(document, document.clauses[sentence.clause]);
  if (BY_NOTICE_OF_EITHER.test(words)) return [{ whom: BOTH, grounds: groundsIn(document, span, heading), span }];
  // A contract that ends by itself on a notice is ended by the party that gives it.
  const isLedTo = BY_ITSELF.test(words) && (IS_LIST.test(words) || BY_A_NOTICE.test(words));
  if (isLedTo) return [{ whom: UNKNOWN, grounds: [], span }];
  if (!UNREAD.some((sign) => sign.test(words)) || NOT_THE_CONTRACT.test(words)) return [];
  const holder = HOLDER.exec(words)?.[1];
  const whom = holder === undefined ? UNKNOWN : whomOf(document, holder);
  return [{ whom, grounds: whom.kind === 'unknown' ? [] : groundsIn(document, span, heading), span }];
}

/** `renewed for a year on each anniversary, unless terminated by either Party upon 90 days' notice`: an exit at the end of each term. */
function byRefusal(document: ParsedDocument, sentence: Sentence, words: string): WayOut[] {
  if (!BY_NOTICE_OF_EITHER.test(words)) return [];
  const span = { start: sentence.start, end: sentence.end };
  const notice = within(document.durations, span).find((duration) => isNotice(duration, document));
  return [{ whom: BOTH, grounds: [{ kind: 'term-end', ...(notice === undefined ? {} : { notice }) }], span }];
}

const BY_A_NOTICE = /(?<!without (?:\w+ ){0,2})\bnotice\b/i;
/** A party that does not renew ends nothing that still runs. */
const RENEWS = /\b(?:renew\w*|extend(?:ed|s)?)\b[^.]{0,200}\b(?:notif|notice|desire|elect)|\bdiscontinue\b/i;
const DEFINES = /^\W{0,3}(?:[\d.()a-z]{1,6}\s)?["“][^"”]{2,60}["”] (?:shall )?(?:means?|has the meaning)\b/i;

/** It is another paper that may be ended, or nobody may. */
const NOT_THE_CONTRACT =
  /\b(?:may|shall|can) not\b|\bneither\b|\bterminate (?:any|such|its|their|the (?:employment|use|access|display|advertis\w+|services?|orders?|placements?|promotions?|shipments?)|an?)\b|\b(?:upon|after|following|on) (?:such |any |the )?(?:receipt|termination|expiration)/i;

const BY_ITSELF =
  /\b(?:this|the) (?:\w+ )?(?:agreement|contract|lease)(?: \([^)]{0,60}\))?(?:,[^,;.]{0,90},)? (?:shall|will)(?: also| then| thereupon| immediately| automatically| forthwith)* (?:terminate|end|cease|expire|lapse|be (?:automatically )?terminated)\b(?![^.;]{0,80}\b(?:on|as of) (?:the )?(?:\w+ )?(?:\d|anniversary))/i;
const ON_A_CASE = /\b(?:automatically|upon|if|in the event|concurrently|simultaneously|when)\b/i;
const WITH_ANOTHER =
  /\b(?:terminat\w+|expir\w+|end|cancellation)\b[^.;]{0,30}\bof (?:the|that certain|its) ((?:\p{Lu}[\p{L}’'&-]+ ){1,5}(?:Agreement|Lease|Licen[cs]e|Contract))\b/u;

/** Where the contract ends by itself in a case that is no lapse of its own time. */
export function ownEnds(document: ParsedDocument): OwnEnd[] {
  const { text, sentences } = document;
  return sentences.flatMap((sentence): OwnEnd[] => {
    if (sentence.isHeading) return [];
    const words = text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ');
    const said = BY_ITSELF.exec(words);
    if (
      said === null ||
      !ON_A_CASE.test(words) ||
      OWN_TIME.test(words) ||
      IS_LIST.test(words) ||
      BY_A_NOTICE.test(words)
    )
      return [];
    const other = WITH_ANOTHER.exec(words)?.[1]?.trim() ?? '';
    return [{ other: /^This\b/.test(other) ? '' : other, isOfAny: OF_ANY.test(words), span: sentence }];
  });
}

const OF_ANY = /\bany (?:\w+ )?(?:provision|term|condition|obligation)s?\b/i;
/** It ends with its time, by agreement, or unless somebody renews: that is its term. */
const OWN_TIME =
  /\b(?:unless|until|mutual|not to renew|non-?renewal|expir\w+ of (?:the|its) (?:\w+ )?term|at the end of|notice of termination|shall survive|not terminate|thereafter|effect of)\b/i;
