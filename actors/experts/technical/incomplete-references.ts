import type { Expert } from '../expert.ts';
import { smellExpert } from './smell.ts';

/** Standards and documents named without the edition that counts. */
export const incompleteReferences: Expert = smellExpert({
  id: 'incomplete-references',
  category: 'smell_incomplete_reference',
  severity: 'medium',
  belief: 0.78,
  precision: 0.85,
  words:
    /\b(?:applicable|relevant|current|latest|appropriate|recogni[sz]ed|industry|common) (?:open )?(?:standards?|specifications?|norms?|guidelines?|best practices?|regulations?)\b|\b(?:see|refer to) (?:below|above|the (?:other|relevant) document(?:ation)?)\b|\bas (?:described|specified|defined) elsewhere\b|\bfurther information (?:can|may) be found\b/gi,
});
