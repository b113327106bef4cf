import { describe, expect, test } from 'vitest';
import {
  agreement,
  type Claim,
  contested,
  type Position,
  type Protocol,
  protocolNamed,
  type Stance,
} from '../../../protocols/index.ts';

const claim = (...beliefs: number[]): Claim => ({
  id: 'c1',
  finding: { rule: 'a.x', category: 'taxes', severity: 'low', values: {}, evidence: [], place: 0, belief: 0.9 },
  raised_by: beliefs.map((belief, index) => ({ expert: `e${index}`, rule: 'a.x', belief })),
});

const position = (stance: Stance, claim = 'c1'): Position => ({
  expert: 'x',
  claim,
  stance,
  belief: 0.5,
  reason: { key: 'test.reason', values: {} },
});

const withGate = (gate: Protocol['gate']): Protocol => ({ ...(protocolNamed('ring') as Protocol), gate });
const gated = withGate({ kind: 'contested', belief_under: 0.6 });

const share = (...claims: Stance[][]) =>
  agreement(new Map(claims.map((stances, index) => [`c${index}`, stances.map((stance) => position(stance))])));

describe('contested', () => {
  test('gates that look at nothing', () => {
    expect(contested(withGate({ kind: 'all' }), claim(0.9), [])).toBe(true);
    expect(contested(withGate({ kind: 'none' }), claim(0.1), [position('oppose')])).toBe(false);
  });

  test('opposed or amended, but not supported or abstained from, and only this claim', () => {
    expect(contested(gated, claim(0.9), [position('oppose')])).toBe(true);
    expect(contested(gated, claim(0.9), [position('amend')])).toBe(true);
    expect(contested(gated, claim(0.9), [position('support'), position('abstain')])).toBe(false);
    expect(contested(gated, claim(0.9), [position('oppose', 'c11')])).toBe(false);
  });

  test('doubted by all who raised it', () => {
    expect(contested(gated, claim(0.5, 0.59), [])).toBe(true);
    expect(contested(gated, claim(0.5, 0.6), [])).toBe(false);
  });
});

describe('agreement', () => {
  test('is the share of claims whose speakers are all on one side', () => {
    expect(
      share(['support', 'amend', 'abstain'], ['support', 'oppose'], ['oppose', 'oppose'], ['amend', 'oppose']),
    ).toBe(0.5);
  });

  test('silence is no disagreement', () => {
    expect(share()).toBe(1);
    expect(share([], ['abstain'])).toBe(1);
  });
});
