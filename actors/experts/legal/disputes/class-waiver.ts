import type { Expert } from '../../expert.ts';
import { addSentence, answered, CONSUMER_TERMS, CONTRACTS, mutuality, pattern, present } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const WAIVES = pattern(
  '\\b(?:waiv(?:e|es|ed|er|ing)|not|no|without|neither|only)\\b[^.;]{0,160}?\\b(?:class(?:-| )(?:action|arbitration|proceeding|wide|basis|member|representative)|class, collective|class or (?:collective|representative)|collective action|representative (?:action|proceeding)|consolidated (?:action|proceeding))s?',
);
const CARVED = pattern(
  '\\bsmall claims\\b|\\bopt[- ]?out\\b|\\bif (?:this|the) (?:class )?(?:action )?waiver\\b|\\bexcept\\b|\\bunenforceable\\b',
);

/** Whether those with the same small claim may bring it together. */
export const classWaiver: Expert = legalExpert({
  id: 'class-waiver',
  competence: ['class_waiver', 'arbitration', 'unfair_arbitration'],
  serves: [...CONTRACTS, ...CONSUMER_TERMS],
  precision: 0.9,
  detectors: [
    present({
      rule: 'class-waiver.waived',
      category: 'class_waiver',
      topic: WAIVES,
      unless: pattern('\\bclass [a-d]\\b|insurance|shares|stock|securit'),
      severity: ({ document }) => (document.type === 'terms_of_service' ? 'high' : 'medium'),
      belief: 0.9,
    }),
    present({
      rule: 'class-waiver.no-fallback',
      category: 'class_waiver',
      topic: WAIVES,
      unless: pattern('\\bclass [a-d]\\b|insurance|shares|stock|securit'),
      unlessSection: CARVED,
      severity: 'low',
      belief: 0.78,
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          'If this waiver is unenforceable for a claim, that claim will be decided by a court and not in arbitration.',
        ),
    }),
  ],
  defeaters: [
    answered({
      against: ['class_waiver', 'arbitration', 'unfair_arbitration'],
      rules: /no-fallback/,
      within: 'section',
      words: CARVED,
      reason: 'class-waiver.carved-out',
    }),
    mutuality({ against: ['class_waiver', 'jury_waiver'], topic: WAIVES }),
  ],
});
