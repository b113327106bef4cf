import { describe, expect, it } from 'vitest';
import { legalExperts } from '../../../../actors/experts/legal/index.ts';
import { contract, findingsOf, revised } from '../toolkit/sample.ts';

/** Rule, a clause that breaks it, and words of the revised clause. */
const CHANGES: readonly (readonly [string, string, string])[] = [
  [
    'termination-convenience.one-sided',
    'Exit. Customer may terminate this Agreement at any time.',
    'Either party may terminate this Agreement at any time.',
  ],
  [
    'late-interest.steep',
    'Delay. Overdue amounts bear interest at two percent (2%) per month.',
    'interest at one percent (1%) per month.',
  ],
  [
    'licence-scope.silent-on-exclusivity',
    'Grant. Supplier hereby grants Customer a license to use it.',
    'grants Customer a non-exclusive license to use it.',
  ],
  [
    'licence-scope.irrevocable',
    'Grant. Supplier grants Customer a perpetual, irrevocable, worldwide license.',
    'grants Customer a worldwide license.',
  ],
  [
    'consequential-loss.direct-too',
    'Losses. Neither party shall be liable for any direct, indirect or consequential damages.',
    'for any indirect or consequential damages.',
  ],
  [
    'non-compete.long',
    'Rivals. Supplier shall not compete with Customer for five (5) years.',
    'compete with Customer for twelve (12) months.',
  ],
  [
    'termination-convenience.short-notice',
    'Exit. Either party may terminate this Agreement for any reason on five (5) days notice.',
    'for any reason on thirty (30) days notice.',
  ],
];

describe('legal: proposed changes', () => {
  for (const [rule, clause, expected] of CHANGES) {
    it(`${rule}: the revised sentence reads well`, () => {
      const document = contract({ add: [clause] });
      const finding = findingsOf(legalExperts, document).find((each) => each.rule === rule);
      expect(revised(document, finding)).toContain(expected);
    });
  }

  it('offers no new subject when the sentence names the other party again', () => {
    const document = contract({
      add: ['Exit. Customer may terminate this Agreement at any time by notice to Supplier.'],
    });
    const finding = findingsOf(legalExperts, document).find(({ rule }) => rule === 'termination-convenience.one-sided');
    expect(finding?.evidence).toHaveLength(1);
    expect(finding?.change).toBeUndefined();
  });
});
