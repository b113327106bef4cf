import type { Expert } from '../expert.ts';
import { absent, answered, elsewhere, pattern, present, replaceWords } from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';

const DISPOSED = pattern(
  '(?:return|delete|destroy|erase|deletion|destruction)[a-z]*\\b[^.;]{0,160}?\\b(?:data|information|materials|copies|records)|(?:data|information|materials|copies|records)\\b[^.;]{0,120}?\\b(?:returned|deleted|destroyed|erased)|retention (?:period|schedule|policy)|retain[a-z]*\\b[^.;]{0,80}?\\b(?:as long as|no longer than|for (?:a|the) period)',
);
const ENDLESS = pattern(
  '(?:retain|keep|store)[a-z]*\\b[^.;]{0,80}?\\b(?:data|information)\\b[^.;]{0,80}?\\b(?:indefinitely|as long as (?:we|it) (?:want|wish|deem|consider)[a-z]*[^.;]{0,20}|for an unlimited (?:time|period)|forever)',
);
const FOREVER = pattern('\\b(?:indefinitely|for an unlimited (?:time|period)|forever)\\b');

/** What becomes of the data afterwards. */
export const dataRetention: Expert = complianceExpert({
  id: 'data-retention',
  competence: ['data_retention', 'data_protection'],
  serves: ['services', 'saas', 'consulting', 'nda', 'data_processing', 'privacy_policy', 'general'],
  precision: 0.88,
  detectors: [
    absent({
      rule: 'data-retention.missing',
      category: 'data_retention',
      severity: 'medium',
      belief: 0.78,
      types: ['saas', 'services', 'nda', 'data_processing'],
      topic: DISPOSED,
      arises: pattern('confidential information|personal (?:data|information)|customer data'),
      belongs: pattern('data|confiden|terminat|privacy'),
      draft: (names) => ({
        heading: 'Return and Deletion',
        text: `Within thirty (30) days after ${names.agreement} ends or on earlier request, each party will return or delete the other party’s confidential information and personal data and confirm this in writing, except for copies that the law obliges it to keep.`,
      }),
    }),
    present({
      rule: 'data-retention.endless',
      category: 'data_retention',
      topic: ENDLESS,
      severity: 'high',
      belief: 0.84,
      values: () => ({}),
      change: ({ document, passage }) =>
        replaceWords(document, passage, FOREVER, 'for no longer than its purpose requires'),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['data_retention', 'exit_plan'], topic: DISPOSED, found: 'data-retention.given' }),
    answered({
      against: ['data_retention'],
      rules: /endless/,
      within: 'section',
      words: pattern('anonymi[sz]ed|aggregated|required by law|legal obligation'),
      reason: 'data-retention.with-ground',
    }),
  ],
});
