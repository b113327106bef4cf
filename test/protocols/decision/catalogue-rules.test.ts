import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extensions } from '../../../protocols/decision/argument/index.ts';
import { acceptance, decideRound, outcomeOf } from '../../../protocols/decision/index.ts';
import { type Decision, decide, InvalidBallot, seededRandom, Tally } from '../../../protocols/index.ts';
import { CANDIDATES, panels, vote, votes } from '../panel.ts';

/** Every rule of the catalogue that a protocol can name and the other tests do not already try on all panels. */
const RULES: readonly Decision[] = [
  { rule: 'approval', level: 0.3 },
  { rule: 'cumulative' },
  { rule: 'reconcile' },
  { rule: 'borda' },
  { rule: 'copeland' },
  { rule: 'minimax' },
  { rule: 'schulze' },
  { rule: 'ranked-pairs' },
  { rule: 'instant-runoff' },
  { rule: 'split-cycle' },
  { rule: 'kemeny' },
  { rule: 'star' },
  { rule: 'surprisingly-popular' },
  { rule: 'peer-prediction' },
  { rule: 'trajectory' },
  { rule: 'dawid-skene' },
  { rule: 'one-coin' },
  { rule: 'glad' },
  { rule: 'grounded' },
  { rule: 'quadratic-energy', accept: 0.5 },
  { rule: 'euler', accept: 0.5 },
  { rule: 'judge' },
  { rule: 'committee', method: 'pav', seats: 1 },
  { rule: 'committee', method: 'seq-pav', seats: 1 },
  { rule: 'committee', method: 'equal-shares', seats: 1 },
  { rule: 'location', of: 'mean' },
  { rule: 'location', of: 'median' },
  { rule: 'location', of: 'trimmed-mean', cut: 0.2 },
  { rule: 'location', of: 'hodges-lehmann' },
  { rule: 'delphi' },
];

describe.each(RULES.map((rule) => [JSON.stringify(rule), rule] as const))('decide %s', (_, rule) => {
  test('gives a sound tally on any panel, whatever the order of the ballots', () => {
    fc.assert(
      fc.property(panels, fc.integer(), (ballots, seed) => {
        const tally = Tally.parse(decide(rule, ballots, 'q', CANDIDATES));
        const again = decide(rule, seededRandom(seed, 'order').shuffled(ballots), 'q', CANDIDATES);
        expect(again).toEqual(tally);
        expect(Object.keys(tally.scores)).toEqual([...CANDIDATES]);
        expect([null, ...CANDIDATES]).toContain(tally.winner);
        const silent = ballots.every(({ choice }) => choice === null);
        expect(tally.winners.length === 0).toBe(silent);
      }),
      { numRuns: 60 },
    );
  });

  test('elects whom all choose with certainty', () => {
    expect(decide(rule, votes('aaaa', { confidence: 1, competence: 0.9 }), 'q', CANDIDATES).winner).toBe('a');
  });

  test('decides among candidates that are called by numbers as among any others', () => {
    // An object lists such keys in numerical order, whatever order they were written in.
    const [numbers, names] = [
      ['10', '9', '1'],
      ['x10', 'x9', 'x1'],
    ] as const;
    fc.assert(
      fc.property(panels, (ballots) => {
        const under = (called: readonly string[]) => {
          const name = (letter: string) => called['abc'.indexOf(letter)] as string;
          const asked = ballots.map((ballot) => ({ ...ballot, choice: ballot.choice && name(ballot.choice) }));
          const { scores, winner, winners, margin, belief } = decide(rule, asked, 'q', called);
          const place = (one: string) => called.indexOf(one);
          const places = { winner: winner && place(winner), winners: winners.map(place) };
          return { ...places, scores: called.map((one) => scores[one]), margin, belief };
        };
        expect(under(numbers)).toEqual(under(names));
      }),
      { numRuns: 30 },
    );
  });

  test('refuses an empty panel and a belief that is no number', () => {
    expect(() => decide(rule, [], 'q', CANDIDATES)).toThrow(InvalidBallot);
    expect(() => decide(rule, votes('ab', { confidence: Number.NaN }), 'q', CANDIDATES)).toThrow(InvalidBallot);
  });
});

describe('rules with their own mind', () => {
  const winner = (rule: Decision, ballots: Parameters<typeof decide>[1]) =>
    decide(rule, ballots, 'q', CANDIDATES).winner;

  test('judge: the most competent voter that votes; the candidate named first when equals disagree', () => {
    const panel = [vote('x', 'b', { competence: 0.9 }), vote('y', 'a'), vote('z', 'a')];
    expect(winner({ rule: 'judge' }, panel)).toBe('b');
    expect(winner({ rule: 'judge' }, [vote('x', null, { competence: 0.9 }), ...panel.slice(1)])).toBe('a');
    expect(decide({ rule: 'judge' }, votes('ba'), 'q', CANDIDATES)).toMatchObject({
      winner: 'a',
      winners: ['a', 'b'],
      tie_break: 'candidate-order',
    });
  });

  test('location: the mean follows one loud voter, the median does not', () => {
    const panel = [vote('x', 'a', { confidence: 0.4 }), vote('y', 'a', { confidence: 0.4 }), vote('z', 'b')];
    expect(winner({ rule: 'location', of: 'mean' }, panel)).toBe('b');
    expect(winner({ rule: 'location', of: 'median' }, panel)).toBe('a');
  });

  test('delphi: seven in ten must rate it 7 or more, and hardly anybody 3 or less', () => {
    const rated = (...beliefs: number[]) =>
      beliefs.map((belief, index) => vote(`v${index}`, 'yes', { confidence: belief }));
    const on = (...beliefs: number[]) => decide({ rule: 'delphi' }, rated(...beliefs), 'q', ['yes', 'no']).winner;
    expect(on(0.9, 0.8, 0.75, 0.5)).toBe('yes');
    expect(on(0.9, 0.8, 0.6, 0.5)).toBeNull();
    expect(on(0.9, 0.9, 0.9, 0.9, 0.1)).toBeNull();
    expect(on(0.1, 0.2, 0.25, 0.5)).toBe('no');
  });

  test('delphi: a rating that rises never makes a claim less acceptable', () => {
    const tallied = (beliefs: readonly number[]) =>
      decide(
        { rule: 'delphi' },
        beliefs.map((belief, index) => vote(`v${index}`, 'accept', { confidence: belief })),
        'q',
        ['accept', 'reject'],
      );
    const accepted = (beliefs: readonly number[]) => acceptance(tallied(beliefs));
    const rank = (beliefs: readonly number[]) =>
      ['rejected', 'disputed', 'accepted'].indexOf(outcomeOf(tallied(beliefs)));
    expect(accepted([0.7, 0.7, 0.9])).toBeGreaterThanOrEqual(accepted([0.7, 0.7, 0.7]));
    const belief = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(belief, { minLength: 1, maxLength: 8 }), fc.nat(), belief, (beliefs, at, other) => {
        const index = at % beliefs.length;
        const raised = beliefs.with(index, Math.max(beliefs[index] as number, other));
        expect(accepted(raised)).toBeGreaterThanOrEqual(accepted(beliefs) - 1e-12);
        expect(rank(raised)).toBeGreaterThanOrEqual(rank(beliefs));
      }),
    );
  });

  test('surprisingly popular: the few who know that most will err are right (Prelec et al., Philadelphia)', () => {
    // Is Philadelphia the capital of Pennsylvania? Two of three say yes, and expect nearly everybody to.
    const asked = [
      ...['a', 'b', 'c', 'd'].map((name) => ({ ...vote(name, 'yes', { confidence: 0.9 }), agreement: 0.9 })),
      ...['e', 'f'].map((name) => ({ ...vote(name, 'no', { confidence: 0.9 }), agreement: 0.3 })),
    ];
    const tally = decide({ rule: 'surprisingly-popular' }, asked, 'q', ['yes', 'no']);
    expect(tally.winner).toBe('no');
    // Expected for yes: (4 × .9 + 2 × .7) / 6; given: 4 / 6.
    expect(tally.scores.yes).toBeCloseTo(4 / 6 - 5 / 6, 12);
    expect(tally.margin).toBeCloseTo(2 / 6, 12);
  });

  test('peer prediction: who answers against what others see has no weight, whatever competence is known of it', () => {
    const items = Array.from({ length: 20 }, (_, index) => `q${index}`);
    const questions = items.map((item) => ({ item, candidates: ['a', 'b'] }));
    const on = (voter: string, item: string, choice: string, competence: number) => ({
      ...vote(voter, choice, { competence }),
      item,
    });
    const ballots = items.flatMap((item, index) => {
      const right = index % 3 === 0 ? 'a' : 'b';
      const wrong = right === 'a' ? 'b' : 'a';
      // Of five honest voters each errs on every sixth item; two liars with the best records collude.
      return [
        ...['u', 'v', 'x', 'y', 'z'].map((name, seat) => on(name, item, index % 6 === seat ? wrong : right, 0.7)),
        ...['l', 'm'].map((name) => on(name, item, wrong, 0.98)),
      ];
    });
    const right = (rule: Decision) =>
      decideRound(rule, questions, [ballots]).filter(({ winner }, index) => winner === (index % 3 === 0 ? 'a' : 'b'))
        .length;
    expect(right({ rule: 'peer-prediction' })).toBe(20);
    expect(right({ rule: 'log-odds', accept: 0.5 })).toBe(0);
  });

  test('star: a runoff can overturn the stars', () => {
    const panel = [
      vote('v', 'a', { confidence: 1 }),
      vote('w', 'b', { confidence: 0.6 }),
      vote('x', 'b', { confidence: 0.6 }),
    ];
    // Stars: a 5 + 2 + 2, b 0 + 3 + 3; two of three give b more.
    expect(decide({ rule: 'star' }, panel, 'q', ['a', 'b'])).toMatchObject({
      scores: { a: 9, b: 6 },
      winner: 'b',
      margin: 1,
    });
  });

  test('cumulative: points follow belief; approval: a doubtful voter approves more than its choice', () => {
    const doubtful = votes('ab', { confidence: 0.4 });
    expect(decide({ rule: 'cumulative' }, doubtful, 'q', CANDIDATES).scores).toEqual({
      a: expect.closeTo(7, 9),
      b: expect.closeTo(7, 9),
      c: expect.closeTo(6, 9),
    });
    expect(decide({ rule: 'approval', level: 0.3 }, doubtful, 'q', CANDIDATES).scores).toEqual({ a: 2, b: 2, c: 2 });
  });

  test('rankings given are used: a Condorcet winner that few put first', () => {
    const ranked = (voter: string, order: string) => vote(voter, order[0] as string, { ranking: [...order] });
    const panel = [ranked('v', 'acb'), ranked('w', 'acb'), ranked('x', 'bca'), ranked('y', 'bca'), ranked('z', 'cab')];
    expect(winner({ rule: 'schulze' }, panel)).toBe('c');
    expect(winner({ rule: 'plurality' }, panel)).toBe('a');
    expect(() => winner({ rule: 'schulze' }, [vote('v', 'a', { ranking: ['b', 'a'] })])).toThrow(InvalidBallot);
  });
});

test('grounded: what survives is the grounded extension of the votes that attack each other', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...CANDIDATES), fc.constantFrom(0.2, 0.4, 0.6)), {
        minLength: 1,
        maxLength: 6,
      }),
      (given) => {
        const panel = given.map(([choice, competence], index) => vote(`v${index}`, choice, { competence }));
        const attacks = panel.flatMap((from) =>
          panel
            .filter((to) => to.choice !== from.choice && from.competence >= to.competence)
            .map((to): [string, string] => [from.voter, to.voter]),
        );
        const [accepted] = extensions({ arguments: panel.map(({ voter }) => voter), attacks }, 'grounded');
        const choices = new Set(accepted?.map((voter) => panel.find((ballot) => ballot.voter === voter)?.choice));
        const { winner } = decide({ rule: 'grounded' }, panel, 'q', CANDIDATES);
        expect(choices).toEqual(new Set(winner === null ? [] : [winner]));
      },
    ),
  );
});

describe('rules that look further than one item and one round', () => {
  const on = (item: string, letters: string) => votes(letters, { item, confidence: 0.8 });
  const questions = ['p', 'q', 'r'].map((item) => ({ item, candidates: CANDIDATES }));

  test('committee: seats go to those one group of voters does not already have', () => {
    const ballots = [on('p', 'aaabb'), on('q', 'aaabb'), on('r', 'bbbaa')].flat();
    const outcome = decideRound({ rule: 'committee', method: 'seq-pav', seats: 2 }, questions, [ballots]);
    expect(outcome.map(({ winner }) => winner)).toEqual(['a', 'b', 'a']);
  });

  test('dawid-skene: a voter that is wrong on other items weighs less on this one', () => {
    const items = Array.from({ length: 20 }, (_, index) => ({ item: `i${index}`, candidates: ['a', 'b'] }));
    // Two good voters against three that guess alike.
    const ballots = items.flatMap(({ item }, index) =>
      on(item, index === 19 ? 'aabbb' : index % 2 === 0 ? 'aaaba' : 'bbbab'),
    );
    const last = decideRound({ rule: 'dawid-skene' }, items, [ballots]).at(-1);
    expect(last?.item).toBe('i19');
    expect(last?.scores.a).not.toBeCloseTo(2 / 5, 1);
  });

  test('trajectory: who left an answer counts against it', () => {
    const rounds = ['aa', 'ba', 'bb'].map((letters) => on('p', letters));
    const course = decideRound({ rule: 'trajectory' }, [{ item: 'p', candidates: ['a', 'b'] }], rounds);
    const last = decideRound({ rule: 'trajectory' }, [{ item: 'p', candidates: ['a', 'b'] }], rounds.slice(-1));
    expect(course[0]?.scores).not.toEqual(last[0]?.scores);
    expect(course[0]?.winner).toBe('b');
  });

  test('an item without ballots in the last round has no tally', () => {
    expect(decideRound({ rule: 'plurality' }, questions, [on('p', 'a')]).map(({ item }) => item)).toEqual(['p']);
  });
});
