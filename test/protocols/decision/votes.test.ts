import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byzantineQuorum, decide } from '../../../protocols/index.ts';
import { CANDIDATES, votes } from '../panel.ts';

const threshold = (letters: string, share: number, strict: boolean, quorum = 0) =>
  decide({ rule: 'threshold', share, strict, quorum }, votes(letters), 'q', CANDIDATES);

describe('plurality', () => {
  test('elects the most votes and leaves abstentions out of the share', () => {
    expect(decide({ rule: 'plurality' }, votes('aab.'), 'q', CANDIDATES)).toEqual({
      item: 'q',
      scores: { a: 2, b: 1, c: 0 },
      winners: ['a'],
      winner: 'a',
      margin: 1,
      tie_break: 'none',
      belief: 2 / 3,
    });
  });

  test('gives a tie to the candidate named first and says so', () => {
    const tally = decide({ rule: 'plurality' }, votes('bbaac'), 'q', ['b', 'c', 'a']);
    expect(tally).toMatchObject({ winners: ['b', 'a'], winner: 'b', margin: 0, tie_break: 'candidate-order' });
  });
});

describe('threshold', () => {
  test('tells more than half from at least half', () => {
    expect(threshold('aabb', 0.5, true)).toMatchObject({ winners: ['a', 'b'], winner: null, tie_break: 'status-quo' });
    expect(threshold('aabb', 0.5, false)).toMatchObject({ winners: ['a', 'b'], winner: null, tie_break: 'status-quo' });
    expect(threshold('aabc', 0.5, true)).toMatchObject({ winners: ['a'], winner: null, tie_break: 'none' });
    expect(threshold('aabc', 0.5, false)).toMatchObject({ winners: ['a'], winner: 'a', tie_break: 'none' });
  });

  test('reaches two thirds with two of three, four of six, twenty of thirty', () => {
    for (const third of [1, 2, 10]) {
      const letters = 'a'.repeat(2 * third) + 'b'.repeat(third);
      expect(threshold(letters, 2 / 3, false).winner).toBe('a');
      expect(threshold(letters, 2 / 3, true).winner).toBeNull();
    }
  });

  test('knows unanimity, and that abstaining does not break it', () => {
    expect(threshold('aaa.', 1, false).winner).toBe('a');
    expect(threshold('aaab', 1, false).winner).toBeNull();
  });

  test('does not decide below the quorum of votes cast', () => {
    expect(threshold('aa..', 0.5, true, 3)).toMatchObject({ winners: [], winner: null });
    expect(threshold('aa..', 0.5, true, 2).winner).toBe('a');
  });
});

test('byzantineQuorum: two quorums share more voters than can be faulty, where 2f + 1 of six does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (voters) => {
      const faulty = Math.floor((voters - 1) / 3);
      expect(2 * byzantineQuorum(voters) - voters).toBeGreaterThan(faulty);
      expect(byzantineQuorum(voters)).toBeLessThanOrEqual(voters);
    }),
  );
  expect(byzantineQuorum(6)).toBe(4);
});
