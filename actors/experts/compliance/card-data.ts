import type { Expert } from '../expert.ts';
import { absent, answered, CONSUMER_TERMS, CONTRACTS, capital, elsewhere, pattern, present } from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';

/** Somebody handles the cards under the contract itself. */
const HANDLES = pattern(
  '\\b(?:shall|will|must|may|agrees? to)\\b[^.;]{0,120}?\\b(?:process|accept|stor|collect|transmit|handl|receiv|captur)[a-z]*\\b[^.;]{0,80}?\\b(?:card ?holder data|(?:credit|debit|payment) cards?|card (?:data|information|numbers?|details|transactions?))\\b',
);
const STANDARD = pattern(
  '\\bpci\\b|payment card industry|\\bcard (?:association|network|scheme|organi[sz]ation)s?\\b|data security standard',
);
const STORES = pattern(
  '\\b(?:store|stores|stored|keep|keeps|retain|retains|save|saves)\\b[^.;]{0,80}?\\b(?:card ?holder|credit card|debit card|payment card|card) (?:data|information|numbers?|details)',
);
const GUARDED = pattern('\\bencrypt|\\btokeni[sz]|\\bpci\\b|\\bsecure|\\bnot\\b|\\bnever\\b|\\btruncat');

/** Data of payment cards. */
export const cardData: Expert = complianceExpert({
  id: 'card-data',
  competence: ['card_data', 'security', 'data_protection'],
  serves: [...CONTRACTS, ...CONSUMER_TERMS, 'policy', 'requirements', 'request_for_proposal'],
  precision: 0.87,
  detectors: [
    absent({
      rule: 'card-data.no-standard',
      category: 'card_data',
      severity: 'medium',
      belief: 0.8,
      types: CONTRACTS,
      topic: STANDARD,
      arises: HANDLES,
      belongs: pattern('data|secur|pay|compliance|confidential'),
      draft: (names) => ({
        heading: 'Payment Card Data',
        text: `${capital(names.provider)} will comply with the Payment Card Industry Data Security Standard in its current version wherever it stores, processes or transmits card data, and will prove it once a year on request.`,
      }),
    }),
    present({
      rule: 'card-data.stored',
      category: 'card_data',
      topic: STORES,
      unlessSection: GUARDED,
      severity: 'high',
      belief: 0.8,
    }),
  ],
  defeaters: [
    elsewhere({ against: ['card_data'], topic: STANDARD, found: 'card-data.standard-named' }),
    answered({
      against: ['card_data'],
      rules: /stored/,
      within: 'document',
      words: pattern('\\bpci\\b|\\btokeni[sz]|\\bencrypt'),
      reason: 'card-data.guarded',
    }),
  ],
});
