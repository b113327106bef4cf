import { describe, expect, it } from 'vitest';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
import { adversarial as english } from '../../../../actors/languages/en/adversarial.ts';
import { adversarial as spanish } from '../../../../actors/languages/es/adversarial.ts';
import { adversarial as italian } from '../../../../actors/languages/it/adversarial.ts';
import { contract } from '../../provisions/reading.ts';
import { answer, claimOn, type Defeated } from '../trial.ts';

const verifier = expertById('verifier') as Expert;
const examined = (words: string, quoting: string, claim: Defeated['claim']) => {
  const document = contract(words);
  return answer(verifier, claimOn(document, { quoting, claim }), document);
};

/** Words, the words quoted, the claim, and how the verifier answers; undefined where it has nothing to say. */
const CASES: readonly (readonly [
  what: string,
  words: string,
  quoting: string,
  claim: Defeated['claim'],
  reason: string | undefined,
])[] = [
  [
    'a right claimed for who grants it',
    'The Customer shall keep records for two years.',
    'The Customer shall',
    { rule: 'x.y', category: 'audit_rights', values: { party: 'Supplier' } },
    'verifier.bearer',
  ],
  [
    'a right claimed for who has it',
    'The Supplier may audit the books of the Customer.',
    'The Supplier may',
    { rule: 'x.y', category: 'audit_rights', values: { party: 'Supplier' } },
    undefined,
  ],
  [
    'a right where the text denies it',
    'The Supplier may not terminate this Agreement at any time.',
    'The Supplier may not',
    { rule: 'x.y', category: 'termination_for_convenience', values: { party: 'Supplier' } },
    'verifier.denied',
  ],
  [
    'one-sidedness that another clause mends',
    'The Supplier may terminate this Agreement. The Customer may terminate this Agreement.',
    'The Supplier may',
    { rule: 'x.one-sided', category: 'termination_for_convenience', values: { party: 'Supplier' } },
    'verifier.mirrored',
  ],
  [
    'one-sidedness that the other clause, a denial, confirms',
    'The Supplier may terminate this Agreement. The Customer may not terminate this Agreement.',
    'The Supplier may',
    { rule: 'x.one-sided', category: 'termination_for_convenience', values: { party: 'Supplier' } },
    undefined,
  ],
  [
    'the number of another matter',
    'The Supplier shall pay each invoice within 30 days of receipt.',
    'The Supplier shall',
    { rule: 'x.slow', category: 'breach_notice', values: { period: '30 days' } },
    'verifier.other-matter',
  ],
  [
    'the number of its own matter',
    'The Supplier shall notify the Customer of a data breach within 30 days.',
    'The Supplier shall',
    { rule: 'x.slow', category: 'breach_notice', values: { period: '30 days' } },
    undefined,
  ],
];

describe('the verifier', () => {
  it.each(CASES)('answers %s', (_, words, quoting, claim, reason) => {
    const found = examined(words, quoting, claim);
    expect(found?.reason.key).toBe(reason);
    if (found === undefined) return;
    expect(found.stance).toBe('oppose');
    // What opposes is quoted, and every language has words for it.
    expect(`${words} `).toContain(String(found.reason.values.quote));
    for (const part of [english, italian, spanish]) expect(part.reasons[found.reason.key]).toContain('{quote}');
  });

  it('has nothing to say of a claim about no provision', () => {
    expect(examined('Nothing here binds.', 'Nothing here', { rule: 'x.y', category: 'indemnity' })).toBeUndefined();
  });
});
