import type { Expert } from '../../expert.ts';
import {
  absent,
  addSentence,
  answered,
  elsewhere,
  mutuality,
  partyOf,
  pattern,
  present,
  weighed,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const SHARE = pattern(
  '\\b(?:percent|per cent|\\d ?%\\)?|percentage) of (?:the |all |any |its |such |total |aggregate )*(?:[a-z]+ ){0,2}?(?:revenues?|sales|profits?|receipts|income|proceeds|billings|margin)\\b|\\b(?:revenue|profit)[- ]shar(?:e|ing)\\b|\\broyalt(?:y|ies) (?:of|equal to|at (?:a|the) rate)\\b',
);
const DEFINED = pattern(
  '\\b(?:net|gross|adjusted|eligible|qualif[a-z]+) (?:[a-z]+ ){0,2}?(?:revenues?|sales|profits?|receipts|income|proceeds|billings|margin)s?\\b"? (?:shall )?(?:means?|includes?|is defined)',
);
const COMPUTED = pattern(
  '\\b(?:after|less|net of|deduct[a-z]*|excluding|exclusive of|calculated|computed|defined|invoiced|collected)\\b',
);
const REPORTS = pattern(
  '\\b(?:report|statement|accounting|account)s?\\b[^.;]{0,160}?\\b(?:revenues?|sales|royalt(?:y|ies)|profits?|receipts|fees|amounts|calculat)|\\b(?:revenues?|sales|royalt(?:y|ies)|profits?)\\b[^.;]{0,120}?\\b(?:reports?|statements?|accounting)\\b',
);

/** Whether a share of revenue can be computed, reported and checked. */
export const revenueShare: Expert = legalExpert({
  id: 'revenue-share',
  competence: ['revenue_profit_sharing', 'audit_rights', 'pricing_clarity'],
  precision: 0.88,
  detectors: [
    present({
      rule: 'revenue-share.no-base',
      category: 'revenue_profit_sharing',
      topic: SHARE,
      also: pattern('\\b(?:shall|will|agrees? to|must|entitled to|receive|pay|owes?)\\b'),
      unless: pattern('insurance|interest|outstanding|shares|stock|whichever|minimum|budget'),
      unlessSection: COMPUTED,
      unlessDocument: DEFINED,
      severity: 'medium',
      belief: 0.8,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          'The share is computed on amounts invoiced and received, less sales taxes, returns and shipping shown separately on the invoice, and nothing else.',
        ),
    }),
    absent({
      rule: 'revenue-share.no-report',
      category: 'revenue_profit_sharing',
      severity: 'medium',
      belief: 0.82,
      types: [
        'licence',
        'distribution',
        'franchise',
        'joint_venture',
        'services',
        'saas',
        'supply',
        'consulting',
        'general',
      ],
      topic: REPORTS,
      arises: SHARE,
      belongs: pattern('royalt|pay|revenue|fee|report|account|compensation'),
      draft: () => ({
        heading: 'Statements',
        text: 'With each payment of a share of revenue the paying party will give the other a statement that shows the amounts on which the share was computed and each deduction made.',
      }),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['revenue_profit_sharing'], topic: REPORTS, found: 'revenue-share.reported' }),
    answered({
      against: ['revenue_profit_sharing'],
      rules: /no-base/,
      within: 'document',
      words: DEFINED,
      reason: 'revenue-share.base-given',
    }),
    weighed({
      against: ['revenue_profit_sharing', 'audit_rights'],
      within: 'section',
      words: pattern('\\baudit(?:ed|or|s)?\\b'),
      steps: 1,
      reason: 'revenue-share.audited',
    }),
    mutuality({ against: ['revenue_profit_sharing'], topic: SHARE }),
  ],
});
