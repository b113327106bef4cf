import { beforeAll, describe, expect, test } from 'vitest';
import { checkGrammar, prepareLanguageExperts } from '../../../../actors/experts/language/grammar-checker.ts';
import { mayHaveSlip } from '../../../../actors/experts/language/grammar-triggers.ts';

/** One slip for each rule that is switched on, as a writer makes it. */
const SLIPS = [
  'The Supplier shall pay an fee for each late delivery.',
  'The Customer engages a independent auditor once a year.',
  'The licence is granted despite of any breach by the Customer.',
  'The Supplier will might deliver the goods later.',
  'Each and everyone of the parties signs this Agreement.',
  'The goods are delivered except of the spare parts.',
  'It is agreed that the goods is been delivered on time.',
  'There is a high likely hood that the delivery is late.',
  'The Customer may choose the another supplier.',
  'The new price is higher then the old one.',
  'The Customer shall send the goods back to to the Supplier.',
  'The fee was payed by the Customer in advance.',
  'The parties shall relay on the report of the auditor.',
  'The costs are the same then before.',
  'The particulars are as follow in the list below.',
];

/** Sound sentences of contracts, in which nothing calls for the checker. */
const SOUND = [
  'The Supplier shall deliver the Products to the Customer within thirty days.',
  'Neither party shall be liable for any delay caused by force majeure.',
  'This Agreement is governed by the laws of England and Wales.',
  'All notices shall be in writing and sent to the address of the other party.',
];

describe('grammar triggers', () => {
  beforeAll(prepareLanguageExperts);

  test.each(SLIPS)('lets through a slip the checker finds: %s', (sentence) => {
    expect(checkGrammar(sentence)).not.toEqual([]);
    expect(mayHaveSlip(sentence)).toBe(true);
  });

  test.each(SOUND)('spares the checker a sound sentence: %s', (sentence) => {
    expect(mayHaveSlip(sentence)).toBe(false);
    expect(checkGrammar(sentence)).toEqual([]);
  });
});
