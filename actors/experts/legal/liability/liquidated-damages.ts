import type { Expert } from '../../expert.ts';
import {
  addSentence,
  answered,
  elsewhere,
  isOneSided,
  mutuality,
  operative,
  partyOf,
  pattern,
  present,
  replaceWords,
  weighed,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const FIXED = pattern(
  'liquidated damages|(?:pay|forfeit)[^.;]{0,60}?\\bpenalt(?:y|ies)\\b|penalty of|(?:termination|cancellation|break-?up) fee of|early termination fee',
);
const ESTIMATE = pattern(
  '(?:reasonable|genuine|good faith|fair) (?:[a-z]+ )?(?:pre-?)?estimate|reasonable amount|not (?:as |be (?:deemed|considered|construed) (?:as |to be )?)?a penalty|difficult (?:to|or)|impractic',
);

const CIVIL_LAW = pattern(
  '\\b(?:laws?|legislation) of (?:the )?(?:people.s republic of china|prc|germany|federal republic of germany|france|italy|spain|switzerland|austria|the netherlands|netherlands|japan|korea|republic of korea|taiwan|brazil|mexico|russia|russian federation)|\\b(?:prc|chinese|german|french|italian|spanish|swiss|austrian|dutch|japanese|korean|brazilian|mexican|russian) law',
);

/** Sums fixed in advance for a breach. */
export const liquidatedDamages: Expert = legalExpert({
  id: 'liquidated-damages',
  competence: ['liquidated_damages', 'risk_allocation'],
  precision: 0.89,
  detectors: [
    present({
      rule: 'liquidated-damages.penalty',
      category: 'liquidated_damages',
      topic: FIXED,
      unless: pattern(
        'not (?:as |be (?:deemed|considered|construed) (?:as |to be )?)?a penalty|no penalt|without[^.;]{0,40}?penalt|civil|statut|criminal|prepay|tax|fines',
      ),
      also: pattern('\\bpenalt(?:y|ies)\\b'),
      severity: (hit) => (isOneSided(hit) ? 'high' : 'medium'),
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        replaceWords(document, passage, pattern('\\ba penalty(?= of)'), 'liquidated damages'),
    }),
    present({
      rule: 'liquidated-damages.no-estimate',
      category: 'liquidated_damages',
      topic: FIXED,
      also: pattern('liquidated damages|fee of'),
      unless: pattern('liquidated damages,? (?:punitive|exemplary)|consequential|\\bor liquidated'),
      unlessSection: ESTIMATE,
      // Only the common law asks for an estimate; a civil court may adjust the sum.
      unlessDocument: CIVIL_LAW,
      severity: 'medium',
      belief: 0.75,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          'This sum is a reasonable estimate of the loss, which would be difficult to prove, and is the only remedy in money for the event to which it applies.',
        ),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['liquidated_damages'], topic: FIXED, found: 'liquidated-damages.found' }),
    answered({
      against: ['liquidated_damages'],
      rules: /liquidated/,
      within: 'section',
      words: ESTIMATE,
      reason: 'liquidated-damages.estimated',
    }),
    weighed({
      against: ['liquidated_damages'],
      within: 'section',
      words: pattern('(?:shall|will) not exceed|maximum of|up to a (?:maximum|total)|sole (?:and exclusive )?remedy'),
      steps: 1,
      reason: 'liquidated-damages.limited',
    }),
    operative(['liquidated_damages', 'insurance', 'audit_rights']),
    mutuality({ against: ['liquidated_damages', 'termination_for_convenience'], topic: FIXED }),
  ],
});
