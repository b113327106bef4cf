import type { Expert } from '../expert.ts';
import { addAtEnd, isOneSided, mutuality, operative, partyOf, pattern, present } from '../knowledge/index.ts';
import { legal } from './seat.ts';

const DISCLAIMS = pattern(
  '"?\\bas[ -]is\\b"?(?! (?:reasonably|necessary|required|customary|appropriate|consistent|described|set|otherwise|attached|the|provided|applicable|possible|practicable|now|currently|known|then|in|being|due))|disclaims? (?:any and )?all (?:other )?(?:[a-z]+ )?warrant|makes? no (?:other )?(?:representations?|warrant)|no warrant(?:y|ies) (?:of any kind|whatsoever|, express)|without (?:any )?warrant(?:y|ies) of any',
);
const EXPRESS = pattern(
  'except (?:as|for|to)|other than|save (?:as|for)|beyond those|in addition to|set forth (?:in|herein)|notwithstanding',
);

/** Whether everything is provided as it is. */
export const warrantyDisclaimer: Expert = legal({
  id: 'warranty-disclaimer',
  competence: ['warranty_disclaimer', 'warranty_duration'],
  precision: 0.7,
  detectors: [
    present({
      rule: 'warranty-disclaimer.total',
      category: 'warranty_disclaimer',
      topic: DISCLAIMS,
      unlessSection: EXPRESS,
      unless: pattern('confidential'),
      severity: (hit) => (isOneSided(hit) ? 'medium' : 'low'),
      belief: 0.65,
      values: (hit) => ({ party: partyOf(hit, 'The provider') }),
      change: ({ document, passage, names }) =>
        addAtEnd(document, passage, `, except as expressly set out in ${names.agreement}`),
    }),
  ],
  defeaters: [
    mutuality({ against: ['warranty_disclaimer', 'warranty_duration'], topic: DISCLAIMS }),
    operative(['warranty_disclaimer', 'warranty_duration', 'insurance', 'license_grant']),
  ],
});
