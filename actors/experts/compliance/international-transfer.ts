import type { Expert } from '../expert.ts';
import { addAtEnd, answered, elsewhere, partyOf, pattern, present } from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';

const TRANSFERS = pattern(
  '(?:transfer|store|process|access|host|export)[a-z]*\\b[^.;]{0,100}?\\b(?:data|information)\\b[^.;]{0,120}?\\b(?:outside|third countr|other countr|another country|united states|worldwide|any country|abroad|cross-border|internationally)|(?:international|cross-border|overseas) (?:data )?transfers?',
);
const SAFEGUARD = pattern(
  'standard contractual clauses|\\bsccs?\\b|adequa(?:te|cy)|binding corporate rules|appropriate safeguards|data privacy framework|privacy shield|article 4[4-9]|model clauses|(?:not|unless)[^.;]{0,60}(?:prior )?(?:written )?(?:consent|approval|authori[sz]ation)',
);

/** Personal data that leaves the country. */
export const internationalTransfer: Expert = complianceExpert({
  id: 'international-transfer',
  competence: ['international_transfer', 'data_protection'],
  serves: ['services', 'saas', 'consulting', 'licence', 'data_processing', 'privacy_policy', 'employment', 'general'],
  precision: 0.88,
  detectors: [
    present({
      rule: 'international-transfer.no-safeguard',
      category: 'international_transfer',
      topic: TRANSFERS,
      unless: pattern('export control|export administration'),
      unlessDocument: SAFEGUARD,
      accept: ({ passage }) => /personal|data/.test(passage.folded),
      severity: 'high',
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        addAtEnd(
          document,
          passage,
          ', on the basis of an adequacy decision or of the standard contractual clauses adopted by the European Commission',
        ),
    }),
  ],
  defeaters: [
    answered({
      against: ['international_transfer'],
      within: 'document',
      words: SAFEGUARD,
      reason: 'international-transfer.safeguarded',
    }),
    elsewhere({ against: ['international_transfer'], topic: SAFEGUARD, found: 'international-transfer.safeguarded' }),
  ],
});
