import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ballot, decide, posterior, voteWeight } from '../../../protocols/index.ts';
import { CANDIDATES, panels, vote, votes } from '../panel.ts';

const logOdds = (ballots: readonly Ballot[], candidates: readonly string[] = ['a', 'b'], accept = 0.5) =>
  decide({ rule: 'log-odds', accept }, ballots, 'q', candidates);

/** Probability that the rule elects the right one of two, over all 2^n patterns of right and wrong independent voters. */
function accuracy(competences: readonly number[], elect: (ballots: Ballot[]) => string | null): number {
  let sum = 0;
  for (let pattern = 0; pattern < 2 ** competences.length; pattern++) {
    let probability = 1;
    const ballots = competences.map((competence, index) => {
      const right = (pattern >> index) % 2 === 0;
      probability *= right ? competence : 1 - competence;
      return vote(`v${index}`, right ? 'a' : 'b', { competence });
    });
    if (elect(ballots) === 'a') sum += probability;
  }
  return sum;
}

const majority = (ballots: Ballot[]) => decide({ rule: 'plurality' }, ballots, 'q', ['a', 'b']).winner;

describe('Condorcet jury (O10)', () => {
  test.each([
    [3, 0.6, 0.648],
    [5, 0.6, 0.68256],
    [11, 0.6, 0.753498],
    [11, 0.4, 0.246502],
  ])('%i voters of %f', (voters, competence, expected) => {
    expect(accuracy(Array(voters).fill(competence), majority)).toBeCloseTo(expected, 6);
  });

  test('with unequal voters the weights reach the best expert, the majority does not', () => {
    const competences = [0.9, 0.6, 0.6, 0.6, 0.6];
    expect(accuracy(competences, majority)).toBeCloseTo(0.78624, 10);
    expect(accuracy(competences, (ballots) => logOdds(ballots).winner)).toBeCloseTo(0.9, 10);
  });
});

describe('log-odds with a cap', () => {
  const capped = (ballots: readonly Ballot[], cap: number | 'median', accept = 0.75) =>
    decide({ rule: 'log-odds', accept, cap }, ballots, 'q', ['a', 'b']);

  test('one confident liar of the best record turns no verdict that two others agree on; uncapped it does', () => {
    const honest = [
      vote('v', 'a', { confidence: 0.8, competence: 0.8 }),
      vote('w', 'a', { confidence: 0.8, competence: 0.8 }),
    ];
    const liar = vote('x', 'b', { confidence: 0.99, competence: 0.98 });
    expect(logOdds([...honest, liar], ['a', 'b'], 0.6).winner).toBe('b');
    expect(capped([...honest, liar], 1).winner).toBeNull();
    expect(capped([...honest, liar], 'median', 0.6).winner).toBe('a');
  });

  test('with one nat at most and .75 asked for, one more vote never turns a verdict into its opposite', () => {
    fc.assert(
      fc.property(panels, (ballots) => {
        const two = ballots.map((ballot) => ({ ...ballot, choice: ballot.choice === 'a' ? 'a' : 'b' }));
        const before = capped(two, 1).winner;
        const after = ['a', 'b'].map(
          (choice) => capped([...two, vote('one liar', choice, { confidence: 1, competence: 1 })], 1).winner,
        );
        for (const winner of after) expect([before, null]).toContain(before === null ? null : winner);
      }),
    );
  });

  test('the heavier of two votes still tells which way it leans', () => {
    const ballots = [vote('v', 'a', { competence: 0.9 }), vote('w', 'b', { competence: 0.8 })];
    expect(capped(ballots, 1)).toMatchObject({ winners: ['a'], winner: null });
  });
});

describe('log-odds by two', () => {
  const byTwo = (ballots: readonly Ballot[], cap?: 1 | 'median') =>
    decide({ rule: 'log-odds', accept: 0.6, by_two: true, ...(cap && { cap }) }, ballots, 'q', ['a', 'b']);
  const light = vote('v', 'a', { competence: 0.6 });
  const heavy = vote('x', 'b', { competence: 0.95 });

  test('what all say stands, be it one; what one against another says is disputed, and the tally tells which way it leans', () => {
    expect(byTwo([light]).winner).toBe('a');
    expect(byTwo([light, { ...heavy, choice: null }]).winner).toBe('a');
    expect(byTwo([light, heavy])).toMatchObject({ winner: null, winners: ['b'] });
    expect(byTwo([light, heavy, { ...heavy, voter: 'y' }]).winner).toBe('b');
  });

  test('no voter turns a verdict that others voted on, under any cap', () => {
    const known = fc.double({ min: 0.55, max: 1, noNaN: true });
    const voter = fc.record({ choice: fc.constantFrom('a', 'b', null), confidence: known, competence: known });
    fc.assert(
      fc.property(
        fc.array(voter, { minLength: 2, maxLength: 6 }),
        fc.constantFrom<1 | 'median' | undefined>(undefined, 1, 'median'),
        (voters, cap) => {
          const ballots = voters.map((more, index) => vote(`v${index}`, more.choice, more));
          const { winner } = byTwo(ballots, cap);
          if (winner === null) return;
          const other = winner === 'a' ? 'b' : 'a';
          for (const [index, ballot] of ballots.entries()) {
            if (ballots.toSpliced(index, 1).every(({ choice }) => choice === null)) continue;
            const lied = ballots.with(index, { ...ballot, choice: other, confidence: 0.99, competence: 0.98 });
            expect(byTwo(lied, cap).winner).not.toBe(other);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('log-odds', () => {
  test('leads as the majority does when all are equally competent and certain', () => {
    fc.assert(
      fc.property(panels, fc.double({ min: 0.55, max: 0.95, noNaN: true }), (ballots, competence) => {
        const equal = ballots.map((ballot) => ({ ...ballot, competence, confidence: 1 }));
        expect(logOdds(equal, CANDIDATES).winners).toEqual(
          decide({ rule: 'plurality' }, equal, 'q', CANDIDATES).winners,
        );
      }),
    );
  });

  test('one certain voter is believed as far as it is competent', () => {
    expect(logOdds([vote('x', 'a', { competence: 0.8 })]).belief).toBeCloseTo(0.8, 12);
    expect(logOdds([vote('x', 'a', { competence: 0.8 })], CANDIDATES).belief).toBeCloseTo(0.8, 12);
    expect(logOdds([vote('x', 'a', { competence: 0.7, confidence: 0.8 })]).belief).toBeCloseTo(0.62, 12);
  });

  test('a posterior at the level is enough, below it nobody is elected', () => {
    const one = [vote('x', 'b', { competence: 0.65 })];
    expect(logOdds(one, ['a', 'b'], 0.65)).toMatchObject({ winners: ['b'], winner: 'b' });
    expect(logOdds(one, ['a', 'b'], 0.66)).toMatchObject({ winners: ['b'], winner: null, tie_break: 'none' });
  });

  test('a guess weighs nothing, and a vote below chance weighs against its choice', () => {
    expect(voteWeight({ competence: 0.9, confidence: 0.5 }, 2)).toBeCloseTo(0, 12);
    expect(voteWeight({ competence: 1 / 3, confidence: 0.9 }, 3)).toBeCloseTo(0, 12);
    expect(voteWeight({ competence: 0.9, confidence: 0.2 }, 2)).toBeLessThan(0);
  });

  test('a perfect record does not make a dictator', () => {
    expect(voteWeight({ competence: 1, confidence: 1 }, 2)).toBe(voteWeight({ competence: 0.98, confidence: 1 }, 2));
    const ballots = [vote('best', 'a', { competence: 1 }), ...votes('bbbbb', { competence: 0.73 })];
    expect(logOdds(ballots).winner).toBe('b');
  });

  test('trimmed: the heaviest vote of each side decides nothing, so one vote alone is a tie', () => {
    const rule = { rule: 'log-odds', accept: 0.6, trim: 1 } as const;
    const tried = (ballots: Parameters<typeof decide>[1]) => decide(rule, ballots, 'q', ['a', 'b']);
    expect(tried([vote('x', 'a', { competence: 0.95 })])).toMatchObject({ scores: { a: 0, b: 0 }, winner: null });
    const two = votes('bb', { competence: 0.9 });
    expect(tried([vote('x', 'a', { competence: 0.95 }), ...two]).winner).toBe('b');
    expect(tried([...['x', 'y'].map((name) => vote(name, 'a', { competence: 0.7 })), ...two]).winner).toBe('b');
  });

  test('opposed voters of equal weight are a tie that adopts nothing', () => {
    expect(logOdds(votes('aabb'))).toMatchObject({
      winners: ['a', 'b'],
      winner: null,
      tie_break: 'status-quo',
      belief: 0.5,
    });
  });

  test('posterior sums to one and survives large sums', () => {
    expect(posterior([1000, 999])[0]).toBeCloseTo(1 / (1 + Math.exp(-1)), 12);
  });
});
