import type { Expert } from '../../expert.ts';
import { answered, isOneSided, mutuality, partyOf, pattern, present } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const CHALLENGE = pattern(
  'covenants? not to (?:sue|assert|bring)|not (?:to )?(?:[a-z]+,? (?:or )?){0,5}?(?:contest|challenge|dispute|attack|question)[^.;]{0,80}?(?:validity|ownership|title|rights|enforceab|trademark|patent|mark)|releases? and (?:forever )?discharges?|waives? (?:any and )?all (?:claims|causes of action)',
);

/** Promises not to go to court. */
export const covenantNotToSue: Expert = legalExpert({
  id: 'covenant-not-to-sue',
  competence: ['covenant_not_to_sue', 'ip_ownership_assignment'],
  precision: 0.88,
  detectors: [
    present({
      rule: 'covenant-not-to-sue.one-sided',
      category: 'covenant_not_to_sue',
      topic: CHALLENGE,
      unless: pattern('fraud|subrogat|moral rights'),
      accept: isOneSided,
      severity: (hit) => (/all claims|releases|causes of action/.test(hit.passage.folded) ? 'high' : 'low'),
      belief: 0.75,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
  ],
  defeaters: [
    answered({
      against: ['covenant_not_to_sue'],
      within: 'sentence',
      words: pattern('except|other than|provided,? (?:however|that)|unless'),
      reason: 'covenant-not-to-sue.exception',
    }),
    mutuality({ against: ['covenant_not_to_sue', 'waiver'], topic: CHALLENGE }),
  ],
});
