import type { Expert } from '../../expert.ts';
import {
  answered,
  grantorOf,
  isOneSided,
  mutuality,
  operative,
  pattern,
  present,
  replaceWords,
  weighed,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const GRANTS = pattern('grants? (?:to )?[^.;]{0,100}?\\b(?:licen[cs]e|right (?:and licen[cs]e )?to use)');
const FOREVER = pattern('\\b(?:irrevocable|perpetual)\\b');

/** How far a licence reaches, and whether it can ever end. */
export const licenceScope: Expert = legalExpert({
  id: 'licence-scope',
  competence: [
    'license_grant',
    'irrevocable_or_perpetual_license',
    'non_transferable_license',
    'unlimited_all_you_can_eat_license',
  ],
  precision: 0.89,
  detectors: [
    present({
      rule: 'licence-scope.irrevocable',
      does: { polarity: 'positive' },
      category: 'irrevocable_or_perpetual_license',
      topic: GRANTS,
      also: FOREVER,
      unless: pattern('(?:non-?perpetual|not (?:be )?(?:irrevocable|perpetual))'),
      severity: (hit) =>
        isOneSided(hit) && /exclusive/.test(hit.passage.folded.replaceAll(/non-?exclusive/g, '')) ? 'high' : 'medium',
      belief: 0.81,
      values: (hit) => ({ party: grantorOf(hit) }),
      change: ({ document, passage }) =>
        replaceWords(
          document,
          passage,
          pattern('\\b(?:irrevocable|perpetual)(?:,? (?:and )?(?:irrevocable|perpetual))*, (?=[a-z])'),
          '',
        ),
    }),
    present({
      rule: 'licence-scope.silent-on-exclusivity',
      category: 'license_grant',
      topic: pattern(
        '\\b(?:hereby grants?|shall grant|grants to)\\b[^.;]{0,80}? a (?:[a-z-]+, )*(?:[a-z-]+ )?licen[cs]e',
      ),
      unless: pattern(
        'neither|sublicen[cs]e to|\\bco-?(?:extensive|terminous)\\b|\\bon the same (?:terms|conditions)\\b|\\b(?:first|option|preferential) right\\b|\\b(?:an|the) option\\b|\\bright to negotiate\\b',
      ),
      unlessSection: pattern('exclusiv|\\bsole\\b'),
      severity: 'medium',
      belief: 0.78,
      values: (hit) => ({ party: grantorOf(hit) }),
      change: ({ document, passage }) =>
        replaceWords(document, passage, pattern('\\ba (?=(?:[a-z-]+, )*(?:[a-z-]+ )?licen[cs]e)'), 'a non-exclusive '),
    }),
  ],
  defeaters: [
    answered({
      against: ['irrevocable_or_perpetual_license'],
      within: 'section',
      words: pattern('(?:unless|until|except (?:upon|if|in))[^.;]{0,60}terminat|subject to [^.;]{0,30}terminat'),
      reason: 'licence-scope.can-end',
    }),
    weighed({
      against: ['irrevocable_or_perpetual_license'],
      within: 'sentence',
      words: pattern('fully[ -]paid|paid[ -]up|in consideration of|subject to payment'),
      steps: 1,
      reason: 'licence-scope.paid-for',
    }),
    operative(['license_grant', 'irrevocable_or_perpetual_license', 'ip_ownership_assignment']),
    mutuality({
      against: ['irrevocable_or_perpetual_license', 'license_grant', 'ip_ownership_assignment'],
      topic: GRANTS,
    }),
  ],
});
