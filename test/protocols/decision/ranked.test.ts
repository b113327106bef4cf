import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RankedBallot } from '../../../protocols/debate/ranked-ballot.ts';
import { InvalidBallot } from '../../../protocols/decision/index.ts';
import { decideRanked, RANKED_RULES, type RankedRule } from '../../../protocols/decision/ranked/index.ts';

/** `{ ACB: 3 }` is three voters who rank A over C over B. */
function profile(counts: Record<string, number>): RankedBallot[] {
  return Object.entries(counts).flatMap(([ranking, count]) =>
    Array.from({ length: count }, (_, index) =>
      RankedBallot.parse({ voter: `${ranking}-${index}`, item: 'q', ranking: [...ranking] }),
    ),
  );
}

const run = (rule: RankedRule, counts: Record<string, number>, candidates = 'ABCDE') =>
  decideRanked(rule, profile(counts), 'q', [...candidates]);

const winners = (rule: RankedRule, counts: Record<string, number>, candidates = 'ABCDE') =>
  run(rule, counts, candidates).winners.join('');

const WIKIPEDIA = { ACBED: 5, ADECB: 5, BEDAC: 8, CABED: 3, CAEBD: 7, CBADE: 2, DCEBA: 7, EBADC: 8 };
const TENNESSEE = { MNCK: 42, NCKM: 26, CKNM: 15, KCNM: 17 };
const MALKEVITCH = { ADECB: 18, BEDCA: 12, CBEDA: 10, DCEBA: 9, EBDCA: 4, ECDBA: 2 };
const SCHULZE_PAPER = { ACDB: 8, BADC: 2, CDBA: 4, DBAC: 4, DCBA: 3 };

describe('ranked rules (O4)', () => {
  test.each<[RankedRule, string]>([
    ['schulze', 'E'],
    ['plurality', 'C'],
    ['borda', 'E'],
    ['ranked-pairs', 'A'],
    ['instant-runoff', 'A'],
    ['runoff-by-orders', 'C'],
    ['split-cycle', 'AE'],
    ['kemeny', 'E'],
  ])('45 voters: %s elects %s', (rule, expected) => expect(winners(rule, WIKIPEDIA)).toBe(expected));

  test('45 voters: the whole Schulze order and the Borda points', () => {
    expect(run('schulze', WIKIPEDIA).scores).toEqual({ E: 0, A: -1, C: -2, B: -3, D: -4 });
    expect(run('borda', WIKIPEDIA).scores).toEqual({ A: 98, B: 92, C: 89, D: 69, E: 102 });
  });

  test.each<[RankedRule, string]>([
    ['plurality', 'M'],
    ['borda', 'N'],
    ['copeland', 'N'],
    ['minimax', 'N'],
    ['schulze', 'N'],
    ['ranked-pairs', 'N'],
    ['split-cycle', 'N'],
    ['instant-runoff', 'K'],
    ['runoff-by-orders', 'K'],
  ])('Tennessee: %s elects %s', (rule, expected) => expect(winners(rule, TENNESSEE, 'MNCK')).toBe(expected));

  test.each<[RankedRule, string]>([
    ['plurality', 'A'],
    ['borda', 'D'],
    ['instant-runoff', 'C'],
    ['copeland', 'E'],
    ['schulze', 'E'],
  ])('Malkevitch: %s elects %s', (rule, expected) => expect(winners(rule, MALKEVITCH)).toBe(expected));

  test.each<[RankedRule, string]>([
    ['schulze', 'D'],
    ['ranked-pairs', 'A'],
    ['borda', 'D'],
    ['plurality', 'A'],
  ])('21 voters: %s elects %s', (rule, expected) => expect(winners(rule, SCHULZE_PAPER, 'ABCD')).toBe(expected));

  test('21 voters: the whole Schulze order', () => {
    expect(run('schulze', SCHULZE_PAPER, 'ABCD').scores).toEqual({ D: 0, A: -1, C: -2, B: -3 });
  });

  test.each(RANKED_RULES)('a cycle of three equals is a tie of all under %s, and the first named is taken', (rule) => {
    const tally = run(rule, { ABC: 1, BCA: 1, CAB: 1 }, 'BCA');
    expect(tally).toMatchObject({ winners: ['B', 'C', 'A'], winner: 'B', margin: 0, tie_break: 'candidate-order' });
  });
});

const ballot = (voter: string, ranking: string[], item = 'q'): RankedBallot => ({ voter, item, ranking });
const fault = (name: string) => expect.objectContaining({ fault: name });

describe('ranked ballots', () => {
  test.each(RANKED_RULES)('%s rejects duplicate ranks (D7) and other malformed votes', (rule) => {
    const act = (ballots: RankedBallot[]) => () => decideRanked(rule, ballots, 'q', ['A', 'B']);
    expect(act([ballot('x', ['A', 'A', 'A'])])).toThrow(InvalidBallot);
    expect(act([ballot('x', ['A', 'A', 'A'])])).toThrow(fault('duplicate-rank'));
    expect(act([ballot('x', ['C'])])).toThrow(fault('unknown-candidate'));
    expect(act([ballot('x', ['A']), ballot('x', ['B'])])).toThrow(fault('duplicate-voter'));
    expect(act([ballot('x', ['A'], 'other')])).toThrow(fault('wrong-item'));
    expect(act([])).toThrow(fault('no-ballots'));
  });

  test('an unranked candidate comes last, and shares the remaining points', () => {
    const scores = decideRanked('borda', [ballot('x', ['A'])], 'q', ['A', 'B', 'C', 'D']).scores;
    expect(scores).toEqual({ A: 3, B: 1, C: 1, D: 1 });
    expect(decideRanked('copeland', [ballot('x', ['B'])], 'q', ['A', 'B', 'C']).scores).toEqual({
      A: 0.5,
      B: 2,
      C: 0.5,
    });
  });

  test.each(RANKED_RULES)('%s decides nothing when everybody abstains', (rule) => {
    expect(decideRanked(rule, [ballot('x', [])], 'q', ['A', 'B'])).toMatchObject({
      winners: [],
      winner: null,
      belief: 0,
    });
  });
});

const CANDIDATES = ['A', 'B', 'C', 'D'];
const rankings = fc
  .array(fc.shuffledSubarray(CANDIDATES, { minLength: 4 }), { minLength: 1, maxLength: 9 })
  .map((lists) => lists.map((ranking, index) => ({ voter: `v${index}`, item: 'q', ranking })));

const elect = (rule: RankedRule, ballots: readonly RankedBallot[], candidates = CANDIDATES) =>
  decideRanked(rule, ballots, 'q', candidates);

/** The candidate that beats every other one in single combat. */
function condorcetWinner(ballots: readonly RankedBallot[]): string | undefined {
  const prefers = (left: string, right: string) =>
    ballots.filter(({ ranking }) => ranking.indexOf(left) < ranking.indexOf(right)).length;
  return CANDIDATES.find((one) =>
    CANDIDATES.every((other) => one === other || prefers(one, other) > prefers(other, one)),
  );
}

describe('ranked rules, axioms', () => {
  test.each(RANKED_RULES)('%s: voters and candidates are treated alike', (rule) => {
    const next: Record<string, string> = { A: 'B', B: 'C', C: 'D', D: 'A' };
    fc.assert(
      fc.property(rankings, (ballots) => {
        expect(elect(rule, ballots.toReversed())).toEqual(elect(rule, ballots));
        const renamed = ballots.map((one) => ({ ...one, ranking: one.ranking.map((name) => next[name] as string) }));
        const expected = elect(rule, ballots).winners.map((name) => next[name]);
        expect(elect(rule, renamed).winners.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  test.each<RankedRule>(['copeland', 'minimax', 'schulze', 'ranked-pairs', 'split-cycle'])(
    '%s: elects the Condorcet winner alone',
    (rule) => {
      fc.assert(
        fc.property(rankings, (ballots) => {
          const winner = condorcetWinner(ballots);
          fc.pre(winner !== undefined);
          expect(elect(rule, ballots).winners).toEqual([winner]);
        }),
      );
    },
  );

  test('plurality, Borda and instant runoff do not: known profiles', () => {
    expect(condorcetWinner(profile({ ABCD: 3, BCDA: 2, CBDA: 2 }))).toBe('B');
    expect(winners('plurality', { ABCD: 3, BCDA: 2, CBDA: 2 }, 'ABCD')).toBe('A');
    expect(winners('borda', { ABCD: 3, BCDA: 2 }, 'ABCD')).toBe('B');
    expect(winners('instant-runoff', TENNESSEE, 'MNCK')).not.toBe('N');
  });

  test.each<RankedRule>(['plurality', 'borda', 'copeland', 'minimax', 'schulze', 'ranked-pairs', 'split-cycle'])(
    '%s: raising a winner leaves it a winner',
    (rule) => {
      fc.assert(
        fc.property(rankings, fc.nat(), (ballots, pick) => {
          const winner = elect(rule, ballots).winners[0] as string;
          const raised = ballots.map((one, index) =>
            index === pick % ballots.length
              ? { ...one, ranking: [winner, ...one.ranking.filter((name) => name !== winner)] }
              : one,
          );
          expect(elect(rule, raised).winners).toContain(winner);
        }),
      );
    },
  );

  test('instant runoff is not monotone: two voters who raise the winner make it lose', () => {
    expect(winners('instant-runoff', { ABC: 8, BCA: 5, CAB: 4 }, 'ABC')).toBe('A');
    const before = { ABC: 6, BCA: 4, BAC: 2, CAB: 5 };
    expect(winners('instant-runoff', before, 'ABC')).toBe('A');
    expect(winners('instant-runoff', { ABC: 8, BCA: 4, CAB: 5 }, 'ABC')).toBe('C');
  });

  test.each<RankedRule>(['schulze', 'ranked-pairs'])(
    '%s: a sole winner never wins when all rankings are reversed',
    (rule) => {
      fc.assert(
        fc.property(rankings, (ballots) => {
          const forward = elect(rule, ballots).winners;
          fc.pre(forward.length === 1);
          const backward = elect(
            rule,
            ballots.map((one) => ({ ...one, ranking: one.ranking.toReversed() })),
          ).winners;
          expect(backward.length === 1 && backward[0] === forward[0]).toBe(false);
        }),
      );
    },
  );

  test.each<RankedRule>(['schulze', 'ranked-pairs', 'runoff-by-orders', 'split-cycle'])(
    '%s: a clone beside a candidate does not change who else wins',
    (rule) => {
      fc.assert(
        fc.property(rankings, (ballots) => {
          const cloned = ballots.map((one) => ({
            ...one,
            ranking: one.ranking.flatMap((name) => (name === 'B' ? ['B', 'b'] : [name])),
          }));
          const merged = elect(rule, cloned, [...CANDIDATES, 'b']).winners.map((name) => name.toUpperCase());
          expect([...new Set(merged)].toSorted()).toEqual(elect(rule, ballots).winners.toSorted());
        }),
      );
    },
  );
});
