import { expect, test } from 'vitest';
import { acceptance, ballotOf, CLAIM_CANDIDATES, decide, outcomeOf, type Stance } from '../../../protocols/index.ts';

const position = (expert: string, stance: Stance, belief: number) => ({
  expert,
  claim: 'c1',
  stance,
  belief,
  reason: { key: 'test.reason', values: {} },
});

const tally = (positions: ReturnType<typeof position>[], accept = 0.6) =>
  decide(
    { rule: 'log-odds', accept },
    positions.map((one) => ballotOf(one, 0.8)),
    'c1',
    CLAIM_CANDIDATES,
  );

test('claim vote: belief is about the claim, confidence about the choice', () => {
  expect(ballotOf(position('x', 'support', 0.9), 0.8)).toMatchObject({ choice: 'accept', confidence: 0.9 });
  expect(ballotOf(position('x', 'amend', 0.7), 0.8)).toMatchObject({ choice: 'accept', confidence: 0.7 });
  expect(ballotOf(position('x', 'oppose', 0.25), 0.8)).toMatchObject({ choice: 'reject', confidence: 0.75 });
  expect(ballotOf(position('x', 'abstain', 0.9), 0.8).choice).toBeNull();
});

test('claim vote: accepted, rejected, and disputed in between', () => {
  const accepted = tally([position('x', 'support', 1)]);
  expect([outcomeOf(accepted), acceptance(accepted)]).toEqual(['accepted', expect.closeTo(0.8, 10)]);
  const rejected = tally([position('x', 'oppose', 0)]);
  expect([outcomeOf(rejected), acceptance(rejected)]).toEqual(['rejected', expect.closeTo(0.2, 10)]);
  const doubtful = tally([position('x', 'oppose', 0.2), position('y', 'support', 0.9)]);
  expect(outcomeOf(doubtful)).toBe('disputed');
  expect(acceptance(doubtful)).toBeGreaterThan(0.5);
  const tied = tally([position('x', 'oppose', 0.1), position('y', 'support', 0.9)]);
  expect([outcomeOf(tied), acceptance(tied)]).toEqual(['disputed', 0.5]);
  expect(acceptance(tally([position('x', 'abstain', 0.9)]))).toBe(0.5);
});
