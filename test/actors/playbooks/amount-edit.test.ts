import { describe, expect, it } from 'vitest';
import { amountEdit } from '../../../actors/playbooks/amount-edit.ts';
import { contract } from '../provisions/reading.ts';

const LIMIT = 'under this Agreement is limited to the fees paid in one year. It does not apply to fraud.';

function edit(whose: string, words: string) {
  const document = contract(words);
  return amountEdit(`The total liability of ${whose} ${LIMIT}`, document.sentences, document);
}

describe('playbooks: the amount of a cap', () => {
  it.each([
    ['the Supplier', 'The liability of the Supplier to the Customer shall not exceed EUR 1,000,000.', 'EUR 1,000,000.'],
    ['the Supplier', 'The Supplier’s total liability is limited to the fees of one month.', 'the fees of one month.'],
    ['each party', 'Each party’s liability for all claims shall not exceed the Cap.', 'the Cap.'],
  ])('of %s is replaced: %s', (whose, words, before) => {
    expect(edit(whose, words)).toMatchObject({
      before,
      after: expect.stringMatching(/^the fees paid in one year\. It/),
    });
  });

  it.each([
    ['the Supplier', 'The liability of the Customer to the Supplier shall not exceed the unpaid fees.'],
    ['each party', 'Each party’s liability under this Agreement is limited to direct damages.'],
    ['the Supplier', 'The Supplier’s liability for data breaches shall not exceed EUR 1,000,000.'],
    ['the Supplier', 'The liability of the Supplier and the Customer shall not exceed EUR 1,000,000.'],
  ])('of %s is not touched: %s', (whose, words) => {
    expect(edit(whose, words)).toBeUndefined();
  });
});
