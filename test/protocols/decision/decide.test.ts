import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ballot, decide, InvalidBallot, Tally } from '../../../protocols/index.ts';
import { CANDIDATES, panels, RULES, vote, votes } from '../panel.ts';

const plurality = { rule: 'plurality' } as const;
const renamed: Record<string, string> = { a: 'c', b: 'a', c: 'b' };

describe.each(RULES)('decide, any rule: $rule', (rule) => {
  test('gives a tally of the schema whose fields agree with each other', () => {
    fc.assert(
      fc.property(panels, (ballots) => {
        const tally = Tally.parse(decide(rule, ballots, 'q', CANDIDATES));
        expect(Object.keys(tally.scores)).toEqual([...CANDIDATES]);
        expect(tally.tie_break === 'none').toBe(tally.winners.length <= 1);
        expect(tally.winner === null || tally.winners.includes(tally.winner)).toBe(true);
        expect(tally.winners.length <= 1 || tally.margin === 0).toBe(true);
      }),
    );
  });

  test('does not depend on the order of ballots, to the last bit', () => {
    fc.assert(
      fc.property(panels, fc.nat(), (ballots, turn) => {
        const cut = turn % ballots.length;
        const turned = [...ballots.slice(cut), ...ballots.slice(0, cut)].toReversed();
        expect(decide(rule, turned, 'q', CANDIDATES)).toEqual(decide(rule, ballots, 'q', CANDIDATES));
      }),
    );
  });

  test('treats candidates alike: renaming them renames the leaders', () => {
    fc.assert(
      fc.property(panels, (ballots) => {
        const swapped = ballots.map((ballot) => ({
          ...ballot,
          choice: ballot.choice === null ? null : (renamed[ballot.choice] as string),
        }));
        const before = decide(rule, ballots, 'q', CANDIDATES);
        const after = decide(rule, swapped, 'q', CANDIDATES);
        expect(after.winners.toSorted()).toEqual(before.winners.map((name) => renamed[name]).toSorted());
        expect(after.winner === null).toBe(before.winner === null);
      }),
    );
  });

  test('treats voters alike: who says it does not matter', () => {
    fc.assert(
      fc.property(panels, (ballots) => {
        const names = ballots.map((ballot) => ballot.voter).toReversed();
        const other = ballots.map((ballot, index) => ({ ...ballot, voter: names[index] as string }));
        expect(decide(rule, other, 'q', CANDIDATES).winners).toEqual(decide(rule, ballots, 'q', CANDIDATES).winners);
      }),
    );
  });

  test('is monotone: a vote that moves to the winner, from one who is competent and sure, leaves it the winner', () => {
    const competent = panels.map((ballots): Ballot[] =>
      ballots.map((ballot) => ({
        ...ballot,
        competence: 0.5 + ballot.competence / 2,
        confidence: 0.5 + ballot.confidence / 2,
      })),
    );
    fc.assert(
      fc.property(competent, fc.nat(), (ballots, pick) => {
        const { winner } = decide(rule, ballots, 'q', CANDIDATES);
        fc.pre(winner !== null);
        const mover = pick % ballots.length;
        const moved = ballots.map((ballot, index) => (index === mover ? { ...ballot, choice: winner } : ballot));
        expect(decide(rule, moved, 'q', CANDIDATES).winner).toBe(winner);
      }),
    );
  });

  test('decides nothing when everybody abstains', () => {
    const tally = decide(rule, votes('...'), 'q', CANDIDATES);
    expect(tally).toMatchObject({ winners: [], winner: null, margin: 0, tie_break: 'none' });
  });

  test.each([
    ['no-ballots', [], CANDIDATES],
    ['too-few-candidates', votes('a'), ['a']],
    ['duplicate-candidate', votes('a'), ['a', 'b', 'a']],
    ['duplicate-voter', [vote('x', 'a'), vote('x', 'b')], CANDIDATES],
    ['unknown-candidate', [vote('x', 'toString')], CANDIDATES],
    ['wrong-item', [vote('x', 'a', { item: 'other' })], CANDIDATES],
    ['not-a-probability', [vote('x', 'a', { confidence: Number.NaN })], CANDIDATES],
    ['not-a-probability', [vote('x', null, { competence: 1.01 })], CANDIDATES],
  ] as const)('rejects malformed votes by name: %s', (fault, ballots, candidates) => {
    const act = () => decide(rule, ballots, 'q', candidates);
    expect(act).toThrow(InvalidBallot);
    expect(act).toThrow(expect.objectContaining({ fault }));
  });
});

test('decide: a candidate may bear any name', () => {
  const tally = decide(plurality, [vote('x', '__proto__')], 'q', ['__proto__', 'b']);
  expect(tally.winner).toBe('__proto__');
  expect(Object.keys(tally.scores)).toEqual(['__proto__', 'b']);
});
