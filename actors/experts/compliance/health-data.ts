import type { Expert } from '../expert.ts';
import { absent, answered, CONSUMER_TERMS, CONTRACTS, elsewhere, find, pattern, present } from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';

const HEALTH = pattern(
  '\\bprotected health information\\b|\\bphi\\b|\\b(?:patient|medical|health) (?:data|records|information)\\b|\\bdata concerning health\\b',
);
const LAW = pattern(
  '\\bhipaa\\b|health insurance portability|\\bhitech\\b|business associate|\\bgdpr\\b|special categor|data protection law|privacy law',
);
const SHARES = pattern(
  '\\b(?:disclose|share|transfer|provide|use|transmit)[a-z]*\\b[^.;]{0,100}?\\b(?:protected health information|(?:patient|medical|health) (?:data|records|information))',
);
const GUARDED = pattern(
  '\\bde-?identif|\\banonymi[sz]|\\bconsent|\\bauthoriz|\\bhipaa\\b|\\blaw|\\bsecur|\\bencrypt|\\bconfidential|\\bnot\\b',
);

/** Fewer sentences than these mention such data in passing. */
const MENTIONS = 3;

/** Data about patients and their health. */
export const healthData: Expert = complianceExpert({
  id: 'health-data',
  competence: ['health_data', 'data_protection'],
  serves: [...CONTRACTS, ...CONSUMER_TERMS, 'policy'],
  precision: 0.87,
  detectors: [
    absent({
      rule: 'health-data.no-law',
      category: 'health_data',
      severity: (document) => (find(document, HEALTH).length < MENTIONS ? 'medium' : 'high'),
      belief: 0.8,
      types: CONTRACTS,
      topic: LAW,
      arises: HEALTH,
      belongs: pattern('data|privacy|confidential|compliance|law'),
      draft: () => ({
        heading: 'Health Information',
        text: 'Each party will handle information about patients and their health only as the health privacy laws that apply to it allow, will sign the agreement those laws require before it receives such information, and will report any unauthorised access without undue delay.',
      }),
    }),
    present({
      rule: 'health-data.unguarded',
      category: 'health_data',
      topic: SHARES,
      also: pattern('\\b(?:shall|will|may|must|agrees?|hereby|consents?|entitled|right to|grants?)\\b'),
      unlessSection: GUARDED,
      severity: 'high',
      belief: 0.78,
    }),
  ],
  defeaters: [
    elsewhere({ against: ['health_data'], topic: LAW, found: 'health-data.law-named' }),
    answered({
      against: ['health_data'],
      rules: /unguarded/,
      within: 'document',
      words: pattern('\\bde-?identified\\b|\\banonymi[sz]ed\\b|\\bhipaa\\b'),
      reason: 'health-data.guarded',
    }),
  ],
});
