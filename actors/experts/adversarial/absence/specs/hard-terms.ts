import { pattern } from '../../../toolkit/index.ts';
import type { AnswerSpec } from '../answer-spec.ts';
import { BREACH, PERIOD, TERMINATE } from '../families.ts';
import { TRANSITION } from '../families-matters.ts';

const MONEY_BACK = pattern(
  '\\b(?:refunds?|refunded|repay|repaid|reimburs[a-z]*|money back|rimbors[a-z]*|reembols[a-z]*|devol[a-zà-ÿ]*)\\b',
);
const WHATEVER = pattern(
  '\\b(?:pay|pays|paid|payable|payment)\\b[^.;]{0,120}?\\b(?:in any event|regardless of|irrespective of|whether or not|in ogni caso|en todo caso)\\b',
);
const LATER = pattern(
  '\\binvoices?\\b[^.;]{0,120}?\\b(?:cure|correct|resubmit|re-?submit|extend(?:ed)?|good cause)\\b',
);
const JUDGED = pattern(
  '\\b(?:determined|decided|confirmed|found) by (?:an? |the )?(?:independent|arbitrat[a-z]+|expert|court|tribunal|third)',
);
const SELLS_ON = pattern(
  '\\b(?:sell[- ]?off|remaining (?:inventory|stock)|existing (?:inventory|stock)|wind[- ]?down|re-?purchase|scorte|existencias)\\b',
);
const PREVAILS = pattern(
  '\\b(?:this agreement|this contract) (?:shall |will )?(?:prevail|govern|control|take precedence)',
);
const MUST_SUPPLY = pattern(
  '\\b(?:shall|will|must) (?:accept|fill|fulfil|supply|deliver)\\b[^.;]{0,60}?\\b(?:all|any|each|every) (?:[a-z]+ )?orders?\\b',
);
const THIRD_ONLY = pattern('\\bindemnif[a-z]*\\b[^.;]{0,200}?\\bthird[- ]part(?:y|ies)');

/** What answers that money is lost, that one side decides alone, or that a limit limits nothing. */
export const HARD_TERM_SPECS: readonly AnswerSpec[] = [
  {
    rules: ['onerous-money.never-refunded', 'onerous-money.paid-before-delivery'],
    sought: [{ words: [MONEY_BACK, BREACH] }, { words: [MONEY_BACK, TERMINATE], strength: 'may-answer' }],
  },
  { rules: ['onerous-money.pay-when-paid'], sought: [{ words: [WHATEVER], where: 'beside' }] },
  { rules: ['onerous-money.late-invoice'], sought: [{ words: [LATER], where: 'beside', strength: 'may-answer' }] },
  { rules: ['onerous-exit.own-opinion'], sought: [{ words: [JUDGED], where: 'beside' }] },
  { rules: ['onerous-exit.ends-with-other'], sought: [{ words: [TRANSITION, PERIOD], where: 'beside' }] },
  { rules: ['onerous-exit.stops-on-the-day'], sought: [{ words: [SELLS_ON] }] },
  {
    rules: ['onerous-performance.own-rules'],
    sought: [{ words: [PREVAILS], strength: 'may-answer' }],
  },
  { rules: ['onerous-performance.may-refuse-orders'], sought: [{ words: [MUST_SUPPLY] }] },
  { rules: ['onerous-performance.remedy-without-money'], sought: [{ words: [MONEY_BACK], where: 'beside' }] },
  { rules: ['onerous-liability.cap-swallowed'], sought: [{ words: [THIRD_ONLY], where: 'beside' }] },
];
