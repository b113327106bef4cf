import type { Expert } from '../expert.ts';
import { absent, addSentence, answered, elsewhere, mutuality, partyOf, pattern, present } from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';

const CORRUPTION = pattern(
  'brib(?:e|es|ery)|corrupt|foreign corrupt practices|\\bfcpa\\b|kickback|improper payment|anything of value|facilitation payment',
);

/** Bribes, and who answers for them. */
export const antiCorruption: Expert = complianceExpert({
  id: 'anti-corruption',
  competence: ['anti_corruption', 'sanctions_and_export'],
  precision: 0.87,
  detectors: [
    absent({
      rule: 'anti-corruption.missing',
      category: 'anti_corruption',
      severity: 'low',
      belief: 0.73,
      types: ['distribution', 'supply', 'joint_venture'],
      topic: CORRUPTION,
      arises: pattern('worldwide|foreign countr|\\bexport\\b|government(?:al)? officials?|outside the united states'),
      belongs: pattern('complian|law|general|miscell'),
      draft: (names) => ({
        heading: 'Anti-Corruption',
        text: `Neither party will offer, give, ask for or accept a bribe or other improper advantage in connection with ${names.agreement}. Each will comply with the anti-corruption laws that apply to it and tell the other without delay of any breach. A serious breach of this clause entitles the other party to terminate at once.`,
      }),
    }),
    present({
      rule: 'anti-corruption.no-consequence',
      category: 'anti_corruption',
      topic: CORRUPTION,
      also: pattern('\\b(?:shall|will|represents?|warrants?|agrees?)\\b'),
      unless: pattern(
        'corruption (?:or|of|and) (?:loss|data|damage)|(?:loss|damage|destruction|interruption),? (?:or|and|of) (?:data )?corruption|corrupted (?:data|file)|data corruption',
      ),
      unlessDocument: pattern(
        '(?:brib|corrupt|fcpa|improper payment)[^.]{0,300}?terminat|terminat[^.]{0,300}?(?:brib|corrupt|fcpa|improper payment)',
      ),
      unlessSection: pattern('terminat|indemnif|audit|report'),
      // Bribery is a ground to leave under most laws, said or not.
      severity: 'info',
      belief: 0.73,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          'A serious breach of this duty entitles the other party to terminate at once by written notice.',
        ),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['anti_corruption'], topic: CORRUPTION, found: 'anti-corruption.found' }),
    answered({
      against: ['anti_corruption'],
      rules: /no-consequence/,
      within: 'document',
      words: pattern('terminat[^.;]{0,120}(?:violat[a-z]* of (?:any )?(?:applicable )?law|material(?:ly)? breach)'),
      reason: 'anti-corruption.general-termination',
    }),
    mutuality({ against: ['anti_corruption', 'sanctions_and_export'], topic: CORRUPTION }),
  ],
});
