import { describe, expect, it } from 'vitest';
import { isAnswered } from '../../../../actors/experts/clause-risks/answered.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

const OPENING =
  'DISTRIBUTION AGREEMENT\n\nThis Agreement is made between Northwind Ltd (the "Company") and Southgate Inc (the "Dealer").\n\n1. Terms. ';

function answered(id: string, words: string, beside: string): boolean {
  const document = parseDocument(`${OPENING}${words} ${beside}`, { type: 'distribution' });
  const start = document.text.indexOf(words);
  return isAnswered(id, document, { start, end: start + words.length });
}

describe('bound to one side alone', () => {
  const BOUND = 'The Dealer shall not sell any other products than those of the Company.';
  it.each([
    ['The Company grants the Dealer the exclusive right to sell the Products.', true],
    ['The Dealer shall have the exclusive right to sell the Products.', true],
    ['The Company shall not supply the Products to any other dealer or to any third party.', true],
    ['The Company shall be the exclusive supplier of the Dealer.', false],
    ['The Dealer appoints the Company as its exclusive supplier.', false],
    ['The Company shall be the sole and exclusive owner of all right in the marks.', false],
    ['The Company retains the exclusive right to use the marks.', false],
    ['The courts of Malta have exclusive jurisdiction.', false],
  ])('is answered by a tie of the other side only: %s', (beside, isTied) => {
    expect(answered('exclusivity_bound', BOUND, beside)).toBe(isTied);
  });
});

describe('all that is made is assigned', () => {
  const ASSIGNED = 'The Dealer assigns to the Company all its rights in the works.';
  it.each([
    ['The Dealer retains its own intellectual property.', true],
    ['The Dealer keeps all rights in its pre-existing tools.', true],
    ['Each party retains all its intellectual property.', true],
    ['The Company retains all right, title and interest in the works.', false],
  ])('is answered by what the giver keeps: %s', (beside, isKept) => {
    expect(answered('ip_transfer_wide', ASSIGNED, beside)).toBe(isKept);
  });
});

describe('what the sentence itself settles', () => {
  it.each([
    [
      'change_of_control',
      'The Dealer may assign this Agreement to a buyer of its shop without the consent of the Company.',
      true,
    ],
    ['change_of_control', 'No sale of shares shall be deemed an assignment.', true],
    [
      'change_of_control',
      'Neither party may assign this Agreement without consent, and a sale of shares is one.',
      false,
    ],
    [
      'change_of_control',
      'No party may assign this Agreement, and a sale of shares shall be deemed an assignment.',
      false,
    ],
    ['exit_without_transition', 'The Dealer shall have six months after the end to sell its stock.', true],
    ['exit_without_transition', 'On thirty days’ notice the Dealer shall at once transfer its shop.', false],
    ['discretion', 'The Company may, at its sole discretion, assist the Dealer with the sale of its stock.', true],
    ['discretion', 'The Company may, at its sole discretion, refuse any order.', false],
    ['exclusivity_hollow', 'Any exclusivity set forth in Annex A shall not preclude sales by others.', true],
    ['licence_wide', 'The Dealer may use the marks in the Territory during the Term of this Agreement.', true],
    ['licence_wide', 'The Dealer may use and sublicense the marks in the Territory during the Term.', false],
    ['nonsolicit_wide', 'The Dealer shall not solicit any payment for the tickets.', true],
    ['nonsolicit_wide', 'The Dealer shall not solicit any person who works for the Company.', false],
    ['penalty', 'Late sums bear interest of two percent per month or the highest rate that the law permits.', true],
    ['termination_one_sided', 'The Dealer may terminate the appointment of any sub-dealer at any time.', true],
    ['termination_one_sided', 'The Dealer may terminate this Agreement at any time.', false],
    ['liability_cap_uneven', 'The liability of the Company is limited to the payment of the price of a day.', false],
    ['liability_cap_uneven', 'The liability of the Company is limited to payment of orders already shipped.', true],
  ])('%s: %s', (id, words, isSettled) => {
    expect(answered(id, words, '')).toBe(isSettled);
  });

  it('is no remedy that is exhausted, but stock', () => {
    const ends = 'The Dealer shall stop on the day of the end.';
    expect(answered('exit_without_transition', ends, 'The parties shall exhaust all remedies.')).toBe(false);
    expect(answered('exit_without_transition', ends, 'The Dealer may exhaust its stock.')).toBe(true);
  });

  it.each([
    [
      'report_without_audit',
      'The Dealer pays by its own report.',
      'The Company may inspect the books of the Dealer.',
      true,
    ],
    ['report_without_audit', 'The Dealer pays by its own report.', 'The Company may inspect the shop.', false],
    ['no_refund', 'The Company may leave out an advertisement.', 'The Company shall then refund its price.', true],
    ['no_refund', 'The Company may leave out an advertisement.', 'The Company shall not refund its price.', false],
    ['minimum_harsh', 'Orders of less than ten are not taken back, and are paid at once.', 'Nothing is owed.', true],
    [
      'minimum_harsh',
      'The Dealer shall buy at least ten a year.',
      'If it fails to buy them, the Company may terminate.',
      false,
    ],
  ])('%s is answered beside it: %s %s', (id, words, beside, isThere) => {
    expect(answered(id, words, beside)).toBe(isThere);
  });
});
