import type { Expert } from '../expert.ts';
import { absent, addSentence, answered, capital, elsewhere, pattern, present } from '../toolkit/index.ts';
import { complianceExpert } from './compliance-expert.ts';

const LABOUR = pattern(
  '\\bmodern slavery\\b|\\bforced labou?r\\b|\\bchild labou?r\\b|\\bhuman (?:trafficking|rights)\\b|\\bslave(?:ry)?\\b|\\bsupplier code of conduct\\b|\\blabou?r standards\\b|\\bunderage\\b',
);
const MAKES = pattern(
  '\\b(?:shall|will|agrees? to|to) (?:[a-z]+ ){0,3}manufactur|\\bmanufactured by\\b|\\bfactor(?:y|ies)\\b|\\bgarments?\\b|\\bapparel\\b|\\bharvest',
);
const REMEDY = pattern('\\bterminat|\\baudit|\\binspect|\\breport|\\bnotif|\\bremed|\\bcorrective');

/** Forced labour and child labour in the supply chain. */
export const modernSlavery: Expert = complianceExpert({
  id: 'modern-slavery',
  competence: ['modern_slavery', 'anti_corruption'],
  precision: 0.86,
  detectors: [
    absent({
      rule: 'modern-slavery.missing',
      category: 'modern_slavery',
      severity: 'low',
      belief: 0.78,
      types: ['supply'],
      topic: LABOUR,
      arises: MAKES,
      belongs: pattern('complian|law|represent|warrant|general|miscell'),
      draft: (names) => ({
        heading: 'Labour Standards',
        text: `${capital(names.provider)} will not use forced or child labour, will require the same of those who supply it for ${names.agreement}, and will tell ${names.customer} without delay if it learns of any.`,
      }),
    }),
    present({
      rule: 'modern-slavery.no-consequence',
      category: 'modern_slavery',
      topic: LABOUR,
      also: pattern('\\b(?:shall|will|must|represents?|warrants?|agrees?|complies)\\b'),
      unlessSection: REMEDY,
      // A party that may leave for any breach, or audit the books, has a remedy for this breach, too.
      unlessDocument: pattern(
        '\\bterminat[a-z]*\\b[^.;]{0,240}?\\b(?:breach|default|violat|fails?)|\\b(?:breach|default|violat|fails?)[a-z]*\\b[^.;]{0,240}?\\bterminat|\\baudits?\\b|\\binspect',
      ),
      severity: 'low',
      belief: 0.78,
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          'A breach must be reported without delay, and if it is not ended within thirty (30) days the other party may terminate by written notice.',
        ),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['modern_slavery'], topic: LABOUR, found: 'modern-slavery.found' }),
    answered({
      against: ['modern_slavery'],
      rules: /no-consequence/,
      within: 'document',
      words: pattern('\\bterminat[a-z]*\\b[^.;]{0,120}?\\b(?:labou?r|slavery|code of conduct|human rights)'),
      reason: 'modern-slavery.consequence',
    }),
  ],
});
