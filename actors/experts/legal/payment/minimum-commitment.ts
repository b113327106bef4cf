import type { Expert } from '../../expert.ts';
import {
  addSentence,
  elsewhere,
  foldedText,
  isOneSided,
  mutuality,
  operative,
  partyOf,
  pattern,
  present,
  says,
  weighed,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const MINIMUM = pattern(
  '\\bminimum (?:annual |monthly |quarterly |guaranteed |aggregate |purchase |order |sales |royalty |net )*(?:purchase|quantit|order|volume|royalt|commitment|payment|fee|sales|amount|guarantee)s?|take[- ]or[- ]pay|shall (?:purchase|order|buy|pay)[^.;]{0,60}?(?:at least|not less than|no fewer than|a minimum of)|at least [^.;]{0,30}(?:units|tons|barrels)',
);
/** A party that pays only if it uses something is free not to use it; a union's or an authority's scale commits nobody either. */
const ON_CONDITION = pattern(
  '^.{0,160}?\\bif\\b[^.;]{3,300}?,.{0,200}?\\bminimum\\b|\\b(?:union|guild|scale|applicable law|statut)[^.;]{0,200}?\\bminimum\\b|\\bminimum\\b[^.;]{0,200}?\\b(?:union|guild|by law)\\b',
);
/** Nothing follows if it is missed. */
const FREE_TO_MISS = pattern(
  '\\bdiscretion\\b[^.;]{0,60}?\\bwhether or not to (?:satisfy|meet|pay|purchase|achieve)\\b|\\bno liability\\b[^.;]{0,80}?\\bfailure to (?:pay|meet|satisfy|achieve|purchase)\\b[^.;]{0,40}?\\bminimum',
);
const RELIEF = pattern(
  'shortfall|carry[- ]?(?:over|forward)|make[- ]?up|reduc(?:e|ed|tion)|waive|force majeure|excused|adjust|credit(?:ed)? against',
);

/** Quantities or sums that are owed whatever happens. */
export const minimumCommitment: Expert = legalExpert({
  id: 'minimum-commitment',
  competence: ['minimum_commitment', 'volume_restriction'],
  precision: 0.89,
  detectors: [
    present({
      rule: 'minimum-commitment.without-relief',
      does: { polarity: 'positive' },
      category: 'minimum_commitment',
      topic: MINIMUM,
      also: pattern('\\b(?:shall|must|will|agrees?)\\b'),
      unless: pattern(
        'insurance|coverage|wage|balance|net worth|capital|" means|inventory|notice|order requirements|batch|lot size|continues to make',
      ),
      unlessSection: RELIEF,
      accept: (hit) =>
        isOneSided(hit) && !says(hit.passage.folded, ON_CONDITION) && !says(foldedText(hit.document), FREE_TO_MISS),
      severity: 'medium',
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) =>
        addSentence(
          hit.document,
          hit.passage,
          `This minimum is reduced in proportion for any period in which the other party does not perform or performance is prevented by an event beyond ${partyOf(hit)}’s reasonable control.`,
        ),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['minimum_commitment'], topic: MINIMUM, found: 'minimum-commitment.found' }),
    weighed({
      against: ['minimum_commitment', 'exclusivity'],
      rules: /without-relief|unearned/,
      within: 'section',
      words: RELIEF,
      steps: 1,
      reason: 'minimum-commitment.relief',
    }),
    operative(['minimum_commitment', 'volume_restriction', 'price_adjustment', 'late_interest']),
    mutuality({ against: ['minimum_commitment', 'volume_restriction', 'payment_terms'], topic: MINIMUM }),
  ],
});
