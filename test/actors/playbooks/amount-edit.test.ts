import { describe, expect, it } from 'vitest';
import { amountEdit } from '../../../actors/playbooks/amount-edit.ts';
import { contract } from '../provisions/reading.ts';

const LIMIT = 'under this Agreement is limited to the fees paid in one year. It does not apply to fraud.';

function edit(whose: string, words: string) {
  const document = contract(words);
  return amountEdit(`The total liability of ${whose} ${LIMIT}`, document.sentences, document);
}

describe('playbooks: the amount of a cap', () => {
  const CAP = 'Each party’s total liability shall not exceed the Main Cap.';

  it.each([
    ['in a row of key terms', `${CAP}\nMain Cap\nThe limit for most claims\n{main_cap}\n`, '{main_cap}', 'The fees'],
    ['in a cell beside its name', `${CAP}\nMain Cap\t[amount]\n`, '[amount]', 'The fees'],
    [
      'in its definition',
      `${CAP}\n\n2. “Main Cap” means EUR 2.5 million in all.\n`,
      'EUR 2.5 million in all',
      'the fees',
    ],
  ])('is changed where it is defined: %s', (_, words, before, begins) => {
    const change = edit('each party', words);
    expect(change?.before).toBe(before);
    expect(change?.after).toMatch(new RegExp(`^${begins} paid in one year\\. It does not apply to fraud`));
    const text = contract(words).text;
    const becomes = text.slice(0, change?.start) + change?.after + text.slice(change?.end);
    expect(becomes).toContain(CAP);
    expect(becomes).not.toContain('..');
  });

  it('is said behind a term that another paper defines', () => {
    const words = 'Each party’s total liability will not be more than the Main Cap.';
    expect(edit('each party', words)).toMatchObject({
      before: '.',
      after: ', which is the fees paid in one year. It does not apply to fraud.',
    });
  });

  it('comes without the sentences that the contract has', () => {
    const words = 'Each party’s liability shall not exceed EUR 1,000,000. The limit does not apply to any fraud.';
    expect(edit('the Supplier', words)?.after).toBe('the fees paid in one year.');
  });

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
