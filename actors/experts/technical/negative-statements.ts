import type { Expert } from '../expert.ts';
import { smellExpert } from './smell.ts';

/** Requirements that say what must not happen: their absence cannot be tested in general. */
export const negativeStatements: Expert = smellExpert({
  id: 'negative-statements',
  category: 'smell_negative_statement',
  severity: 'low',
  belief: 0.73,
  precision: 0.82,
  words: /\b(?:shall|should|may|can|will|does|do|need|is|are)\s+not\b|\bnever\b/gi,
  // In a condition (`if it is not able`) the negation names a case; `not more than 5` is a limit.
  unless: (sentence, word) =>
    /\bnot (?:more|less|later|longer|fewer|exceed)\b/i.test(sentence) ||
    (/^(?:is|are|does|do) /.test(word) &&
      new RegExp(`\\b(?:if|when|where|that|which|who)\\b[^,;:]*\\b${word}`, 'i').test(sentence)),
});
