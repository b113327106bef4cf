import type { Expert } from '../../expert.ts';
import { addSentence, answered, isOneSided, mutuality, partyOf, pattern, present } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const FAVOURED = pattern(
  'most[- ]favou?red (?:nation|customer|licensee|party)|(?:no|not) less favou?rable (?:to [a-z]+ )?than|(?:as favou?rable|at least as (?:low|favou?rable)) as|(?:lower|better|more favou?rable) (?:price|terms?|rate)s?[^.;]{0,80}?(?:any other|other|third)',
);
const COMPARED = pattern(
  'similar|comparable|like (?:quantit|volume|kind)|same (?:or )?(?:quantit|volume|territor)|substantially',
);

/** What a side means to do binds it to nothing. */
const INTENDED = pattern(
  '\\b(?:(?:it is|is) (?:the )?(?:present |current )?intent(?:ion)?|intends?|(?:shall|will) (?:endeavou?r|seek|try|use (?:its )?(?:reasonable |commercially reasonable |best )?efforts)|aims?|expects?)\\b[^.;]{0,120}?\\b(?:terms?|pric(?:es?|ing)|rates?|fees?|conditions)\\b[^.;]{0,120}?\\b(?:(?:no|not) less favou?rable|at least as (?:low|favou?rable)|as favou?rable as|most[- ]favou?red)\\b',
);

/** Promises that nobody else gets a better price. */
export const mostFavouredNation: Expert = legalExpert({
  id: 'most-favoured-nation',
  competence: ['most_favored_nation', 'price_restrictions'],
  precision: 0.88,
  detectors: [
    present({
      rule: 'most-favoured-nation.only-intended',
      category: 'most_favored_nation',
      topic: INTENDED,
      severity: 'high',
      belief: 0.85,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'most-favoured-nation.uncompared',
      category: 'most_favored_nation',
      topic: FAVOURED,
      also: pattern('price|terms|rate|fee|royalt|condition'),
      unless: pattern(
        'insurance|indemnif|confidential|benefit plan|(?:rejects?|declines?|fails to (?:accept|notify))[^.]{0,300}third party',
      ),
      unlessSection: COMPARED,
      accept: isOneSided,
      severity: 'medium',
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          'Only sales of like goods or services in comparable quantities and on comparable terms count for this comparison.',
        ),
    }),
  ],
  defeaters: [
    answered({
      against: ['most_favored_nation', 'price_restrictions'],
      within: 'section',
      words: COMPARED,
      reason: 'most-favoured-nation.compared',
    }),
    mutuality({ against: ['most_favored_nation', 'price_restrictions'], topic: FAVOURED }),
  ],
});
