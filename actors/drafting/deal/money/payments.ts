/** Every payment that a contract owes: who pays whom, what for, and how much, in the document's own words. */
import { type Provision, provisionsOf } from '../../../provisions/index.ts';
import type { ParsedDocument, Sentence, Span } from '../../../reading/index.ts';
import { otherThan, UNKNOWN, type Whom, whomOf } from '../whom.ts';
import { labelOf, MINIMUM, PRICE_NAME } from './label.ts';
import { even, type Sum, sumsIn } from './sums.ts';

export interface Payment extends Span {
  readonly sentence: Sentence;
  readonly payer: Whom;
  readonly payee: Whom;
  /** What the sum is called before it: `milestone payment`; empty where it has no name. */
  readonly label: string;
  readonly sums: readonly Sum[];
  /** What is given for it, where shares are sold and not given. */
  readonly isIssue: boolean;
  /** The more, the sooner a reader asks for it. */
  readonly weight: number;
}

/** A longer sentence is a page without full stops (UTF-16 units). */
const LONGEST = 2_400;
const SHORTEST = 20;

const PAYS =
  /(?<!\p{L})(?:shall|will|must|agrees?\s+to|is\s+to|are\s+to|(?:is|are|be)\s+obligated\s+to|undertakes?\s+to|hereby)\s+(?:(?:also|promptly|hereby|then|thereafter|further|initially|only|timely|be\s+(?:obligated|required|obliged)\s+to|cause\s+to\s+be|and|either)\s+){0,3}(?:pays?|compensate|remit|contribute|make\s+(?:\p{L}+\s+){0,5}payments?)(?!\p{L})/giu;
const RECEIVES =
  /(?<!\p{L})(?:(?:shall|will)\s+(?:also\s+)?(?:receive|earn|retain|be\s+(?:paid|compensated|entitled\s+to)|have\s+the\s+right\s+to\s+receive)|(?:is|are)\s+entitled\s+to(?:\s+receive)?)(?!\p{L})/giu;
/** Options on a part of a company. */
const STOCK_SHARE =
  /\b(?:options?|warrants?)\b[^.;]{0,80}\b(?:shares|stock)\b|\b(?:shares|stock)\b[^.;]{0,60}\bequal\s+to\b/i;
/** `shares shall be awarded to the Promoter`. */
const IS_PAID =
  /(?<!\p{L})(?:shall|will)\s+(?:also\s+)?be\s+(?:paid|awarded|issued|granted|payable|remitted)(?!\p{L})/giu;
const PRICE_WORD =
  '(?:fees?|prices?|royalt(?:y|ies)|rent(?:als?)?|commissions?|salary|compensation|consideration|retainer|remuneration|stipend|bonus(?:es)?|milestone(?:\\s+payments?)?|guarantee|payments?|revenue\\s+share|advance)';
const DUE = new RegExp(
  `(?<!\\p{L})${PRICE_WORD}(?!\\p{L})[^.;]{0,120}?(?<!\\p{L})(?:(?:shall|will)\\s+(?:be|equal|consist)|is|are|equals?|means?|in\\s+the\\s+amount|equal\\s+to|of)(?!\\p{L})|(?<!\\p{L})(?:due|payable)\\s+(?:and\\s+payable\\s+)?(?:upon|on|in|within|by|monthly|quarterly|annually|as\\s+follows|to|at)(?!\\p{L})`,
  'giu',
);
const ISSUES =
  /(?<!\p{L})(?:shall|will|agrees?\s+to|hereby)\s+(?:also\s+)?(?:issue|grant|deliver|transfer|sell)(?!\p{L})|(?<!\p{L})issuance\s+of(?!\p{L})/giu;

/** Paid for a wrong, given back, insured or shared out by a law: never what the contract costs. */
const OF_A_WRONG =
  /\b(?:penalt\w+|liquidated\s+damages|fines?\b|surety|bonds?\b|per\s+violation|restocking|late\s+(?:payments?|fees?|charges?)|overdue|past\s+due|delinquent|interest\s+(?:at|of|on|shall|will|from)|(?:bear|accrue)s?\s+interest|interest\b[^.;]{0,80}\bper\s+annum|non-?\s?observance|non-?performance|indemnif\w+|hold\s+harmless|insur\w+|premiums?\b|liabilit\w+|liable|damages|attorneys?['’]?\s+fees|arbitrat\w+|underpay\w*|underpaid|overpa\w+|discrepanc\w+|audit\w*|counterfeit|(?:pay|bear|collect|withhold|responsible\s+for|remit)\w*\s+(?:\w+\s+){0,4}tax(?:es)?|refund\w*|chargebacks?|escrow|dispute[sd]?|severance)\b/i;
/** No duty: what a recital tells, what a side vouches for, what a word means. */
const VOUCHED = /\b(?:representations?|warrant(?:y|ies)|recitals?|definitions?|insurance|indemni\w+)\b/i;
const NO_DUTY =
  /\b(?:by way of|for) example\b|^\W{0,4}(?:[\d.()a-z]{1,7}\s+)?(?:whereas\b|background\b)|\b(?:represents?|warrants?)\s+(?:and\s+(?:warrants?|covenants?)\s+)?(?:to|that)\b/i;
const DENIED = /\b(?:not|no|never|neither|nor)\s+(?:\w+\s+){0,3}$/i;
/** Paid beside the price. */
const BESIDE =
  /\b(?:(?:exercise|conversion|strike)\s+price|reimburs\w+|out-of-pocket|expenses?|travel\w*|costs?\s+(?:of|incurred|and)|set-?up|deposit|maintenance\s+charge)\b/i;
/** Paid at the end of the contract, or in a case that may never come. */
const AT_THE_END =
  /\b(?:terminat\w+|expir\w+|cancell?\w*|change\s+(?:of|in)\s+control|liquidat\w+|default|breach\w*|fail\w*)\b/i;
const CONDITIONAL = /^\W{0,4}(?:[\d.()a-z]{1,7}\s+)?(?:if|in\s+the\s+event|should|unless|where|provided)\b/i;
const TOTAL =
  /\b(?:total|aggregate|base\s+(?:fee|salary|rent)|purchase\s+price|in\s+full\s+consideration|sum\s+of|annual)\b/i;
const IN_PARTS =
  /\b(?:first|second|third|final|each|following|equal|\d|two|three|four|five|six)\s+(?:\(\d{1,2}\)\s+)?(?:\w+\s+)?instal?lments?\b/i;
const PAYMENT_HEADING =
  /\b(?:payments?|fees?|pric(?:e|es|ing)|compensation|consideration|royalt\w+|rent|commissions?|remuneration|financial|sponsorship\s+fee|rates?)\b/i;

/** In document order. `likely` says how likely a sentence speaks of money, from 0 to 1. */
export function paymentsOf(document: ParsedDocument, likely: (sentence: Sentence) => number): Payment[] {
  const bySentence = Map.groupBy(provisionsOf(document).all, ({ sentence }) => sentence);
  return document.sentences.flatMap((sentence, index): Payment[] => {
    const length = sentence.end - sentence.start;
    if (sentence.isHeading || length < SHORTEST || length > LONGEST || VOUCHED.test(headingsOf(document, sentence)))
      return [];
    return partsOf(document, sentence).flatMap((part) => {
      const payment = paymentIn(document, sentence, part, bySentence.get(index) ?? []);
      return payment === undefined ? [] : [{ ...payment, weight: weigh(document, payment, likely(sentence)) }];
    });
  });
}

/** A list of several payments in one sentence is read item by item. */
function partsOf({ text }: ParsedDocument, { start, end }: Span): Span[] {
  const words = even(text.slice(start, end));
  if (words.length < 500) return [{ start, end }];
  const cuts = Array.from(
    words.matchAll(/;\s+(?:and\s+|or\s+)?(?=\S)/g),
    ({ index, 0: sign }) => start + index + sign.length,
  );
  return [start, ...cuts].map((from, n) => ({ start: from, end: cuts[n] ?? end }));
}

/** `(plus applicable taxes)` is beside the matter. */
const BRACKETS = /\([^()]{0,160}\)/g;

type Read = Omit<Payment, 'weight'>;

function paymentIn(
  document: ParsedDocument,
  sentence: Sentence,
  part: Span,
  provisions: readonly Provision[],
): Read | undefined {
  const words = even(document.text.slice(part.start, part.end));
  if (NO_DUTY.test(words) || OF_A_WRONG.test(words.replace(BRACKETS, ''))) return undefined;
  const sums = sumsIn(document, part);
  const found = (pattern: RegExp): RegExpExecArray | undefined =>
    [...words.matchAll(pattern)].find(({ index }) => !DENIED.test(words.slice(Math.max(0, index - 24), index + 8)));
  const stock = sums.filter(({ kind }) => kind === 'stock');
  const duty = provisions.find(
    (it) =>
      it.modality === 'duty' &&
      it.polarity === 'positive' &&
      it.action === 'pay' &&
      PAYING.test(it.verb) &&
      !it.passive &&
      it.start >= part.start - 2 &&
      it.start < part.end,
  );
  const pays = found(PAYS);
  const receives = found(RECEIVES);
  const isStock = stock.length > 0 || (STOCK_SHARE.test(words) && sums.some(({ kind }) => kind === 'share'));
  const issues = isStock ? found(ISSUES) : undefined;
  if (pays !== undefined || issues !== undefined) {
    const verb = (pays ?? issues) as RegExpExecArray;
    const payer = subjectOf(document, part, verb.index, provisions);
    const behind = words.slice(verb.index + verb[0].length, verb.index + verb[0].length + 220);
    const payee = payer.kind === 'unknown' ? UNKNOWN : payeeIn(document, behind, payer);
    const listed = sums.length > 0 || !/:\s*$/.test(words) ? sums : below(document, part, ITEM).slice(0, 1);
    return {
      ...part,
      sentence,
      payer,
      payee,
      sums: listed,
      label: labelOf(words, part, sums),
      isIssue: pays === undefined,
    };
  }
  if (duty !== undefined) {
    const payer = duty.bearer.kind === 'party' ? whomOf(document, duty.bearer.name) : UNKNOWN;
    const behind = even(document.text.slice(duty.object.start - 1, duty.object.start + 220));
    const payee = payer.kind === 'unknown' ? UNKNOWN : payeeIn(document, behind, payer);
    return { ...part, sentence, payer, payee, sums, label: labelOf(words, part, sums), isIssue: false };
  }
  const isPriced = sums.some(({ kind }) => kind !== 'blank');
  if (sums.length === 0) return scheduled(document, sentence, part, words);
  const awarded = isPriced ? found(IS_PAID) : undefined;
  if (awarded !== undefined) {
    const to = words.slice(awarded.index + awarded[0].length).match(/^\s+(?:directly\s+)?to\s+([^,;:.()]{2,40})/u)?.[1];
    const payee = to === undefined ? UNKNOWN : whomOf(document, to.replace(/\s+/g, ' '));
    return { ...part, sentence, payer: UNKNOWN, payee, sums, label: labelOf(words, part, sums), isIssue: false };
  }
  if (receives !== undefined) {
    const payee = subjectOf(document, part, receives.index, provisions);
    if (!isPriced && !PRICE_NAME.test(words)) return undefined;
    return { ...part, sentence, payer: UNKNOWN, payee, sums, label: labelOf(words, part, sums), isIssue: false };
  }
  const label = labelOf(words, part, sums);
  // A row of a table of prices has no verb.
  const isRow = isPriced && PAYMENT_HEADING.test(headingsOf(document, sentence));
  return label === '' || (found(DUE) === undefined && !isRow)
    ? undefined
    : { ...part, sentence, payer: UNKNOWN, payee: UNKNOWN, sums, label, isIssue: false };
}

const PAYING = /^(?:pa(?:y|id)|compensat|remit|contribut)/;
/** `Placement Fee. The following schedule of payments applies:` and below it a table. */
const SCHEDULED =
  /\b(?:following|below)\b[^.;]{0,60}\b(?:payments?|fees?|prices?|amounts?|rates?)\b|\b(?:payments?|fees?|prices?|amounts?|rates?)\b[^.;]{0,80}\b(?:as\s+follows|following|below)\b/i;
/** `The prices are as set out in Schedule 4`. */
const AS_LISTED =
  /\b(?:fees?|prices?|royalt\w+|compensation|rent|commissions?)\b[^.;]{0,160}\b(?:set\s+(?:out|forth)|specified|listed|stated)\b[^.;]{0,30}\b(?:schedule|exhibit|annex|appendix|attachment)\b/i;
/** How far below its lead-in a table gives its first sum, UTF-16 units. */
const TABLE = 1_000;
/** The same of the first item of a list. */
const ITEM = 200;

function scheduled(document: ParsedDocument, sentence: Sentence, part: Span, words: string): Read | undefined {
  if (AS_LISTED.test(words))
    return { ...part, sentence, payer: UNKNOWN, payee: UNKNOWN, sums: [], label: '', isIssue: false };
  if (!SCHEDULED.test(words) || !/:[\s-]*$/.test(words)) return undefined;
  const [first] = below(document, part, TABLE);
  return first === undefined
    ? undefined
    : {
        ...part,
        sentence,
        payer: UNKNOWN,
        payee: UNKNOWN,
        sums: [{ kind: 'blank', start: first.start, end: first.end }],
        label: '',
        isIssue: false,
      };
}

const below = (document: ParsedDocument, { end }: Span, reach: number): Sum[] =>
  sumsIn(document, { start: end, end: Math.min(document.text.length, end + reach) });

/** Who acts by the verb at the place: as the grammar reads it, else the last name before it. */
function subjectOf(document: ParsedDocument, part: Span, at: number, provisions: readonly Provision[]): Whom {
  const place = part.start + at;
  const own = provisions.find(
    ({ subject, start, end, passive }) =>
      !passive && start <= place + 30 && end > place && subject.end <= place + 4 && subject.end > subject.start,
  );
  const printed = own === undefined ? '' : document.text.slice(own.subject.start, own.subject.end);
  const read = printed === '' ? UNKNOWN : whomOf(document, printed);
  if (read.kind !== 'unknown') return read;
  const before = even(document.text.slice(part.start, place)).trimEnd();
  const known = provisionsOf(document).parties.find(({ aliases, name: role }) =>
    [role, ...aliases].some((alias) => alias.length > 2 && before.endsWith(alias)),
  );
  if (known !== undefined) return { kind: 'one', name: known.name };
  const name = /(?:^|[,;:.]\s{1,4}|\b(?:and|that|then)\s+)((?:the\s+)?[^,;:.()]{2,44})$/iu.exec(before)?.[1];
  return name === undefined ? UNKNOWN : whomOf(document, name.replace(/\s+/g, ' '));
}

const THIRD =
  /^\s{0,40}(?:to\s{1,40})?(?:all|any|its|their|his|such|each|the)?\s{0,40}(?:\p{L}+\s{1,40}){0,2}(?:taxes|wages|employees?|contractors?|vendors?|third\s{1,40}part|agents?|sub-?contractors?|suppliers?|carriers?|creditors?|bank|trustee|freight|duties|customers?)\b/iu;

/** `pay Boxlot`, `pay to the Consultant`, `pay a fee to Acme`; of two parties the other one where nobody else is named. */
function payeeIn(document: ParsedDocument, behind: string, payer: Whom): Whom {
  if (payer.kind !== 'one') return UNKNOWN;
  const known = provisionsOf(document).parties.find(
    ({ aliases, name }) =>
      name !== payer.name &&
      [name, ...aliases].some(
        (alias) =>
          alias.length > 2 && new RegExp(`^\\s+(?:to\\s+)?(?:the\\s+)?${escaped(alias)}(?![\\p{L}])`, 'u').test(behind),
      ),
  );
  if (known !== undefined) return { kind: 'one', name: known.name };
  if (THIRD.test(behind)) return UNKNOWN;
  const direct = /^\s+(?:to\s+)?(?:the\s+|an?\s+)?(\p{Lu}[\p{L}\d&.’'-]*(?:\s+\p{Lu}[\p{L}\d&.’'-]*){0,3})/u.exec(
    behind,
  )?.[1];
  const later = /(?<!\p{L})to\s+(?:the\s+|an?\s+)?(\p{Lu}[\p{L}\d&.’'-]*(?:\s+\p{Lu}[\p{L}\d&.’'-]*){0,2})/u.exec(
    behind,
  )?.[1];
  for (const name of [direct, later]) {
    const whom = name === undefined ? UNKNOWN : whomOf(document, name.replace(/\s+/g, ' '));
    if (whom.kind === 'one' && whom.name !== payer.name) return whom;
  }
  return otherThan(document, payer);
}

const escaped = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');

function headingsOf({ clauses }: ParsedDocument, { clause }: Sentence): string {
  const found: string[] = [];
  for (let at = clauses[clause]; at !== undefined; at = clauses[at.parent])
    if (at.kind !== 'preamble') found.push(at.heading);
  return found.join(' / ');
}

function weigh(document: ParsedDocument, payment: Read, likely: number): number {
  const { sentence, sums, payer, payee, label } = payment;
  const words = even(document.text.slice(payment.start, payment.end));
  const isOfPrice = PRICE_NAME.test(words) || label !== '';
  const figures = sums.filter(({ kind }) => kind !== 'blank');
  return (
    4 * likely +
    (isOfPrice ? 2 : 0) +
    (figures.length > 0 ? 3 : sums.length > 0 ? 2 : 0) +
    (payer.kind === 'unknown' ? 0 : 1) +
    (payee.kind === 'unknown' ? 0 : 1) +
    (TOTAL.test(words) ? 0.5 : 0) +
    (MINIMUM.test(words) ? 1.5 : 0) +
    (sums.some(({ kind }) => kind === 'stock') ? 1.5 : 0) +
    (sums.length > 0 ? 0 : AS_LISTED.test(words) ? 2.5 : /\binvoice/i.test(words) ? -1 : 0) +
    (SCHEDULED.test(words) && figures.length === 0 ? 2.5 : 0) +
    (PAYMENT_HEADING.test(headingsOf(document, sentence)) ? 1 : 0) -
    (BESIDE.test(words) ? (label === '' ? 4 : 2) : 0) -
    (AT_THE_END.test(words) ? 2.5 : 0) -
    (CONDITIONAL.test(words) ? 1 : 0) -
    (IN_PARTS.test(words) && !TOTAL.test(words) ? 1.5 : 0)
  );
}
