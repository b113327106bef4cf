import type { Expert } from '../../expert.ts';
import { absent, elsewhere, pattern } from '../../toolkit/index.ts';
import { COMMERCIAL, LASTING } from '../contract-types.ts';
import { legalExpert } from '../legal-expert.ts';

const TERM = pattern(
  '\\b(?:initial |renewal )?term\\b[^.;]{0,60}?(?:shall|will|is|commence|begin|continue|of this)|remain in (?:full )?(?:force|effect)|continues? (?:in (?:force|effect)|until)|for a (?:period|term) of|expir(?:es|ation|y)|until terminated|in force until|\\bterm"|\\bending on\\b|\\b(?:until|through)(?: and including)? [a-z]+ \\d{1,2},? \\d{4}',
);
const SURVIVAL = pattern(
  'surviv(?:e|es|al|ing)|continue (?:in (?:force|effect) )?(?:after|beyond|notwithstanding) (?:the )?(?:termination|expiration|expiry)|notwithstanding (?:any |the )?terminat',
);

/** How long the contract lasts, and what outlives it. */
export const termSurvival: Expert = legalExpert({
  id: 'term-survival',
  competence: ['term_and_survival', 'renewal_term', 'expiration_date'],
  precision: 0.88,
  detectors: [
    absent({
      rule: 'term-survival.no-term',
      category: 'term_and_survival',
      severity: 'medium',
      belief: 0.78,
      types: LASTING,
      topic: TERM,
      belongs: pattern('terminat|\\bterm\\b|general|miscell'),
      draft: (names) => ({
        heading: 'Term',
        text: `${names.agreement.charAt(0).toUpperCase()}${names.agreement.slice(1)} begins when both parties have signed it and continues for one (1) year, unless it is terminated earlier in accordance with its terms.`,
      }),
    }),
    absent({
      rule: 'term-survival.no-survival',
      category: 'term_and_survival',
      severity: 'low',
      belief: 0.73,
      types: [...COMMERCIAL, 'general'],
      topic: SURVIVAL,
      arises: pattern('confidential|indemnif|licen[cs]e'),
      belongs: pattern('terminat|\\bterm\\b|general|miscell'),
      draft: (names) => ({
        heading: 'Survival',
        text: `The provisions of ${names.agreement} that by their nature are meant to last, in particular those on confidentiality, intellectual property, liability, indemnity and payment of amounts already due, survive its end.`,
      }),
    }),
  ],
  defeaters: [
    elsewhere({
      against: ['term_and_survival', 'expiration_date'],
      topic: pattern('surviv|effective (?:date|until|as of)|\\bterm\\b|year[s]? (?:from|after)|until'),
      found: 'term-survival.found',
    }),
  ],
});
