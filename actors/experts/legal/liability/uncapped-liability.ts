import type { Expert } from '../../expert.ts';
import {
  answered,
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

const UNLIMITED = pattern(
  'unlimited liability(?! compan)|liability [^.;]{0,60}(?:shall|will|is|be) (?:be )?(?:unlimited|uncapped)|liable without (?:limit|limitation)\\b|without limit(?:ation)? (?:as to|in) amount|fully liable for (?:any and )?all',
);
const LIFTED = pattern(
  '(?:limitations?|exclusions?|cap|limit)\\b[^.]{0,120}? (?:shall|will|do|does) not (?:apply|limit|be applicable)|(?:the )?foregoing (?:limitation|exclusion)s? [^.]{0,40}not apply|(?:obligations?|dut(?:y|ies)|liabilit(?:y|ies)|indemnit(?:y|ies))\\b[^.;]{0,200}? not be (?:limited|capped|affected|reduced) by (?:any|the) (?:other )?(?:limitation|cap|limit)',
);
const GRAVE = pattern('fraud|wil+ful|gross(?:ly)? negligen|intentional|death|personal injury');

/** Where the limits are lifted, and for how much. */
export const uncappedLiability: Expert = legalExpert({
  id: 'uncapped-liability',
  competence: ['uncapped_liability', 'cap_on_liability'],
  quick: true,
  precision: 0.9,
  detectors: [
    present({
      rule: 'uncapped-liability.unlimited',
      category: 'uncapped_liability',
      topic: UNLIMITED,
      unless: pattern(
        'sub-?processor|sub-?contract|fraud|wil+ful|fully liable for (?:any and )?all (?:charge-?backs?|refunds?|fees|taxes|commissions?|charges|payments?|purchases|orders)|including (?:but not limited to )?without limitation',
      ),
      severity: (hit) => (isOneSided(hit) ? 'high' : 'medium'),
      belief: 0.86,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        replaceWords(
          document,
          passage,
          pattern('fully liable for (?:any and )?all'),
          'liable, within the limits of this Agreement, for',
        ),
    }),
    present({
      rule: 'uncapped-liability.wide-exception',
      category: 'uncapped_liability',
      topic: LIFTED,
      // The usual exceptions, secrets, injury, wilful wrong, third parties' claims, leave a cap what it is.
      also: pattern(
        "\\b(?:any|all|each|its|their|such party's) (?:(?!confiden|indemni|non-?disclos)[a-z]+ )?(?:breach(?:es)?|defaults?|obligations?|covenants?|liabilit(?:y|ies)|warrant(?:y|ies)|representations?)\\b(?: or [a-z]+)?(?: (?:of|under|in|contained in|set forth in) (?:this agreement|any|its|the terms)| hereunder| herein)|\\bbreach(?:es)? of (?:this agreement|any (?:provision|term|representation|warranty|covenant)|(?:its|the) (?:representations|warranties))|\\b(?:obligations?|dut(?:y|ies)|indemnit(?:y|ies))\\b[^.;]{0,200}? not be (?:limited|capped|affected|reduced) by|\\b(?:customer|personal) data\\b|\\bdata (?:protection|security|breach)",
      ),
      unless: pattern(
        '(?:hold|keep)[^.;]{0,30} in (?:strict(?:est)? )?confidence|confidential information (?:does|shall|will) not include|public domain|publicly (?:known|available)|independently developed',
      ),
      severity: (hit) =>
        /\b(?:any|its|their) (?:other )?(?:breach|obligations?) (?:of|under) this/.test(hit.passage.folded)
          ? 'high'
          : 'medium',
      belief: 0.78,
      values: () => ({}),
      change: ({ document, passage }) =>
        replaceWords(
          document,
          passage,
          pattern('\\bany breach of this agreement'),
          'any wilful breach of this Agreement',
        ),
    }),
  ],
  defeaters: [
    answered({
      against: ['uncapped_liability'],
      rules: /uncapped-liability\.unlimited/,
      within: 'document',
      words: pattern('(?:total|aggregate|maximum) liability [^.;]{0,120}(?:not exceed|limited to)'),
      reason: 'uncapped-liability.capped-after-all',
    }),
    weighed({
      against: ['uncapped_liability', 'cap_on_liability'],
      rules: /unlimited|wide-exception/,
      within: 'sentence',
      words: GRAVE,
      steps: 1,
      reason: 'uncapped-liability.usual-exception',
    }),
    operative(['uncapped_liability', 'cap_on_liability', 'indemnity', 'consequential_loss']),
    mutuality({ against: ['uncapped_liability', 'liquidated_damages'], topic: LIFTED }),
  ],
});
