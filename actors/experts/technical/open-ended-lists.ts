import type { Expert } from '../expert.ts';
import { smellExpert } from './smell.ts';

/** Lists whose end nobody knows: the supplier prices the printed part, the customer expects the rest. */
export const openEndedLists: Expert = smellExpert({
  id: 'open-ended-lists',
  category: 'smell_open_ended',
  severity: 'medium',
  belief: 0.81,
  precision: 0.87,
  quick: true,
  words:
    /\betc\b\.?|\band so (?:on|forth)\b|\bincluding,? (?:but )?(?:not limited to|without limitation)\b|\bsuch as\b|\bamong(?:st)? others\b|\band (?:the )?like\b|\band other (?:similar )?(?:functions|features|systems|items|data|devices|tasks|services)\b|\bat a minimum\b|\bTB[DCA]\b/gi,
});
