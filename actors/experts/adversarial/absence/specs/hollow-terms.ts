import { pattern } from '../../../toolkit/index.ts';
import type { AnswerSpec } from '../answer-spec.ts';
import { BREACH, CEILING, TERMINATE } from '../families.ts';
import { INSURE } from '../families-matters.ts';

const MONEY_BACK = pattern('\\b(?:refunds?|refunded|repay|repaid|pro[- ]?rat(?:a|ed)|rimbors[a-z]*|reembols[a-z]*)\\b');
/** Somebody else sets the price. A sentence on what follows from disagreement is no answer: it is the claim. */
const SET_BY = pattern(
  '\\b(?:determin|decid|fix|set|resolv|settl|submit|refer)[a-z]* (?:[a-z]+ ){0,3}?(?:by|to) (?:an? |the )?(?:independent|arbitrat[a-z]*|expert|third|accountant|apprais[a-z]*|mediat[a-z]*)',
);
const DAYS_OF_NOTICE = pattern(
  '\\b(?:days|weeks|months)\\b[^.;]{0,40}?\\bnotice\\b|\\bnotice\\b[^.;]{0,60}?\\b(?:days|weeks|months)\\b',
);
const LAST_DAY = pattern(
  '\\b(?:long[- ]?stop|outside date|no later than|not later than|in any event by|on or before|earlier of)\\b',
);
const LIMITED = pattern('\\b(?:not (?:to )?exceed|up to a maximum|maximum of|percent|no more than)\\b|[0-9] ?%');

const LATE_REMEDY = pattern(
  '\\b(?:delay|late)[a-z]*\\b[^.;]{0,120}?\\b(?:credits?|liquidated damages|cancel|penalt(?:y|ies)|discount|rebate)\\b',
);
const INDEPENDENT = pattern(
  '\\b(?:independent (?:third[- ]party |testing )?(?:laboratory|expert|lab)|mutually agree[a-z]*)\\b',
);

const CONSENT_OF_USERS = pattern(
  '\\b(?:users?|customers?|members?|subscribers?)\\b[^.;]{0,80}?\\b(?:consent|opt[- ](?:in|out)|permission)|\\b(?:privacy|riservatezza dei dati|privacidad)\\b',
);
const KEPT_CLAIMS = pattern(
  '\\b(?:except|other than|save for|excluding|not (?:include|apply|affect)|fatt[oi] salv[oi]|salvo)\\b',
);

/** What answers that a promise is empty, a term has no end, or money does not come back. */
export const HOLLOW_TERM_SPECS: readonly AnswerSpec[] = [
  { rules: ['onerous-performance.stops-without-price'], sought: [{ words: [SET_BY], where: 'beside' }] },
  { rules: ['onerous-performance.agreement-to-agree'], sought: [{ words: [SET_BY], where: 'beside' }] },
  { rules: ['onerous-performance.users-handed-over'], sought: [{ words: [CONSENT_OF_USERS] }] },
  { rules: ['onerous-exit.released'], sought: [{ words: [KEPT_CLAIMS], where: 'beside' }] },
  { rules: ['onerous-exit.notice-of-no-length'], sought: [{ words: [DAYS_OF_NOTICE], where: 'beside' }] },
  { rules: ['onerous-exit.no-long-stop'], sought: [{ words: [LAST_DAY], where: 'beside' }] },
  { rules: ['onerous-exit.bound-until-told'], sought: [{ words: [LAST_DAY], where: 'beside' }] },
  { rules: ['onerous-exit.outlives-deal'], sought: [{ words: [TERMINATE] }] },
  { rules: ['onerous-money.held-back'], sought: [{ words: [LIMITED], where: 'beside' }] },
  { rules: ['onerous-money.prepaid-and-kept'], sought: [{ words: [MONEY_BACK, BREACH] }] },
  { rules: ['onerous-money.costs-credited'], sought: [{ words: [CEILING, LIMITED], where: 'beside' }] },
  { rules: ['onerous-performance.dates-not-binding'], sought: [{ words: [LATE_REMEDY] }] },
  { rules: ['onerous-performance.recall-decided-alone'], sought: [{ words: [INDEPENDENT], where: 'beside' }] },
  { rules: ['onerous-money.pays-for-nothing'], sought: [{ words: [MONEY_BACK], where: 'beside' }] },
  { rules: ['onerous-liability.uninsured-products'], sought: [{ words: [INSURE] }] },
];
