import { describe, expect, it } from 'vitest';
import { citation } from '../../../../actors/experts/index.ts';
import { contract } from '../../provisions/reading.ts';

const TWO_LISTS = `SUPPLY TERMS

DUTIES OF THE SELLER

A. The Seller delivers the goods to the warehouse of the Buyer.

B. The Seller insures the goods until they are delivered.

DUTIES OF THE BUYER

A. The Buyer pays the price within thirty days of the invoice.

B. The Buyer inspects the goods within a week.
`;
const NUMBERED = `1. Price

1.1 The Buyer pays one hundred euros.

2. Delivery

2.1 The Seller delivers in May.
`;

const cited = (text: string): string[] => {
  const document = contract(text);
  return document.clauses.map((clause) => citation(clause, document));
};

describe('toolkit: how a clause is cited', () => {
  it('names what a letter stands under, where lists begin anew', () => {
    expect(cited(TWO_LISTS)).toEqual(
      expect.arrayContaining(['DUTIES OF THE SELLER, A', 'DUTIES OF THE SELLER, B', 'DUTIES OF THE BUYER, A']),
    );
  });

  it('is the number alone where only one clause has it', () => {
    expect(cited(NUMBERED)).toEqual(expect.arrayContaining(['1.1', '2 Delivery', '2.1']));
  });
});
