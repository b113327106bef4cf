import type { Expert } from '../../expert.ts';
import {
  addAtEnd,
  firstMatch,
  type Hit,
  isOneSided,
  mutuality,
  operative,
  partyOf,
  pattern,
  present,
  says,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

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

/** Nobody pays for these, so nobody vouches for them: what a customer thinks of a product, and what is tried out. */
const GIVEN_AWAY = pattern(
  '\\b(?:feedback|suggestions?|comments?|usage data|statistics|beta|alpha|pre-?releases?|previews?|early access|experimental|trials?|evaluations?|pilots?|prototypes?|samples?|free of charge|free (?:services?|products?|versions?|features?|software|accounts?)|no[- ]charge)\\b',
);
/** `the services and any beta features`: what is paid for is beside it. */
const PAID = pattern(
  '\\b(?:the )?(?:services?|software|products?|platform|website|goods|equipment|deliverables|work),? (?:\\(|and|or|including|as well as)\\b|\\b(?:and|or) (?:the |all |any )?(?:other )?(?:services?|software|products?|platform|website|goods|equipment|deliverables|work)\\b',
);
/** How far from the disclaimer the thing disclaimed is named, UTF-16 units. */
const NEAR = 90;

/** Only what is given away is disclaimed. */
function isGivenAway({ passage: { folded } }: Hit): boolean {
  const match = firstMatch(folded, DISCLAIMS);
  if (match === undefined) return false;
  const around = folded.slice(Math.max(0, match.index - NEAR), match.index + match[0].length + NEAR);
  return says(around, GIVEN_AWAY) && !says(around, PAID);
}

/** Whether everything is provided as it is. */
export const warrantyDisclaimer: Expert = legalExpert({
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
      accept: (hit) => !isGivenAway(hit),
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
