import type { Expert } from '../expert.ts';
import { anyOf, smellExpert } from './smell.ts';

/** Verbs that leave open whether the thing must be built. */
export const uncertainVerbs: Expert = smellExpert({
  id: 'uncertain-verbs',
  category: 'smell_uncertain_verb',
  severity: 'medium',
  belief: 0.84,
  precision: 0.89,
  words: anyOf('may, should, might, could, can, ought to, would'),
  // `cannot`, `can only be`: a limit, not an option. `may not` forbids.
  unless: (sentence, word) => word === 'can' && /\bcan(?: not|not)\b/i.test(sentence),
});
