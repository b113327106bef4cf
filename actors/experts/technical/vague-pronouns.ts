import type { Expert } from '../expert.ts';
import { smellExpert } from './smell.ts';

/** Pronouns that could point at more than one thing. */
export const vaguePronouns: Expert = smellExpert({
  id: 'vague-pronouns',
  category: 'smell_vague_pronoun',
  severity: 'low',
  belief: 0.45,
  precision: 0.8,
  // `This shall`: a subject without a noun. `they`, `another`: what they stand for is in a sentence before.
  words:
    /(?<=[.:;]\s+|^\s*)(?:this|that|it)(?=\s+(?:shall|must|will|should|may|can|is|are|includes?|applies|means)\b)|(?<![\w-])(?:they|another|one another|each other)(?![\w-])/gi,
});
