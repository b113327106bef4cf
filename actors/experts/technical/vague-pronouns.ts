import type { Expert } from '../expert.ts';
import { smellExpert } from './smell.ts';

/** Pronouns that could point at more than one thing. */
export const vaguePronouns: Expert = smellExpert({
  id: 'vague-pronouns',
  category: 'smell_vague_pronoun',
  severity: 'low',
  belief: 0.45,
  precision: 0.6,
  // `This shall`: a subject without a noun; in `it shall be possible` the pronoun stands for nothing, and is not vague.
  // `they`, `another` without a noun: what they stand for is in a sentence before.
  words:
    /(?<=[.:;]\s+|^\s*)(?:this|that|it(?!\s+(?:(?:shall|must|will|should|may|can)\s+(?:\w+\s+)?be|is|was)\s+(?:(?:not|also|only|then)\s+)?(?:the\s+(?:responsibility|duty|task)|possible|impossible|necessary|important|essential|desirable|acceptable|advisable|feasible|required|recommended|permitted|allowed|expected|assumed|intended|noted|ensured|understood|verified|guaranteed)\b))(?=\s+(?:shall|must|will|should|may|can|is|are|includes?|applies|means)\b)|(?<![\w-])they(?![\w-])|(?<!\bone\b[^.;]{0,60})(?<![\w-])another(?=\s*(?:[.,;:)]|$)|\s+(?:shall|must|will|should|may|can|is|and|or)\b)/gi,
});
