import type { Expert } from '../../expert.ts';
import { addSentence, answered, mutuality, operative, partyOf, pattern, present } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const FIRST = pattern(
  'right of first (?:refusal|offer|negotiation)|first right (?:of (?:refusal|offer|negotiation)|to (?:purchase|acquire|buy|negotiate|licen[cs]e|lease|match|bid|be offered))|first (?:option|opportunity) to (?:purchase|acquire|negotiate|licen[cs]e)',
);
const PERIOD = pattern('\\b(?:days?|months?|weeks?)\\b');

/** Rights to be asked first. */
export const firstRefusal: Expert = legalExpert({
  id: 'first-refusal',
  competence: ['rofr_rofo_rofn'],
  precision: 0.88,
  detectors: [
    present({
      rule: 'first-refusal.no-deadline',
      category: 'rofr_rofo_rofn',
      topic: FIRST,
      also: pattern('\\b(?:shall|will|grants?|has|have|hereby)\\b'),
      // A recital tells of a right that is elsewhere; the first of several options to buy shares comes before nobody.
      does: { modalities: ['right', 'duty', 'prohibition', 'exemption', 'statement', 'condition'] },
      unless: pattern('not constitute|shall not be|no right of|waive|exercisable|option share|obligation under the'),
      unlessSection: PERIOD,
      severity: 'medium',
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          'This right lapses for an offer if it is not exercised within thirty (30) days after written notice of its terms.',
        ),
    }),
  ],
  defeaters: [
    answered({ against: ['rofr_rofo_rofn'], within: 'section', words: PERIOD, reason: 'first-refusal.deadline-given' }),
    operative(['rofr_rofo_rofn', 'most_favored_nation', 'covenant_not_to_sue']),
    mutuality({ against: ['rofr_rofo_rofn', 'exclusivity'], topic: FIRST }),
  ],
});
