import { describe, expect, test } from 'vitest';
import { admitted } from '../../../protocols/debate/engine/gate.ts';
import { agreement, type Position, type Protocol, type Stance } from '../../../protocols/index.ts';

type Gate = Protocol['gate'];

/** An item with its blind votes: candidate and confidence. */
const item = (id: string, ...votes: readonly (readonly [string | null, number])[]) => ({
  id,
  candidates: ['accept', 'reject'],
  severity: 'medium' as const,
  ballots: votes.map(([choice, confidence], index) => ({
    voter: `v${index}`,
    item: id,
    choice,
    confidence,
    competence: 0.7,
  })),
});

const passes = (gate: Gate, ...votes: readonly (readonly [string | null, number])[]): boolean =>
  admitted(gate, [item('i1', ...votes)]).length === 1;

describe('gate', () => {
  test('all lets everything in, none lets nothing in', () => {
    expect(passes({ kind: 'all' }, ['accept', 0.9])).toBe(true);
    expect(passes({ kind: 'none' }, ['accept', 0.1], ['reject', 0.9])).toBe(false);
  });

  test('contested lets in an item with two answers, and not one that only abstentions join', () => {
    const gate: Gate = { kind: 'contested', belief_under: 0.6 };
    expect(passes(gate, ['accept', 0.9], ['reject', 0.9])).toBe(true);
    expect(passes(gate, ['accept', 0.9], ['accept', 0.7], [null, 0.5])).toBe(false);
  });

  test('contested admits an item on which nobody is sure enough', () => {
    const gate: Gate = { kind: 'contested', belief_under: 0.6 };
    expect(passes(gate, ['accept', 0.5], ['accept', 0.59])).toBe(true);
    expect(passes(gate, ['accept', 0.5], ['accept', 0.6])).toBe(false);
  });

  test('entropy, confidence and severity compare with their levels', () => {
    expect(passes({ kind: 'entropy', over: 0.9 }, ['accept', 1], ['reject', 1])).toBe(true);
    expect(passes({ kind: 'entropy', over: 0.9 }, ['accept', 1], ['accept', 1], ['reject', 1])).toBe(true);
    expect(passes({ kind: 'entropy', over: 1 }, ['accept', 1], ['reject', 1])).toBe(false);
    expect(passes({ kind: 'confidence', under: 0.7 }, ['accept', 0.69])).toBe(true);
    expect(passes({ kind: 'confidence', under: 0.7 }, ['accept', 0.7])).toBe(false);
    expect(passes({ kind: 'severity', at_least: 'medium' }, ['accept', 1])).toBe(true);
    expect(passes({ kind: 'severity', at_least: 'high' }, ['accept', 1])).toBe(false);
  });

  test('top-k keeps the given order and breaks ties by id', () => {
    const split = item('z', ['accept', 1], ['reject', 1]);
    const [first, second] = [item('b', ['accept', 1]), item('a', ['accept', 1])];
    const chosen = admitted({ kind: 'top-k', k: 2 }, [first, second, split]);
    expect(chosen.map(({ id }) => id)).toEqual(['a', 'z']);
  });
});

const position = (stance: Stance): Position => ({
  expert: 'x',
  claim: 'c1',
  stance,
  belief: 0.5,
  reason: { key: 'test.reason', values: {} },
});

const share = (...claims: Stance[][]) =>
  agreement(new Map(claims.map((stances, i) => [`c${i}`, stances.map(position)])));

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
