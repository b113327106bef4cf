import type { Expert } from '../expert.ts';
import { addAtEnd, isOneSided, mutuality, operative, partyOf, pattern, present } from '../knowledge/index.ts';
import { legal } from './seat.ts';

const DISCLAIMS = pattern(
  '"as[ -]is|\\bas[ -]is\\b,? (?:where|basis|condition|without|with all|and (?:with|as|where))|on an as[ -]is|disclaims? (?:any and )?all (?:other )?(?:[a-z]+ )?warrant|no (?:other )?(?:representations? (?:or|and) )?warrant(?:y|ies)[^.;]{0,40}?(?:of any kind|whatsoever|express|implied)|without (?:any )?warrant(?:y|ies) of any',
);
const EXPRESS = pattern(
  'except (?:as|for|to)|other than|save (?:as|for)|beyond those|in addition to|set forth (?:in|herein)|notwithstanding',
);
/** A line of a list of goods says no sentence. */
const SPOKEN = pattern(
  '\\b(?:is|are|was|be|been|being|makes?|gives?|disclaims?|provides?|provided|accepts?|takes?|sells?|leases?|licen[cs]es?|furnishe[sd]|delivers?|excludes?|offers?)\\b',
);

/** Whether everything is provided as it is. */
export const warrantyDisclaimer: Expert = legal({
  id: 'warranty-disclaimer',
  competence: ['warranty_disclaimer', 'warranty_duration'],
  precision: 0.89,
  detectors: [
    present({
      rule: 'warranty-disclaimer.total',
      category: 'warranty_disclaimer',
      topic: DISCLAIMS,
      unlessSection: EXPRESS,
      also: SPOKEN,
      unless: pattern('confidential|price ?list|list price|[$€£] ?[0-9]|\\bfinal sales?\\b'),
      severity: (hit) => (isOneSided(hit) ? 'medium' : 'low'),
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage, names }) =>
        addAtEnd(document, passage, `, except as expressly set out in ${names.agreement}`),
    }),
  ],
  defeaters: [
    operative(['warranty_disclaimer', 'warranty_duration', 'insurance', 'license_grant']),
    mutuality({ against: ['warranty_disclaimer', 'warranty_duration'], topic: DISCLAIMS }),
  ],
});
