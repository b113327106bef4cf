import type { Expert } from '../../expert.ts';
import { answered, elsewhere, pattern, present, weighed } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const BENEFICIARY = pattern(
  'third[- ]party beneficiar(?:y|ies)|intended beneficiar(?:y|ies)|for the benefit of (?:any )?third part|enforceable by (?:any )?third',
);
const DENIED = pattern('\\bno\\b|\\bnot\\b|\\bneither\\b|\\bnothing\\b|\\bnone\\b');

/** Somewhere it is said that there are none. */
const NONE = pattern(
  '\\b(?:no|not|nor|nothing|neither|none)\\b[^.;]{0,120}?\\bthird[- ]party beneficiar(?:y|ies)\\b(?!,? (?:except|other than|save))',
);

/** Third parties who could sue on the contract. */
export const thirdPartyRights: Expert = legalExpert({
  id: 'third-party-rights',
  competence: ['third_party_beneficiary'],
  precision: 0.89,
  detectors: [
    present({
      rule: 'third-party-rights.given',
      category: 'third_party_beneficiary',
      topic: BENEFICIARY,
      unless: DENIED,
      unlessDocument: NONE,
      severity: 'medium',
      belief: 0.78,
      values: () => ({}),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['third_party_beneficiary'], topic: BENEFICIARY, found: 'third-party-rights.found' }),
    answered({
      against: ['third_party_beneficiary'],
      within: 'sentence',
      words: DENIED,
      reason: 'third-party-rights.denied',
    }),
    weighed({
      against: ['third_party_beneficiary', 'indemnity'],
      rules: /third-party/,
      within: 'section',
      words: pattern('indemnit[a-z]+|insured'),
      steps: 1,
      reason: 'third-party-rights.only-indemnitees',
    }),
  ],
});
