import { FREE_EXIT, type Like, likeOfOtherSide, NOTICE_OF_EXIT, pattern } from '../../toolkit/index.ts';
import type { Answer } from './answer.ts';

/** Rules that claim something of one side alone, with what would be the like on the other side. */
const LIKES: readonly (readonly [rules: RegExp, like: Like])[] = [
  [
    /^(?:termination-convenience\.one-sided|grievous-exit\.termination-one-side-only|clause-risks\.termination-(?:one-sided|at-will))$/,
    FREE_EXIT,
  ],
  [/^(?:termination-convenience\.one-sided|clause-risks\.termination-(?:one-sided|at-will))$/, NOTICE_OF_EXIT],
  [
    /^(?:termination-cause\.one-sided|one-sided-terms\.terminate)$/,
    { modalities: ['right'], acts: ['terminate'], verbs: /^(?:resign|quit|leave|withdraw)/ },
  ],
  [
    /^(?:onerous-liability\.one-way-indemnity|clause-risks\.indemnity-one-sided|one-sided-terms\.indemnify)$/,
    { modalities: ['duty'], acts: ['indemnify'], words: pattern('\\bindemnif|\\bharmless') },
  ],
  [
    /^clause-risks\.insurance-of$/,
    {
      modalities: ['duty'],
      acts: ['insure', 'maintain', 'purchase', 'keep'],
      words: pattern('\\binsur|\\bcoverage\\b'),
    },
  ],
  [/^(?:clause-risks\.suspension|one-sided-terms\.suspend)$/, { modalities: ['right'], acts: ['suspend'] }],
  [
    /^(?:liability-cap\.one-sided|grievous-liability\.cap-one-sided)$/,
    {
      modalities: ['exemption', 'prohibition', 'duty'],
      acts: ['limit'],
      words: pattern('\\bliab[a-z]*\\b[^;]{0,240}?\\b(?:exceed|limited to|in excess of|maximum)'),
    },
  ],
  [
    /^(?:clause-risks\.exclusivity-of|onerous-restraints\.bound-to-one|non-solicit\.one-sided)$/,
    { modalities: ['prohibition'], acts: [], near: 3 },
  ],
];

/** What the other side has or owes as well is not one side's alone, wherever it stands. */
export const OTHER_SIDE: readonly Answer[] = LIKES.map(([rules, like]) => ({
  rules,
  reason: 'elsewhere',
  look: ({ claim, document, grounds }) =>
    likeOfOtherSide(document, grounds, String(claim.finding.values.party ?? ''), like),
}));
