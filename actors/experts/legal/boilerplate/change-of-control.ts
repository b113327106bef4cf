import type { Expert } from '../../expert.ts';
import {
  answered,
  isOneSided,
  mutuality,
  operative,
  partyOf,
  pattern,
  present,
  subjectTo,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const CONTROL = pattern(
  'change (?:of|in) (?:the )?(?:control|ownership)|acquired by a competitor|(?:sale|transfer) of (?:all or )?substantially all (?:of )?(?:its|the) (?:assets|stock|shares)|(?:merge[sdr]?|merger|consolidat)[a-z]*[^.;]{0,60}(?:terminat|consent)',
);
const CONSEQUENCE = pattern(
  'terminat|consent|deemed (?:to be )?an? assignment|default|accelerat|right to (?:purchase|repurchase)',
);

/** What happens when a party is sold. */
export const changeOfControl: Expert = legalExpert({
  id: 'change-of-control',
  competence: ['change_of_control', 'anti_assignment'],
  precision: 0.89,
  detectors: [
    present({
      rule: 'change-of-control.one-sided',
      does: { modalities: ['right', 'duty', 'prohibition', 'condition'] },
      category: 'change_of_control',
      topic: CONTROL,
      also: CONSEQUENCE,
      unless: pattern('" means|shall mean|good reason|without cause'),
      accept: (hit) => hit.document.type !== 'employment' && isOneSided(hit),
      severity: 'medium',
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) => (/the other party/.test(hit.passage.folded) ? subjectTo(hit, 'either party') : undefined),
    }),
  ],
  defeaters: [
    answered({
      against: ['change_of_control', 'anti_assignment'],
      within: 'section',
      words: pattern(
        '(?:shall|will) not (?:be deemed|constitute|require)|without (?:the )?(?:prior )?(?:written )?consent[^.;]{0,80}(?:merger|acquisition|sale of)',
      ),
      reason: 'change-of-control.permitted',
    }),
    operative(['change_of_control', 'exclusivity', 'non_compete', 'minimum_commitment']),
    mutuality({ against: ['change_of_control', 'anti_assignment'], topic: CONTROL }),
  ],
});
