import type { Finding } from '../../../../protocols/index.ts';
import { provisionsOf } from '../../../provisions/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Detector } from '../../expert.ts';
import {
  find,
  foldedText,
  type Hit,
  isOneSided,
  partyOf,
  pattern,
  present,
  report,
  says,
} from '../../toolkit/index.ts';
import { denied } from './denied.ts';

const MONEY =
  '(?:monies|moneys|payments?|amounts?|sums?|funds|collections|commissions?|fees?|compensation|consideration|royalt(?:y|ies)|receivables?)';
const MIND =
  '(?:(?:it|they|he|[a-z]+) (?:deems?|considers?|determines?|estimates?) (?:[a-z]+ ){0,2}?(?:necessary|appropriate|advisable|sufficient|adequate)|(?:sole|absolute|own) (?:and absolute )?(?:discretion|judge?ment)|reasonabl[ey] anticipated|anticipated (?:deductions|returns|losses|claims))';
/** Keeps back what is the other side's, by its own estimate. */
const HELD_BACK = pattern(
  `\\b(?:may|right to|entitled to|shall|can)\\b[^.;]{0,60}?\\b(?:withhold|retain|hold back|set aside|reserve)\\b[^.;]{0,60}?\\b${MONEY}\\b[^.;]{0,240}?\\b${MIND}`,
);
const NOT_HELD = pattern(
  '\\b(?:tax(?:es)?|escrow|insur[a-z]*|payroll|employee|rent|security deposit|warrants? that|shares?|dividends?|partnership|partners|members?|capital|lender|trustee|fund)\\b',
);

const BACK = '(?:return|refund|repay|reimburse|give back)';
/** Kept in every case, in other words than `not refundable`. */
const RETAINED = pattern(
  [
    `\\b(?:never|not|no|without)\\b[^.;]{0,30}?\\b(?:obligat(?:ed|ion)|required|obliged|liable|liability) to ${BACK}\\b[^.;]{0,60}?\\b(?:${MONEY}|stock|shares)\\b`,
    `\\b(?:entitled to|may|shall|right to)\\b[^.;]{0,20}?\\b(?:retain|keep)\\b (?:all|any|any and all) (?:[a-z]+ ){0,3}?${MONEY}\\b[^.;]{0,60}?\\b(?:paid|received|made)\\b[^.;]{0,160}?\\b(?:terminat|expir|regardless|irrespective|notwithstanding|any reason)[a-z]*`,
  ].join('|'),
);
const ENDED = pattern(
  '\\b(?:terminat|expir|regardless|irrespective|notwithstanding|whatever|any reason|in no event|any event|cancel)[a-z]*',
);
const REFUND = pattern(
  '\\b(?:refund(?:s|ed|ing)?|repay(?:s|ment)?|repaid|pro[- ]?rat(?:a|ed)|(?:return|reimburse)[a-z]* (?:of )?(?:the |any |all |such |to )*(?:[a-z]+ ){0,2}?(?:fees?|payments?|deposit|amounts?|price|prepa[a-z]*|unearned|unused))\\b(?! shall not)',
);

const AHEAD = pattern(
  '\\b(?:pays?|paid|payable|remit|due)\\b[^;]{0,160}?\\b(?:(?:upon|on|at|concurrent[a-z]* with|simultaneous[a-z]* with) (?:the )?(?:signing|execution|signature|effective date|receipt of this)|in advance|up-?front|initial (?:instal?l?ment|payment|fee)|prior to (?:the )?commencement)\\b|\\b(?:up-?front|initial (?:instal?l?ment|payment)|advance payment|prepayment)\\b[^.;]{0,160}?\\b(?:of|pay|paid|payable)\\b',
);
const SUM =
  /[$€£] ?[0-9][0-9,]{4,}|[0-9]{2,3},[0-9]{3}(?:,[0-9]{3})* (?:dollars|euros?|pounds)|\b(?:hundred thousand|million) dollars/;
const SERVED: readonly string[] = [
  'services',
  'consulting',
  'saas',
  'general',
  'supply',
  'distribution',
  'joint_venture',
];
const EARNED = pattern(
  '\\b(?:refund[a-z]*|credit[a-z]*|royalt[a-z]*|milestones?|purchase price|shares?|stock|monthly|quarterly|interest|loan|reimburs[a-z]*|expenses|rent|franchise fee|non-?refundable|escrow|annual(?:ly)?|insurance|premium|salary|bonus|retainer|closing|days (?:after|of|from|following))\\b',
);

/** A large sum goes ahead of the work, the contract can end, and no word says what comes back. */
function* paidAhead(document: ParsedDocument): Iterable<Finding> {
  if (!SERVED.includes(document.type) || find(document, REFUND).some((one) => says(one.folded, ENDED))) return;
  const canEnd = provisionsOf(document).all.find(
    ({ action, modality, polarity }) => action === 'terminate' && modality === 'right' && polarity === 'positive',
  );
  const exit = canEnd === undefined ? undefined : document.sentences[canEnd.sentence];
  const ahead = find(document, AHEAD).find(({ folded: said }) => SUM.test(said) && !says(said, EARNED));
  if (exit === undefined || ahead === undefined) return;
  yield report(document, {
    rule: 'onerous-money.prepaid-and-kept',
    category: 'payment_terms',
    severity: 'high',
    belief: 0.84,
    evidence: ahead.start < exit.start ? [ahead, exit] : [exit, ahead],
  });
}

/** Kept in the case of one exit alone, … */
const THAT_EXIT = pattern('\\b(?:such|said|that|the foregoing) (?:early )?(?:termination|cancellation|event|case)\\b');
/** … which needs no fault of anybody, or is the payer's own. */
const LEAVES = pattern(
  '\\bconvenience\\b|\\bwithout cause\\b|\\bfor any (?:or no )?reason\\b|\\bat any time\\b[^.;]{0,80}?\\bnotice\\b|\\b(?:fails?|failure) to pay\\b|\\bnon-?payment\\b',
);
/** How far before the sentence that exit is named, UTF-16 units. */
const NAMED_BEFORE = 700;

/** Who leaves of its own will, or does not pay, gets nothing back: that the other side fails is another case. */
function isPriceOfLeaving({ document, passage }: Hit): boolean {
  if (!says(passage.folded, THAT_EXIT)) return false;
  return says(foldedText(document).slice(Math.max(0, passage.start - NAMED_BEFORE), passage.start), LEAVES);
}

/** A minimum that is owed after the contract. */
const OUTLIVES = pattern(
  '\\b(?:guaranteed minimum|minimum (?:guaranteed )?(?:royalt(?:y|ies)|payments?|fees?|purchases?|commitments?|guarantees?|annual [a-z]+))\\b[^.;]{0,160}?\\b(?:surviv|remain (?:due|payable|liable|in effect)|continue)[a-z]*\\b[^.;]{0,80}?\\b(?:terminat|expir)|\\b(?:upon|in the event of|after|following) (?:any |such |the |early )*(?:terminat|expir|cancel)[a-z]*\\b[^.;]{0,160}?\\b(?:pay|liable for|owe)\\b[^.;]{0,100}?\\b(?:remaining|balance of (?:the )?|unpaid|entire|all) (?:[a-z]+ ){0,3}?minimum\\b',
);

/** Costs taken off what is owed, without a limit. */
const CREDITED = pattern(
  '\\b(?:costs?|expenses?|fees and expenses|legal fees)\\b[^.;]{0,300}?\\b(?:(?:fully )?creditable|(?:be )?(?:credited|offset|set[- ]off|deducted))\\b[^.;]{0,60}?\\b(?:against|from)\\b[^.;]{0,60}?\\b(?:royalt(?:y|ies)|minimum|fees|payments?|amounts)\\b',
);
const LIMIT = pattern(
  '\\b(?:%|percent|half|not (?:to )?exceed|up to|no more than|maximum|limited to|tax(?:es)?|refund|net sales|gross (?:receipts|sales)|net (?:receipts|revenue|income|profits)|recoup|production|insurance|rent|approved|approval)\\b|%',
);

/** Paid although nothing is had for it. */
const FOR_NOTHING = pattern(
  '\\b(?:must|shall|will|agrees to|required to|obligated to|liable to)\\b[^.;]{0,60}?\\b(?:pay|provide|remit|owe)\\b[^.;]{0,120}?\\b(?:regardless of whether|whether or not|irrespective of whether|even if|even though)\\b[^.;]{0,80}?\\b(?:(?:is|are|was|were|has been|have been|be) (?:not )?(?:actually |ever )?(?:held|performed|delivered|provided|used|available|completed|accepted|cancel+ed|produced|broadcast|operational|installed|shipped|interrupted|suspended)|takes? place|occurs?|(?:uses?|receives?|performs?|delivers?))\\b',
);

/** Pay that changes with the payer's own rules. */
const BY_POLICY = pattern(
  '\\b(?:compensation|fees?|commissions?|rates?|remuneration|pay|prices?)\\b[^.;]{0,60}?\\b(?:subject to (?:change|adjustment|modification|revision)|may be (?:changed|adjusted|modified|revised)|adjusted)\\b[^.;]{0,60}?\\b(?:pursuant to|in accordance with|under|by|per)\\b[^.;]{0,40}?\\b(?:polic(?:y|ies)|guidelines|plans?|schedules?|price lists?|practices)\\b[^.;]{0,60}?\\b(?:from time to time|in effect|then|as amended|may)\\b',
);

/** Money that does not come, or does not come back. */
export const keptMoney: readonly Detector[] = [
  paidAhead,
  present({
    rule: 'onerous-money.held-back',
    category: 'payment_terms',
    topic: HELD_BACK,
    unless: new RegExp(`${NOT_HELD.source}|${pattern(denied('withh|retain|hold back|set aside|reserve')).source}`, 'g'),
    accept: isOneSided,
    severity: 'high',
    belief: 0.86,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
  present({
    rule: 'onerous-money.never-refunded',
    category: 'payment_terms',
    topic: RETAINED,
    also: ENDED,
    unless: pattern(
      `\\b(?:except|unless|other than|save|loan|principal|tax(?:es)?|insur[a-z]*|tender|offering|subscri[a-z]*)\\b|${denied('retain|keep')}`,
    ),
    accept: (hit) => !isPriceOfLeaving(hit),
    severity: 'high',
    belief: 0.85,
  }),
  present({
    rule: 'onerous-money.minimum-outlives',
    category: 'minimum_commitment',
    topic: OUTLIVES,
    unless: pattern(
      `\\b(?:accrued|prior to|through the (?:date|effective)|except|unless|pro[- ]?rat[a-z]*|not (?:be )?(?:liable|required|obligated)|no (?:further )?obligation)\\b|${denied('surviv|remain|pay|owe')}`,
    ),
    severity: 'high',
    belief: 0.85,
  }),
  present({
    rule: 'onerous-money.costs-credited',
    category: 'payment_terms',
    topic: CREDITED,
    unless: new RegExp(`${LIMIT.source}|${pattern(denied('credit|offset|set[- ]off|deduct')).source}`, 'g'),
    severity: 'high',
    belief: 0.83,
  }),
  present({
    rule: 'onerous-money.pay-by-policy',
    category: 'price_adjustment',
    topic: BY_POLICY,
    unless: pattern(
      `\\b(?:mutual(?:ly)?|agreed|consent|consumer price|index|stock|equity|bonus|benefits?|regulat[a-z]+|commission approval|tariffs? (?:filed|approved))\\b|${denied('adjust|chang|modif|revis|subject')}`,
    ),
    severity: 'high',
    belief: 0.84,
  }),
  present({
    rule: 'onerous-money.pays-for-nothing',
    category: 'payment_terms',
    topic: FOR_NOTHING,
    unless: pattern(
      '\\b(?:own (?:legal|costs?|expenses)|attorneys?|legal (?:fees|costs)|tax(?:es)?|out-of-pocket|expenses|indemnif[a-z]*|(?:its|their) customers?|collect[a-z]*|insur[a-z]*|notice|invoice (?:is|was))\\b',
    ),
    severity: 'high',
    belief: 0.85,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
];
