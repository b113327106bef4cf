import type { Expert } from '../../expert.ts';
import { absent, elsewhere, pattern } from '../../toolkit/index.ts';
import { LASTING } from '../contract-types.ts';
import { legalExpert } from '../legal-expert.ts';

const SEVERS = pattern(
  'severab|sever(?:ed|ing)\\b|(?:invalid|unenforceable|illegal|void)[a-z]*\\b[^.;]{0,200}?(?:remain|not affect|other provision|full force|balance|continue)',
);

/** What remains when one provision falls. */
export const severability: Expert = legalExpert({
  id: 'severability',
  competence: ['severability', 'waiver'],
  precision: 0.88,
  detectors: [
    absent({
      rule: 'severability.missing',
      category: 'severability',
      severity: 'low',
      belief: 0.92,
      types: LASTING,
      topic: SEVERS,
      arises: pattern('non-?compet|exclusiv|indemnif|limitation of liability|arbitrat|liquidated'),
      belongs: pattern('general|miscell|entire|other|final'),
      draft: (names) => ({
        heading: 'Severability',
        text: `If a provision of ${names.agreement} is invalid or unenforceable, the rest remains in force, and the parties will replace that provision by a valid one that comes closest to its purpose.`,
      }),
    }),
  ],
  defeaters: [elsewhere({ against: ['severability'], topic: SEVERS, found: 'severability.found' })],
});
