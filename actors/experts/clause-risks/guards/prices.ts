/** What is paid: how much, when, less what, and on whose figures. */
import type { RiskId } from '../catalogue.ts';
import { BOTH_NAMED, OF_BOTH } from './context.ts';
import { allOf, anyOf, type Guard, says, unless } from './guard.ts';
import { next, whole } from './neighbours.ts';

/** Payment that waits until somebody else has paid the payer. */
const WAITS =
  /\b(?:pa(?:y|ys|id|yable|yment)|remit\w*)\b[^.;]{0,200}\b(?:when|after|upon|once|until|unless|within|only if|to the extent|conditional|contingent|following)\b[^.;]{0,80}\b(?:receipt(?![^.;]{0,30}\binvoice)|receiv\w+(?![^.;]{0,30}\binvoice)|collect\w+|paid by|payment by|payment from)\b[^.;]{0,80}\b(?:carriers?|customers?|clients?|end[- ]users?|third part\w+|owners?|purchasers?|licensees?|insurers?|advertisers?|subscribers?)\b/i;
/** Two months and more after the invoice or the performance. */
const LATE =
  /\b(?:net|within|in) (?:[\w-]{1,24} ){0,2}\(?(?:60|75|90|120|150|180|sixty|seventy-five|ninety)\)? ?(?:calendar |business )?days\b[^.;]{0,60}\b(?:invoice|delivery|acceptance|completion|performance)\b/i;
/** One sum stretched over quarters or years. */
const STRETCHED =
  /\bequal (?:quarterly |annual |yearly )?(?:payments|instal?lments)\b[^.;]{0,80}\b(?:quarterly|annual\w*|year\w*)\b|\bequal (?:quarterly|annual|yearly) (?:payments|instal?lments)\b/i;

/** The payer may cut, hold back or take back money. */
const CUTS =
  /\b(?:may|right (?:to|of)|entitled to|authori[sz]ed to|option to|right|remedy \(including)\b[^.;]{0,160}\b(?:set[- ]?off|offset|deduct|reduce|debit|withhold|recoup|recover from|claw back|charge back|hold back)\b/i;
const IS_CUT = /\b(?:shall|will|may) be (?:deducted|withheld|set[- ]?off|offset|charged back|recouped|netted)\b/i;
const OF_MONEY =
  /\b(?:payments?|royalt\w+|fees?|commissions?|mon(?:ies|eys?)|amounts?|sums?|price|compensation|invoices?|charges|owed|owing)\b/i;
/** The cut is forbidden. */
const UNCUT =
  /\b(?:without|no)\b[^.;]{0,40}\b(?:set[- ]?off|deduction|counterclaim|withholding)|\b(?:not|neither|nor|no event)\b[^.;]{0,60}\b(?:deduct|set[- ]?off|offset|withh\w+|reduc\w+)/i;
/** Tax by law, what was overpaid or lent, and goods that came back are nobody's loss. */
const FAIRLY_CUT =
  /\btax(?:es)?\b|\brequired by (?:applicable )?law\b|\boverpa(?:id|yments?)\b|\bloans?\b|\breturned\b|\bgood faith dispute|\bdisputed (?:in good faith|amounts?)\b|\bwithhold (?:its |such )?(?:consent|approval|shipment)/i;

/** Interest from 18% a year on, or by the day or week. */
const STEEP =
  /(?<![\d.])\b(?:1\.[5-9]\d*|1[- ]1\/2|1- 1\/2|one and one[- ]half|(?:[2-9]|10)(?:\.\d+)?|two|three|four|five|ten)(?: ?\([\d\s./%-]+\))? ?(?:%|per ?cent)[^.;]{0,30}\b(?:per|each|every|a) ?month|(?<![\d.])\b(?:1[89]|[2-9]\d|eighteen|twenty|twenty-four|thirty)(?: ?\([\d\s.%]+\))? ?(?:%|per ?cent)[^.;]{0,20}\b(?:per|a) (?:annum|year)\b|(?:%|per ?cent)[^.;]{0,30}\b(?:per|each|every|a) (?:day|week)\b/i;
const ON_DELAY = /\b(?:interest|late|overdue|delinquent|past due|unpaid|not paid|delay\w*|arrears)\b/i;
/** A sum fixed beforehand for a breach or an early end. */
const FIXED =
  /\b(?:assess|pay\w*|charge\w*|owe[sd]?|liable|entitled|due|incur\w*|impose\w*|forfeit\w*|claim)\b[^.;]{0,120}\b(?:penalt(?:y|ies)|liquidated damages|late fees?|surcharge|(?:early )?(?:termination|cancellation) (?:fee|charge)|(?:two|three|four|five|ten) times|double|treble|triple)\b|\b(?:penalty|liquidated damages|termination fee|cancellation (?:fee|charge))\b[^.;]{0,60}\b(?:of|equal to|in the amount|shall be|will be)\b/i;
const NO_PENALTY =
  /\b(?:without|no|not(?: be)?(?: deemed)?(?: as)?|free of)(?: a| any)? (?:further )?(?:penalty|termination fee|liquidated damages|charge)|\btime to cure\b/i;

const PRICE =
  '(?:prices?|pricing|price list|price schedule|rates?|rate card|fees?|charges|royalt(?:y|ies)|tariffs?|premiums?|subscription|discounts?)';
/** One side may set or change the price. */
const CHANGES = new RegExp(
  String.raw`\b(?:may|reserves?|retains?|right to|entitled to|discretion|understand\w* that)\b[^.;]{0,60}\b(?:chang|modif|adjust|increas|revis|amend|var(?:y|ied)|rais|set|fix|establish|determin|updat)\w*\b[^.;]{0,110}\b${PRICE}\b`,
  'i',
);
const VARIES = new RegExp(
  String.raw`\b${PRICE}\b[^.;]{0,60}\b(?:may (?:vary|change|increase|be (?:changed|increased|adjusted|revised|modified|amended|varied))|(?:is|are|shall be|will be) (?:subject to (?:change|increase|adjustment|revision)|(?:determined|set|fixed|established) (?:solely )?by))\b`,
  'i',
);
/** The price is whatever the seller's list says on the day. */
const LISTED = new RegExp(
  String.raw`\b(?:then[- ]?\s?(?:current|effective|prevailing)|prevailing|published|in effect from time to time)\b[^.;]{0,40}\b${PRICE}\b|\b${PRICE} (?:\w+ ){0,2}(?:published|established|set|charged|issued) by\b[^.;]{0,60}\bfrom time to time\b`,
  'i',
);
const IS_OWED = /\b(?:pay\w*|purchase\w*|charge[sd]?|comput\w+|calculat\w+|bill\w*|invoice\w*|fees?)\b/i;
const RAISES = new RegExp(
  String.raw`\b(?:if|when|whenever) [^.;,]{1,40}\b(?:increases|raises|changes) [^.;]{0,40}\b${PRICE}\b`,
  'i',
);
/** An index, a ceiling, or the other side's consent. */
const BOUNDED =
  /\bconsumer price|\bCPI\b|\bindex(?:ed|ation)?\b|\bcapped\b|\b(?:not|no event)\b[^.;]{0,60}\b(?:exceed|more than)\b|\bno more than [^.;]{0,12}(?:%|per ?cent)|\b(?:mutual\w*|upon) (?:written )?(?:agree\w*|consent)|\bwritten consent\b|\bagreed? (?:upon )?(?:by|between) the\b|\bwarranty period\b/i;
/** What a seller asks of the market is its own affair. */
const OWN_MARKET =
  /\b(?:sole|full|exclusive)\b[^.;]{0,60}\b(?:responsib\w+|discretion|right)\b[^.;]{0,160}\b(?:will be|is|are|shall be) (?:sold|resold)\b|\bresale prices?\b|\bprice at which\b|\b(?:disclose|notify|inform)\b[^.;]{0,60}\bcurrent price\b/i;

/** One side finds or reports the figures that its own payment depends on. */
const FIGURES =
  /\b(?:shall|will|must|agrees? to)\b.{0,100}\b(?:report|statement|accounting)s?\b.{0,240}\b(?:royalt\w+|commissions?|revenue|net sales|fees? (?:owed|due|payable)|sharing fees|amounts? (?:owed|due|payable)|payment obligations?|profits?)\b/i;
/** It pays what it has reckoned after the period. */
const RECKONED =
  /\b(?:pay|remit)\b[^.;]{0,120}\b(?:royalt\w+|commissions?|revenue share|share of|percentage of|net revenue|profits?)\b[^.;]{0,120}\b(?:within|after|following|at the end of|each)\b[^.;]{0,60}\b(?:quarter|year|month|period)\b/i;
/** The one who answers for a level of performance measures it itself. */
const SELF_MEASURED =
  /\b(?:shall|will) (?:determine|measure|calculate|assess)\b[^.]{0,420}\bwhether\b[^.]{0,200}\b(?:warranty|level|minimum|target|met|performed)\b/i;
const CHECKED = /\baudit\w*|\binspect\w*|\bexamin\w*|\bbooks\b|\bverif(?:y|ication)\b/i;
const BILLED = /\binvoice\b|\b(?:financial statements?|balance sheet|statement of income)\b/i;

const both: Guard = says(OF_BOTH);
const bothNamed: Guard = says(BOTH_NAMED);

export const PRICE_GUARDS: Partial<Readonly<Record<RiskId, Guard>>> = {
  pay_when_paid: anyOf(says(WAITS), says(LATE), says(STRETCHED)),
  payment_deductions: unless(
    allOf(anyOf(says(CUTS), says(IS_CUT)), says(OF_MONEY)),
    says(UNCUT),
    says(FAIRLY_CUT),
    both,
    bothNamed,
  ),
  penalty: unless(anyOf(says(STEEP, ON_DELAY), says(FIXED)), says(NO_PENALTY)),
  price_change: unless(
    anyOf(says(CHANGES), says(VARIES), says(LISTED, IS_OWED), says(RAISES)),
    says(BOUNDED),
    says(OWN_MARKET),
    both,
    bothNamed,
  ),
  report_without_audit: unless(
    anyOf(whole(says(FIGURES)), says(RECKONED), says(SELF_MEASURED)),
    says(CHECKED),
    next(says(CHECKED)),
    says(BILLED),
    both,
  ),
};
