import { describe, expect, it } from 'vitest';
import { isOfAnotherMatter } from '../../../../actors/experts/clause-risks/other-matter.ts';
import { isBoundTo } from '../../../../actors/experts/toolkit/index.ts';

describe('what a sentence is tied to', () => {
  it.each([
    ['the tenant shall make good every loss that flows from a breach of the foregoing covenant.'],
    [
      'the carrier is not liable for losses caused by a failure to perform its obligations under section 7.2 of this contract.',
    ],
    ['each side holds the other harmless from claims for any such commissions.'],
  ])('takes one named matter for a bound: %s', (folded) => {
    expect(isBoundTo(folded, 'matter')).toBe(true);
    expect(isBoundTo(folded, 'moment', 'event')).toBe(false);
  });

  it.each([
    ['the tenant shall make good every loss in connection with this agreement.'],
    ['the carrier is not liable for its obligations under sections 2, 3 and 4 of this contract.'],
    ['the supplier pays for all fees and commissions.'],
  ])('takes no list of clauses and no whole contract for one: %s', (folded) => {
    expect(isBoundTo(folded, 'matter', 'moment', 'event')).toBe(false);
  });

  it('knows a time before a named moment, and a cause that nobody controls', () => {
    expect(isBoundTo('the parent may terminate at any time prior to the closing.', 'moment')).toBe(true);
    expect(isBoundTo('the parent may terminate at any time.', 'moment')).toBe(false);
    expect(isBoundTo('no refund for storms or other causes beyond our control.', 'event')).toBe(true);
    expect(isBoundTo('no refund in any case.', 'event')).toBe(false);
  });
});

describe('a passage that speaks of another matter', () => {
  it.each([
    ['discretion', 'The Founder shall have the option in her sole discretion of joining the Advisory Council.', true],
    ['discretion', 'The Founder decides in her sole discretion whether an invoice is paid.', false],
    ['price_change', 'The Operator may raise or lower the retail prices of its games at any time.', true],
    ['price_change', 'The Operator may raise the fee that the Studio pays at any time.', false],
    ['term_open', 'The parties shall discuss whether to continue the works after the flood.', true],
    ['term_open', 'The parties shall discuss the quantity of the third year.', false],
    [
      'noncompete_wide',
      'The Buyer shall use its best efforts to enter into a further contract under which it will not compete.',
      true,
    ],
    ['noncompete_wide', 'The Buyer shall not compete with the Seller in any place.', false],
    [
      'renewal_trap',
      'It renews for successive one year terms unless either party gives notice 30 days before the end of the term.',
      true,
    ],
    [
      'renewal_trap',
      'It renews for successive three year terms unless either party gives notice 30 days before the end of the term.',
      false,
    ],
    ['indemnity_procedure', 'The Broker indemnifies the Client against claims for any such fees.', true],
    ['indemnity_procedure', 'The Broker indemnifies the Client against all claims.', false],
  ])('%s: %s', (id, text, expected) => {
    expect(isOfAnotherMatter(id, text)).toBe(expected);
  });
});
