import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neighbours, seededRandom } from '../../../protocols/index.ts';
import { roundsToRest } from '../../../protocols/stop/index.ts';
import {
  averaged,
  averagingLimit,
  boundedConfidence,
  camps,
  heardWithin,
  type NullDebate,
  nullDebate,
  pairwise,
  stubbornLimit,
} from '../../../protocols/topology/opinion/index.ts';

const close = (values: readonly number[], digits = 9) => values.map((value) => expect.closeTo(value, digits));

describe('DeGroot averaging (O1)', () => {
  test('three voters: the weights and the pace', () => {
    const weights = [
      [1 / 3, 1 / 3, 1 / 3],
      [1 / 2, 1 / 2, 0],
      [0, 1 / 4, 3 / 4],
    ];
    expect(averagingLimit(weights)).toEqual({
      kind: 'consensus',
      weights: close([3 / 11, 4 / 11, 4 / 11]),
      pace: expect.closeTo(0.5, 4),
    });
    let opinions = [1, 0, 0];
    for (let round = 0; round < 60; round++) opinions = averaged(weights, opinions);
    expect(opinions).toEqual(close([3 / 11, 3 / 11, 3 / 11]));
  });

  test('two who only listen to each other swing for ever, two who listen to nobody stay apart', () => {
    expect(
      averagingLimit([
        [0, 1],
        [1, 0],
      ]),
    ).toEqual({ kind: 'periodic', period: 2 });
    expect(
      averagingLimit([
        [1, 0],
        [0, 1],
      ]),
    ).toEqual({ kind: 'divided', groups: [[0], [1]] });
    expect(
      averagingLimit([
        [1, 0],
        [0.5, 0.5],
      ]),
    ).toMatchObject({ kind: 'consensus', weights: close([1, 0]) });
  });

  test('two groups that hardly hear each other: the limit is worked out, not waited for', () => {
    const weights = [
      [1 - 1e-9, 1e-9],
      [2e-9, 1 - 2e-9],
    ];
    expect(averagingLimit(weights)).toEqual({
      kind: 'consensus',
      weights: close([2 / 3, 1 / 3]),
      pace: expect.closeTo(1 - 3e-9, 11),
    });
  });

  test('refuses rows that are no weights', () => {
    for (const wrong of [
      [
        [0.5, 0.4],
        [0, 1],
      ],
      [
        [1.5, -0.5],
        [0, 1],
      ],
      [[1], [1]],
    ]) {
      expect(() => averagingLimit(wrong)).toThrow(RangeError);
    }
  });

  test('at 75 voters four random neighbours agree in a handful of rounds, a ring in thousands (O13)', () => {
    const panel = Array.from({ length: 75 }, (_, index) => ({ id: `e${index}`, competence: 0.5 }));
    const ids = panel.map((voter) => voter.id).toSorted();
    const pace = (topology: Parameters<typeof neighbours>[0]) => {
      const edges = neighbours(topology, panel, { seed: 1, round: 1, item: 'q' });
      const weights = ids.map((id) => {
        const heard = new Set([id, ...(edges.get(id) as string[])]);
        return ids.map((other) => (heard.has(other) ? 1 / heard.size : 0));
      });
      const limit = averagingLimit(weights);
      return limit.kind === 'consensus' ? limit.pace : 1;
    };
    expect(roundsToRest(pace({ kind: 'ring' }), 1e-3)).toBeGreaterThan(2900);
    expect(roundsToRest(pace({ kind: 'k-out', k: 4, draw: 'seed' }), 1e-3)).toBeLessThan(16);
    expect(roundsToRest(pace({ kind: 'complete' }), 1e-3)).toBe(1);
  });
});

describe('Friedkin–Johnsen (O2)', () => {
  test('the published group of four', () => {
    const weights = [
      [0.22, 0.12, 0.36, 0.3],
      [0.147, 0.215, 0.344, 0.294],
      [0, 0, 1, 0],
      [0.09, 0.178, 0.446, 0.286],
    ];
    const openness = weights.map((row, index) => 1 - (row[index] as number));
    const limit = stubbornLimit(weights, openness, [25, 25, 75, 85]);
    expect(limit).toEqual(close([60.021, 59.984, 75, 74.986], 3));
  });

  test('a closed voter keeps its first opinion', () => {
    expect(
      stubbornLimit(
        [
          [0, 1],
          [1, 0],
        ],
        [0, 0.5],
        [1, 3],
      ),
    ).toEqual(close([1, 2]));
    expect(
      stubbornLimit(
        [
          [0, 1],
          [1, 0],
        ],
        [1, 1],
        [0, 1],
      ),
    ).toBeNull();
    expect(() => stubbornLimit([[1]], [1.5], [0])).toThrow(RangeError);
  });

  test('wholly open voters who take turns rest where their turns agree', () => {
    const swap = [
      [0, 1, 0],
      [1, 0, 0],
      [0.5, 0, 0.5],
    ];
    expect(stubbornLimit(swap, [1, 1, 0.5], [3, 3, 1])).toEqual(close([3, 3, 5 / 3]));
    expect(stubbornLimit(swap, [1, 1, 0.5], [3, 2, 1])).toBeNull();
  });

  test('a barely open voter converges, however late', () => {
    const weights = [
      [0, 1],
      [1, 0],
    ];
    // x = λ y + (1 - λ) a and y = λ x + (1 - λ) b: the two end a hair apart, at the mean.
    expect(stubbornLimit(weights, [1 - 1e-9, 1 - 1e-9], [0, 1])).toEqual(close([0.5, 0.5], 8));
  });

  test('the opinions at rest are left alone by another round', () => {
    const random = seededRandom(11, 'stubborn');
    for (let time = 0; time < 50; time++) {
      const size = random.integer(2, 7);
      const weights = Array.from({ length: size }, () => {
        const row = Array.from({ length: size }, () => (random.real() < 0.5 ? 0 : random.real()));
        const sum = row.reduce((total, weight) => total + weight, 0);
        return sum === 0 ? row.map((_, index) => (index === 0 ? 1 : 0)) : row.map((weight) => weight / sum);
      });
      const openness = weights.map(() => (random.real() < 0.3 ? 1 : random.real()));
      const first = weights.map(() => random.real());
      const limit = stubbornLimit(weights, openness, first);
      if (limit === null) continue;
      const heard = averaged(weights, limit);
      const next = heard.map(
        (x, i) => (openness[i] as number) * x + (1 - (openness[i] as number)) * (first[i] as number),
      );
      expect(limit).toEqual(close(next, 9));
    }
  });
});

describe('Hegselmann–Krause (O3)', () => {
  test.each([
    [6, 6],
    [7, 6],
    [8, 6],
    [10, 10],
    [12, 11],
    [13, 11],
    [18, 16],
    [20, 16],
    [24, 21],
  ])('%i voters one reach apart: threes from both ends, the rest between, after %i rounds', (n, expected) => {
    const { opinions, rounds } = boundedConfidence(
      Array.from({ length: n }, (_, index) => index),
      1,
    );
    const threes = Array<number>(Math.floor(n / 6)).fill(3);
    expect(camps(opinions)).toEqual([...threes, ...(n % 6 === 0 ? [] : [n % 6]), ...threes]);
    expect(rounds).toBe(expected);
  });

  test.each([
    [0.05, 9],
    [0.1, 5],
    [0.15, 3],
    [0.25, 1],
  ])('625 voters spread evenly, reach %f: %i camps', (reach, expected) => {
    const { opinions } = boundedConfidence(
      Array.from({ length: 625 }, (_, index) => index / 624),
      reach,
    );
    expect(camps(opinions)).toHaveLength(expected);
  });

  test('all speak at once: a chain differs from taking turns (D3, O14)', () => {
    const chain = [0, 1, 2];
    const together = heardWithin(chain, 1);
    const inTurn = [...chain];
    for (const index of inTurn.keys()) inTurn[index] = heardWithin(inTurn, 1)[index] as number;
    expect(together).toEqual(close([0.5, 1, 1.5]));
    expect(inTurn).not.toEqual(together);
    expect(heardWithin(chain.toReversed(), 1)).toEqual(together.toReversed());
  });
});

test('Deffuant: the mean is conserved, and those out of reach never meet', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 20 }),
      fc.integer(),
      (first, seed) => {
        const last = pairwise(first, 0.3, 0.5, 200, seededRandom(seed));
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(last)).toBeCloseTo(sum(first), 9);
      },
    ),
  );
  expect(pairwise([0, 1], 0.5, 0.5, 50, seededRandom(1))).toEqual([0, 1]);
  expect(() => pairwise([0], 0.5, 0.5, 1, seededRandom(1))).toThrow(RangeError);
});

/** Mean accuracy and accuracy of the plurality (ties drawn) in the first and last round, over many debates. */
function simulate(insight: number, runs: number) {
  const debate: NullDebate = {
    hears: [0, 1, 2, 3, 4].map((voter) => [0, 1, 2, 3, 4].filter((other) => other !== voter)),
    candidates: 4,
    accuracy: 0.45,
    firmness: 4,
    rounds: 5,
    insight,
  };
  const random = seededRandom(11, 'null-debate');
  const sums = { first: 0, last: 0, firstVote: 0, lastVote: 0, square: 0 };
  for (let run = 0; run < runs; run++) {
    const answers = nullDebate(debate, random);
    const right = (round: readonly number[]) => round.filter((answer) => answer === 0).length / round.length;
    const [first, last] = [answers[0] as number[], answers[5] as number[]];
    sums.first += right(first) / runs;
    sums.last += right(last) / runs;
    sums.firstVote += pluralityRight(first) / runs;
    sums.lastVote += pluralityRight(last) / runs;
    sums.square += (right(last) - right(first)) ** 2 / runs;
  }
  return { ...sums, standardError: Math.sqrt(sums.square / runs) };
}

/** Probability that the plurality, ties drawn by lot, is candidate 0. */
function pluralityRight(answers: readonly number[]): number {
  const counts = [0, 1, 2, 3].map((candidate) => answers.filter((answer) => answer === candidate).length);
  const leaders = counts.filter((count) => count === Math.max(...counts)).length;
  return counts[0] === Math.max(...counts) ? 1 / leaders : 0;
}

describe('null debate (O12)', () => {
  test('nobody gets better by listening, and the vote gets worse', () => {
    const { first, last, firstVote, lastVote, standardError } = simulate(0, 6000);
    expect(Math.abs(last - first)).toBeLessThan(3 * standardError);
    expect(first).toBeCloseTo(0.45, 1);
    expect(firstVote).toBeCloseTo(0.598, 1);
    expect(lastVote).toBeLessThan(firstVote - 0.03);
  });

  test('truth that comes in from outside does help', () => {
    const { firstVote, lastVote } = simulate(1, 3000);
    expect(lastVote).toBeGreaterThan(firstVote + 0.08);
  });
});
