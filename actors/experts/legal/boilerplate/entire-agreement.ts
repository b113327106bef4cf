import type { Expert } from '../../expert.ts';
import {
  absent,
  elsewhere,
  foldedText,
  isOneSided,
  mutuality,
  operative,
  partyOf,
  pattern,
  present,
  replaceWords,
  says,
} from '../../toolkit/index.ts';
import { LASTING } from '../contract-types.ts';
import { legalExpert } from '../legal-expert.ts';

const ENTIRE = pattern(
  'entire (?:and [a-z]+ )?(?:agreement|understanding|contract)|(?:supersede|replace)s? (?:any and )?(?:all )?(?:prior|previous|other)|complete (?:and [a-z]+ )?(?:agreement|statement|understanding)|full (?:and [a-z]+ )?understanding|(?:sole|exclusive|whole) (?:and (?:exclusive|entire|sole) )?(?:agreement|understanding|contract)\\b|integrat(?:ion|ed agreement)|merger clause',
);
const AMENDED = pattern(
  '(?:amend|modif|chang|alter|var(?:y|ied|iation))[a-z]*\\b[^.;]{0,160}?(?:writing|written|signed|executed|instrument)|(?:writing|written)[^.;]{0,100}?(?:amend|modif)',
);
const ALONE = pattern(
  '\\bmay\\b[^.;]{0,80}?\\b(?:amend|modify|change|revise|update)\\b[^.;]{0,60}?\\b(?:this agreement|these terms|the agreement|this contract)[^.;]{0,120}?(?:at any time|sole discretion|without (?:the )?(?:consent|notice|agreement)|unilateral|from time to time)|(?:at any time|sole discretion)[^.;]{0,60}?\\b(?:amend|modify|change|revise)\\b[^.;]{0,30}?(?:this agreement|these terms)',
);

const KEEPS = pattern(
  '\\b(?:does|do|shall|will|is|are) not (?:to )?(?:be deemed to )?(?:supersede|replace|merge|cancel|affect|amend)[a-z]*\\b[^.;]{0,60}?\\b(?:any|all|other|previous|prior|existing|earlier) (?:[a-z]+ ){0,2}(?:agreements?|contracts?|understandings?|arrangements?)\\b',
);
const SUPERSEDES = pattern(
  '(?:\\b(?:supersedes|replaces|merges|superseding|replacing)|\\b(?:shall|will) (?:supersede|replace|merge))\\b[^.;]{0,60}?\\b(?:all|any)\\b[^.;]{0,60}?\\b(?:agreements?|contracts?|understandings?|arrangements?)',
);

/** What belongs to the bargain, and how it may be changed. */
export const entireAgreement: Expert = legalExpert({
  id: 'entire-agreement',
  competence: ['entire_agreement', 'amendment', 'waiver'],
  precision: 0.89,
  detectors: [
    absent({
      rule: 'entire-agreement.missing',
      category: 'entire_agreement',
      severity: 'low',
      belief: 0.9,
      types: LASTING,
      topic: ENTIRE,
      belongs: pattern('general|miscell|other|final'),
      draft: (names) => ({
        heading: 'Entire Agreement',
        text: `${names.agreement.charAt(0).toUpperCase()}${names.agreement.slice(1)} is the entire agreement of the parties on its subject and replaces all earlier agreements and understandings on it.`,
      }),
    }),
    absent({
      rule: 'entire-agreement.no-amendment-rule',
      category: 'amendment',
      severity: 'low',
      belief: 0.75,
      types: LASTING,
      topic: AMENDED,
      belongs: pattern('entire|general|miscell|other|final'),
      draft: (names) => ({
        heading: 'Amendments',
        text: `${names.agreement.charAt(0).toUpperCase()}${names.agreement.slice(1)} may be amended or waived only in writing signed by both parties.`,
      }),
    }),
    present({
      rule: 'entire-agreement.not-entire',
      category: 'entire_agreement',
      topic: KEEPS,
      accept: ({ document }) => says(foldedText(document), SUPERSEDES),
      severity: 'medium',
      belief: 0.8,
    }),
    present({
      rule: 'entire-agreement.changed-alone',
      does: { polarity: 'positive' },
      category: 'amendment',
      topic: ALONE,
      unless: pattern('mutual|by both parties|written agreement of'),
      accept: isOneSided,
      severity: 'high',
      belief: 0.84,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        replaceWords(
          document,
          passage,
          pattern(
            '\\bat any time in its sole discretion|\\bin its sole discretion|\\bat any time(?: and from time to time)?|\\bwithout (?:the )?consent(?! of)|\\bfrom time to time',
          ),
          'with the written agreement of the other party',
        ),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['entire_agreement'], topic: ENTIRE, found: 'entire-agreement.found' }),
    elsewhere({ against: ['amendment', 'waiver'], topic: AMENDED, found: 'entire-agreement.amendment-found' }),
    operative(['entire_agreement', 'amendment', 'severability', 'third_party_beneficiary']),
    mutuality({ against: ['amendment', 'price_adjustment'], topic: ALONE }),
  ],
});
