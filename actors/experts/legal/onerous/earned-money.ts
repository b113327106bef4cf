import { provisionsOf } from '../../../provisions/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Detector } from '../../expert.ts';
import { firstMatch, foldedText, type Hit, partyOf, pattern, present, says, sectionText } from '../../toolkit/index.ts';

const RECEIVED =
  '(?:(?:payments?|funds|monies|amounts?|sums?|it|same) (?:has |have |is |are |were )?(?:been )?(?:actually )?(?:received|paid|collected)|receipt (?:by [a-z ]{1,30} )?of (?:[a-z]+ ){0,4}?(?:payments?|funds|amounts?|monies|sums?)|(?:receives?|collects?|received|collected|being paid) (?:[a-z]+ ){0,4}?(?:payments?|funds|amounts?|monies|sums?))';
/** The debtor pays only once a third person has paid it: it names the risk and passes it on. */
const WHEN_PAID = pattern(
  [
    `\\b(?:no|not|never)\\b[^.;]{0,80}?\\b(?:oblig|pay|liab|due|owe)[a-z]*\\b[^.;]{0,160}?\\b(?:until|unless|except to the extent|before)\\b[^.;]{0,60}?\\b${RECEIVED}\\b[^.;]{0,60}?\\b(?:from|by)\\b`,
    `\\b(?:pays?|paid|payments?|payable|remit|due)\\b[^.;]{0,160}?\\b(?:within|upon|after|only|contingent|condition[a-z]*|subject to)\\b[^.;]{0,60}?\\b${RECEIVED}\\b[^.;]{0,60}?\\b(?:from|by)\\b`,
    '\\b(?:pa(?:id|y)|pays)[- ](?:when|if)[- ]paid\\b',
  ].join('|'),
);
/** Shares of what comes in are counted when it comes in, and nobody has worked for them before. */
const SHARE = pattern(
  '\\b(?:royalt(?:y|ies)|commissions?|sub-?licens[a-z]*|refund[a-z]*|tax(?:es)?|indemnif[a-z]*|insur[a-z]*|loan|lender|escrow|shares of|dividends?|purchase price adjustment|invoices? (?:from|by)|receipt of (?:the )?invoice|notice|award|judgment|settlement)\\b',
);
/** It is paid all the same, or nobody may wait. */
const PAID_ANYWAY = pattern(
  '\\bwhether or not\\b|\\b(?:regardless|irrespective) of (?:whether|if|receipt|payment)|\\bnot (?:[a-z]+ ){0,3}?(?:condition|contingent|depend|withh|delay|defer|subject to)[a-z]*|\\bwaives?\\b',
);
const EXPLICIT = /\bpa(?:id|y)s?[- ](?:when|if)[- ]paid\b/;

/** Who must have paid first: somebody who is no party to the contract. */
function isThird({ document, passage }: Hit): boolean {
  if (EXPLICIT.test(passage.folded)) return !/\b(?:not|no|never|neither)\b/.test(passage.folded);
  const match = firstMatch(passage.folded, WHEN_PAID);
  if (match === undefined) return false;
  const whom = passage.folded
    .slice(match.index + match[0].length)
    .replace(/^ (?:the |its |such |any |each |an? )*/, '');
  const names = provisionsOf(document).parties.flatMap(({ aliases }) => aliases.map((alias) => alias.toLowerCase()));
  return (
    /^[a-z]/.test(whom) &&
    !/^(?:it|them|him|her|you|us|part(?:y|ies)|other party|check|wire|means)\b/.test(whom) &&
    !names.some((name) => whom.startsWith(name))
  );
}

const PAY = '(?:pay|reimburse|issue payment|settle|compensate)';
/** A bill that comes late is not paid at all. */
const LATE_BILL = pattern(
  [
    `\\b(?:no|not)\\b[^.;]{0,60}?\\b(?:obligat(?:ion|ed)|oblige[a-z]*|required|liable|responsible)\\b[^.;]{0,20}?\\b${PAY}[a-z]*\\b[^.;]{0,200}?\\b(?:not (?:so )?(?:invoiced|billed|submitted|claimed)|(?:invoic|bill|submit|claim)[a-z]*\\b[^.;]{0,80}?\\b(?:more than|later than|after))\\b`,
    `\\b(?:fail(?:s|ure)? to|(?:does|do|is|are) not|not) (?:timely )?(?:invoice[sd]?|bill(?:ed)?|submit(?:ted)?)\\b[^.;]{0,200}?\\b(?:waive[sd]?|forfeit[a-z]*|(?:loses?|lost) [a-z ]{0,20}right|no longer (?:be )?(?:payable|due)|barred)\\b`,
    '\\binvoices?\\b[^.;]{0,160}?\\b(?:more than|later than|after)\\b[^.;]{0,120}?\\b(?:(?:shall|will) not be (?:paid|payable|honou?red|accepted)|(?:is|are|be) (?:deemed )?(?:waived|forfeited|time-barred))',
  ].join('|'),
);

/** The claim is kept. */
const NOT_WAIVED = pattern(
  '\\bno (?:[a-z]+ ){1,4}?(?:is|are|be) (?:waived|forfeited|lost|barred)|\\bnot (?:be )?(?:deemed )?(?:waive|forfeit|lose|lost|barred)[a-z]*',
);

const MONEY =
  '(?:commissions?|fees?|compensation|payments?|amounts?|balances?|sums?|monies|remuneration|royalt(?:y|ies))';
const EARNED =
  '(?:unpaid|accrued|outstanding|earned|unsettled|unbilled|undistributed|owed|owing|due|pending|performed|rendered|delivered)';
/** What was worked for before the end is not paid after it. */
const LOST = pattern(
  [
    `\\bforfeit[a-z]*\\b[^.;]{0,100}?\\b${EARNED}\\b[^.;]{0,60}?\\b${MONEY}\\b`,
    `\\bforfeit[a-z]*\\b[^.;]{0,100}?\\b${MONEY}\\b[^.;]{0,60}?\\b${EARNED}\\b`,
    `\\b${EARNED} (?:[a-z]+ ){0,3}?${MONEY}\\b[^.;]{0,100}?\\b(?:forfeit[a-z]*|voided|void|cancelled|extinguished|retained by|not be (?:paid|payable|settled))\\b`,
    `\\b(?:right not to|not be (?:obligated|required|obliged|liable) to|no (?:further )?(?:obligation|liability) to|not (?:to )?) ?(?:pay|settle)\\b[^.;]{0,60}?\\b(?:outstanding|unsettled|unpaid|accrued|earned)\\b[^.;]{0,60}?\\b${MONEY}\\b`,
    `\\bno (?:further )?(?:commissions?|fees?|compensation)\\b[^.;]{0,80}?\\b(?:after|following|upon)\\b[^.;]{0,60}?\\bterminat[a-z]*\\b[^.;]{0,120}?\\b(?:even if|regardless|irrespective|whether or not|notwithstanding)\\b`,
  ].join('|'),
);
const ENDED = pattern('\\b(?:terminat|cancel|expir|breach|default|withdraw|exit|resign|violat)[a-z]*');
const NOT_LOST = pattern(
  '\\bno (?:[a-z]+ ){1,5}?(?:shall|will|may|is|are) (?:be )?(?:forfeit|void|cancel|extinguish|retain)[a-z]*',
);
const NOT_WORK = pattern(
  '\\b(?:options?|stock|shares?|units?|vest[a-z]*|unvested|severance|bonus(?:es)?|equity|awards?|insur[a-z]*|tax(?:es)?|interest|dividends?|rent|premium|claims?|proceedings|not (?:be )?forfeit[a-z]*|without forfeit[a-z]*|loan|principal|notes?)\\b',
);

const BACK =
  '(?:non-? ?refundable|not (?:be )?(?:refund(?:able|ed)|returned|returnable)|no refunds?|fully earned|deemed earned)';
/** Money that stays whatever happens. */
const KEPT = pattern(
  `\\b(?:fees?|payments?|installments?|instal?ments?|deposits?|advances?|prepayments?|amounts?|sums?)\\b[^.;]{0,160}?\\b${BACK}\\b|\\b${BACK}\\b[^.;]{0,80}?\\b(?:fees?|payments?|instal?l?ments?|deposits?|advances?|prepayments?|amounts?|sums?)\\b`,
);
/** Paid for what has been given already, or given back in the cases that count. */
const ORDINARY = pattern(
  '\\b(?:not|never) non-? ?refundable|\\bno (?:[a-z]+ ){1,4}?(?:is|are|be) non-? ?refundable|\\b(?:except|unless|other than|save|royalt(?:y|ies)|milestones?|creditable|up-?front|withh[eo]ld[a-z]*|tax(?:es)?|air-?time|transfer fee|application fee|renewal fee|processing|review(?:ing)?|administrat[a-z]+|reservation|consumers?|cardholders?|end[- ]users?|offering|interest|late|franchise fees?|option fee|training|refunded or reimbursed|points)\\b',
);
const GIVEN_BACK = pattern(
  '\\brefund(?:s|ed|ing)?\\b[^.;]{0,160}?\\b(?:breach|terminat|default|fail|pro[- ]?rat|unused|not (?:been )?(?:delivered|provided|performed))|\\b(?:breach|terminat|default|fail)[a-z]*\\b[^.;]{0,160}?\\b(?:refunds?|refunded|repay|repaid|return(?:ed)? (?:of )?(?:the |all |any )?(?:fees?|payments?|deposit))\\b(?! shall not)',
);
const WHATEVER = pattern(
  '\\b(?:any (?:reason|circumstances?|event)|under no circumstances|in no event|whatsoever|fully earned|upon receipt|once paid|initial|licen[cs]e fees?|all (?:fees|payments|amounts)|prepa(?:id|yment)|advances?|deposit|instal?l?ments?)\\b|[$€£] ?[0-9]',
);

/** Money before goods, and nothing that secures it. */
const AHEAD = pattern(
  '\\b(?:(?:pre-?paid|prepay(?:ment)?|paid in advance|payable in advance|in full (?:in advance|prior)|advance payment|cash in advance)\\b[^.;]{0,120}?\\b(?:orders?|ship[a-z]*|deliver[a-z]*|manufactur[a-z]*|production)|(?:[0-9]{1,3} ?%|(?:[0-9]{1,3} ?percent|[a-z]+ (?:\\([0-9]+%?\\) )?percent|balance|deposit|payment|half)\\b)[^.;]{0,100}?\\b(?:with|upon|on|at|prior to|before|when)\\b[^.;]{0,30}?\\b(?:placing|placement|submission|signing|acceptance|issuance|receipt|sending|signed)?\\b[^.;]{0,20}?\\b(?:(?:of )?(?:the |each |such |a |any |its |purchase |signed )*order|ship(?:ment|ping)|leaving|dispatch|manufactur(?:e|ing)|production))\\b',
);
const PAYS = pattern('\\b(?:pay|pays|paid|payable|payments?|prepa[a-z]+|remit|deposit|wire)\\b');
/** Half the price or more. */
const MOST = pattern(
  '\\b(?:half|in full|full (?:purchase )?price|prepa[a-z]+|in advance|entire|(?:100|[5-9][0-9]) ?(?:%|percent\\b))',
);
const SECURED = pattern(
  '\\b(?:notices?|post(?:age)?|mail(?:ed)?|courier|knowledge|letters? of credit|escrow|bank guarantee|performance bond|refund(?:s|ed|able)?|return(?:ed)? (?:of )?(?:the |any |all )?(?:deposit|advance|prepayment)|shipping (?:costs?|charges?)|freight|credit card|late|overdue|credit (?:limit|terms)|milestones?|royalt[a-z]*|advertis[a-z]*|insertion order|tooling|cancel[a-z]*|within [a-z0-9() -]{2,24} days (?:after|of|from))\\b',
);

const isRefundElsewhere = (document: ParsedDocument): boolean => says(foldedText(document), GIVEN_BACK);

/** What somebody has earned or paid and does not get. */
export const earnedMoney: readonly Detector[] = [
  present({
    rule: 'onerous-money.pay-when-paid',
    category: 'payment_terms',
    topic: WHEN_PAID,
    unless: new RegExp(`${SHARE.source}|${PAID_ANYWAY.source}`, 'g'),
    accept: isThird,
    severity: 'high',
    belief: 0.86,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
  present({
    rule: 'onerous-money.late-invoice',
    category: 'payment_terms',
    topic: LATE_BILL,
    unless: new RegExp(
      `\\b(?:tax(?:es)?|interest|insur[a-z]*|severance|medicare|premium)\\b|${NOT_WAIVED.source}`,
      'g',
    ),
    severity: 'high',
    belief: 0.86,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
  present({
    rule: 'onerous-money.earned-forfeited',
    category: 'payment_terms',
    topic: LOST,
    unless: new RegExp(`${NOT_WORK.source}|${NOT_LOST.source}`, 'g'),
    accept: ({ document, passage }) => says(sectionText(document, passage), ENDED),
    severity: 'high',
    belief: 0.86,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
  present({
    rule: 'onerous-money.never-refunded',
    category: 'payment_terms',
    topic: KEPT,
    unless: ORDINARY,
    accept: ({ document }) => document.type !== 'franchise' && !isRefundElsewhere(document),
    severity: ({ passage }) => (says(passage.folded, WHATEVER) ? 'high' : 'medium'),
    belief: 0.84,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
  present({
    rule: 'onerous-money.paid-before-delivery',
    category: 'payment_terms',
    topic: AHEAD,
    also: PAYS,
    unless: SECURED,
    unlessDocument: pattern('\\b(?:letters? of credit|bank guarantee|performance bond)\\b'),
    accept: ({ document, passage }) => ['supply', 'distribution'].includes(document.type) && says(passage.folded, MOST),
    severity: 'high',
    belief: 0.82,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
];
