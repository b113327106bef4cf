import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApprovalBallot, PointsBallot } from '../../../protocols/debate/approval-ballot.ts';
import {
  approval,
  cumulative,
  equalShares,
  pav,
  pavScore,
  seqPav,
} from '../../../protocols/decision/approval/index.ts';

const approve = (voter: string, approves: string): ApprovalBallot =>
  ApprovalBallot.parse({ voter, item: 'q', approves: [...approves] });
const points = (voter: string, given: Record<string, number>): PointsBallot =>
  PointsBallot.parse({ voter, item: 'q', points: given });
const fault = (name: string) => expect.objectContaining({ fault: name });

/** `{ ab: 3 }` is three voters who approve a and b. */
const profile = (counts: Record<string, number>): ApprovalBallot[] =>
  Object.entries(counts).flatMap(([names, count]) =>
    Array.from({ length: count }, (_, i) => approve(`${names}${i}`, names)),
  );

describe('approval', () => {
  test('counts approvals, leaves abstentions out of the share, and names ties', () => {
    const tally = approval([approve('x', 'ab'), approve('y', 'b'), approve('z', '')], 'q', ['a', 'b', 'c']);
    expect(tally).toMatchObject({ scores: { a: 1, b: 2, c: 0 }, winner: 'b', margin: 1, belief: 1, tie_break: 'none' });
    const tied = approval([approve('x', 'ab')], 'q', ['b', 'a']);
    expect(tied).toMatchObject({ winners: ['b', 'a'], winner: 'b', tie_break: 'candidate-order' });
    expect(approval([approve('x', '')], 'q', ['a', 'b'])).toMatchObject({ winners: [], winner: null, belief: 0 });
  });

  test('rejects one candidate approved twice and candidates nobody knows', () => {
    expect(() => approval([approve('x', 'aa')], 'q', ['a', 'b'])).toThrow(fault('duplicate-candidate'));
    expect(() => approval([approve('x', 'z')], 'q', ['a', 'b'])).toThrow(fault('unknown-candidate'));
    expect(() => approval([approve('x', 'a')], 'other', ['a', 'b'])).toThrow(fault('wrong-item'));
    expect(() => approval([], 'q', ['a', 'b'])).toThrow(fault('no-ballots'));
  });
});

describe('cumulative', () => {
  test('sums points', () => {
    const tally = cumulative([points('x', { a: 10 }), points('y', { a: 1, b: 9 }), points('z', {})], 'q', ['a', 'b']);
    expect(tally).toMatchObject({ scores: { a: 11, b: 9 }, winner: 'a', margin: 2, belief: 0.55 });
  });

  test('rejects a ballot that spends more, less or negative points', () => {
    const wrong: Record<string, number>[] = [{ a: 11 }, { a: 5, b: 4 }];
    for (const given of wrong) {
      expect(() => cumulative([points('x', given)], 'q', ['a', 'b'])).toThrow(fault('points'));
    }
    const negative = { voter: 'x', item: 'q', points: { a: 20, b: -10 } };
    expect(() => cumulative([negative], 'q', ['a', 'b'])).toThrow(fault('points'));
  });
});

describe('committees (O5)', () => {
  const ballots = profile({ ab: 3, ad: 6, b: 4, c: 5, cd: 5 });
  const candidates = ['a', 'b', 'c', 'd'];

  test('PAV looks at the whole committee, sequential PAV at one seat at a time', () => {
    expect(pav(ballots, candidates, 2)).toEqual({ members: ['a', 'c'], tied: false });
    expect(pavScore(ballots, ['a', 'c'])).toBe(19);
    expect(seqPav(ballots, candidates, 2).members.toSorted()).toEqual(['c', 'd']);
  });

  test('a third of the voters gets a third of the seats, where most approvals would give none', () => {
    const divided = profile({ abcdef: 20, xyz: 10 });
    const all = [...'abcdefxyz'];
    for (const rule of [pav, seqPav, equalShares]) {
      const { members, tied } = rule(divided, all, 6);
      expect(members.filter((name) => 'xyz'.includes(name))).toHaveLength(2);
      expect(tied).toBe(true);
    }
  });

  test('equal shares buys what enough voters can pay for, then fills the seats that are left', () => {
    expect(equalShares(profile({ a: 2, b: 2, c: 2 }), ['a', 'b', 'c'], 3).members.toSorted()).toEqual(['a', 'b', 'c']);
    expect(equalShares(profile({ a: 3, b: 1 }), ['a', 'b', 'c'], 2).members).toEqual(['a', 'b']);
    expect(equalShares([], ['a', 'b'], 1)).toEqual({ members: ['a'], tied: true });
  });

  test('PAV never scores less than the other two', () => {
    const some = fc
      .array(fc.subarray(candidates), { minLength: 1, maxLength: 8 })
      .map((sets) => sets.map((approves, index) => approve(`v${index}`, approves.join(''))));
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 4 }), (voters, seats) => {
        const best = pavScore(voters, pav(voters, candidates, seats).members);
        for (const rule of [seqPav, equalShares]) {
          const { members } = rule(voters, candidates, seats);
          expect(new Set(members).size).toBe(seats);
          expect(pavScore(voters, members)).toBeLessThanOrEqual(best + 1e-9);
        }
      }),
    );
  });

  test('refuses more seats than candidates', () => {
    for (const rule of [pav, seqPav, equalShares]) expect(() => rule(ballots, candidates, 5)).toThrow(RangeError);
  });
});
