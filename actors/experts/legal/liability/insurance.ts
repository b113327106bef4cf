import type { Expert } from '../../expert.ts';
import { absent, answered, capital, elsewhere, mutuality, partyOf, pattern, present } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const INSURES = pattern(
  '\\b(?:maintain|carry|obtain|procure|keep|provide|purchase|take out)(?![^.;]{0,100}?\\b(?:permits|licen[cs]es|approvals|certificates)\\b)[^.;]{0,100}?\\binsurance\\b',
);
const AMOUNT = pattern(
  '[$€£] ?\\d|\\busd\\b|\\bdollars?\\b|\\blimits? (?:of|not less)|statutory|reasonable|adequate|customary|sufficient|required by law|schedule|exhibit|\\b(?:required|requisite|agreed|usual|appropriate) (?:levels?|amounts?|cover(?:age)?|types?|limits?)\\b|\\b(?:types?|amounts?|levels?) and (?:limits?|amounts?|types?)\\b|\\bgenerally accepted\\b|\\bindustry\\b|\\bterms of the [a-z ]{2,40}agreement\\b',
);

/** Whether someone able to pay is behind the risks. */
export const insurance: Expert = legalExpert({
  id: 'insurance',
  competence: ['insurance', 'risk_allocation'],
  precision: 0.88,
  detectors: [
    absent({
      rule: 'insurance.missing',
      category: 'insurance',
      severity: 'low',
      belief: 0.92,
      types: ['services', 'supply', 'franchise', 'lease', 'consulting'],
      topic: pattern('\\binsur(?:ance|ed|er|e)\\b'),
      belongs: pattern('liabil|indemn|risk|general|miscell'),
      draft: (names) => ({
        heading: 'Insurance',
        text: `${capital(names.provider)} will maintain, while ${names.agreement} lasts and for one (1) year after, commercial general liability insurance with a reputable insurer in an amount adequate to its obligations, and will show proof of it on request.`,
      }),
    }),
    present({
      rule: 'insurance.no-amount',
      does: { modalities: ['duty'] },
      category: 'insurance',
      topic: INSURES,
      unless: pattern(
        "survive|as (?:may be )?(?:re(?:quested|quired)|determined|specified|approved) by|premium|proceeds|subrogat|\\bnot (?:be required to )?(?:maintain|carry|obtain|procure|provide)|work(?:er|men)'?s'? compensation",
      ),
      unlessSection: AMOUNT,
      severity: 'low',
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['insurance'], topic: INSURES, found: 'insurance.found' }),
    answered({
      against: ['insurance'],
      rules: /no-amount/,
      within: 'section',
      words: AMOUNT,
      reason: 'insurance.amount-given',
    }),
    mutuality({ against: ['insurance', 'indemnity'], topic: INSURES }),
  ],
});
