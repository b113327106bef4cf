import { describe, expect, it } from 'vitest';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
import { contract } from '../../provisions/reading.ts';
import { findingsOf } from '../trial.ts';

const oneSidedTerms = expertById('one-sided-terms') as Expert;
const rulesOn = (words: string): string[] => findingsOf(oneSidedTerms, contract(words)).map(({ rule }) => rule);

const GROUNDS = 'The Supplier may terminate this Agreement if the Customer fails to pay.';

describe('one-sided terms', () => {
  it('finds grounds on which one side alone may end the contract', () => {
    expect(rulesOn(GROUNDS)).toContain('one-sided-terms.terminate');
  });

  for (const answer of [
    'Either party may terminate this Agreement for breach.',
    'The Customer has the right to cancel this Agreement on notice.',
    'This Agreement may be terminated by mutual consent.',
  ])
    it(`is silent where another sentence gives a way out: ${answer}`, () => {
      expect(rulesOn(`${GROUNDS} ${answer}`)).not.toContain('one-sided-terms.terminate');
    });
});
