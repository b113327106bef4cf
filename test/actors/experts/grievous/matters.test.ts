import { describe, expect, it } from 'vitest';
import { isAnsweredInClause, isOtherwise } from '../../../../actors/experts/grievous/matters.ts';

describe('words of another matter', () => {
  it.each([
    [
      'cap_derisory',
      'the liability of the carrier shall not exceed $50.',
      'no personal liability shall attach to any partner of the carrier.',
    ],
    [
      'cap_derisory',
      'the liability of the carrier is at most $1,000.',
      'the liability of the carrier is at most $250,000.',
    ],
    [
      'indemnity_unlimited_trigger',
      'the baker shall bear all costs and losses of the mill, whatever their cause.',
      'the baker shall bear all costs associated with the design of the oven.',
    ],
    [
      'ip_feedback_all_inventions',
      'the baker assigns every invention and waives all moral rights.',
      'the baker waives all moral rights in the designs.',
    ],
    [
      'exclusivity_one_sided_no_minimum',
      'the baker shall buy flour from no other mill.',
      'the mill need not show the pictures of the baker.',
    ],
    [
      'limitation_period_short',
      'a claim not made within five days is lost.',
      'a claim not answered within five days shall be deemed accepted.',
    ],
    [
      'renewal_no_exit',
      'the contract renews automatically for ten years, by agreement or not.',
      'the contract may be extended for as long as is agreed.',
    ],
    [
      'payment_before_delivery_no_refund',
      'the baker pays the whole price in advance and gets nothing back.',
      'the fee is payable only upon receipt of the money of the mill.',
    ],
    [
      'payment_very_late',
      'the mill is paid after 180 days.',
      'the right of the mill to be paid shall expire in three years.',
    ],
  ])('%s', (id, of, other) => {
    expect(isOtherwise(id, of)).toBe(false);
    expect(isOtherwise(id, other)).toBe(true);
  });
});

describe('what the rest of the clause says', () => {
  it.each([
    ['this does not apply to inventions which are not related to the business of the mill.', true],
    ['this applies to inventions which are related to the business of the mill.', false],
  ])('%s', (clause, isAnswered) => {
    expect(isAnsweredInClause('ip_feedback_all_inventions', clause)).toBe(isAnswered);
  });
});
