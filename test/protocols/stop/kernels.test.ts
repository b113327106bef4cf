import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  betaDivergence,
  canChange,
  delphiReason,
  frozen,
  logBetaDensity,
  roundsToRest,
  sequentialTest,
  waldBounds,
} from '../../../protocols/stop/index.ts';

const winner = (counts: readonly number[]) => counts.indexOf(Math.max(...counts));

/** Every way to hand out the outstanding ballots. */
function* castings(counts: readonly number[], outstanding: number): Generator<number[]> {
  if (outstanding === 0) yield [...counts];
  else
    for (const pick of counts.keys()) yield* castings(counts.with(pick, (counts[pick] as number) + 1), outstanding - 1);
}

describe('canChange', () => {
  test('is exact: agrees with every way of casting what is out', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }), fc.nat(4), (counts, outstanding) => {
        const changed = castings(counts, outstanding).some((end) => winner(end) !== winner(counts));
        expect(canChange(counts, outstanding)).toBe(changed);
      }),
      { numRuns: 300 },
    );
  });

  test('rejects an invalid count', () => {
    expect(() => canChange([], 1)).toThrow(RangeError);
    expect(() => canChange([1, 0.5], 1)).toThrow(RangeError);
  });
});

describe('sequential test', () => {
  const plan = { right: { a: 8, b: 2 }, wrong: { a: 2, b: 8 }, alpha: 0.05, beta: 0.05, limit: 4 };

  test('bounds for five per cent either way (O13)', () => {
    expect(waldBounds(0.05, 0.05).accept).toBeCloseTo(2.9444, 4);
    expect(waldBounds(0.05, 0.05).reject).toBeCloseTo(-2.9444, 4);
    expect(() => waldBounds(0, 0.05)).toThrow(RangeError);
  });

  test('accepts, rejects, goes on, and gives up at its limit', () => {
    // One score of .8: ln of (.8 / .2)^6.
    expect(sequentialTest(plan, [0.8])).toEqual({
      verdict: 'accept',
      logRatio: expect.closeTo(6 * Math.log(4), 9),
      looked: 1,
    });
    expect(sequentialTest(plan, [0.2]).verdict).toBe('reject');
    expect(sequentialTest(plan, [0.5, 0.5])).toMatchObject({ verdict: 'continue', looked: 2 });
    expect(sequentialTest(plan, [0.5, 0.5, 0.5, 0.5, 0.9])).toMatchObject({ verdict: 'undecided', looked: 4 });
    expect(sequentialTest(plan, [0.6, 0.55, 0.9, 0.1]).looked).toBe(2);
  });

  test('refuses to run on scores that say nothing, and on scores that are none', () => {
    expect(() => sequentialTest({ ...plan, right: plan.wrong }, [0.5])).toThrow(RangeError);
    expect(() => sequentialTest(plan, [Number.NaN])).toThrow(RangeError);
    expect(() => sequentialTest(plan, [1.1])).toThrow(RangeError);
  });

  test('density integrates to one, and divergence is the mean log-ratio under it', () => {
    const [p, q] = [
      { a: 2.5, b: 4 },
      { a: 3, b: 2 },
    ];
    let [mass, divergence] = [0, 0];
    const cells = 20_000;
    for (let cell = 0; cell < cells; cell++) {
      const x = (cell + 0.5) / cells;
      const density = Math.exp(logBetaDensity(p, x)) / cells;
      mass += density;
      divergence += density * (logBetaDensity(p, x) - logBetaDensity(q, x));
    }
    expect(mass).toBeCloseTo(1, 5);
    expect(betaDivergence(p, q)).toBeCloseTo(divergence, 4);
    expect(betaDivergence(p, p)).toBeCloseTo(0, 12);
  });
});

describe('Delphi', () => {
  test('done when the middle half is within a point on every item', () => {
    const round = [
      [7, 2],
      [7, 3],
      [8, 3],
      [1, 3],
    ];
    expect(
      delphiReason(round, [
        [7, 2],
        [7, 3],
        [8, 3],
        [7, 3],
      ]),
    ).toBe('interquartile');
    expect(
      delphiReason(round, [
        [7, 2],
        [7, 9],
        [8, 3],
        [7, 5],
      ]),
    ).toBeNull();
  });

  test('done when raters order the items alike, however they use the scale', () => {
    const round = [
      [1, 2, 3, 4],
      [3, 5, 7, 9],
      [1, 4, 5, 9],
    ];
    expect(delphiReason(round, round)).toBe('concordance');
    expect(
      delphiReason(
        [
          [4, 3, 2, 1],
          [3, 5, 7, 9],
          [1, 4, 5, 9],
        ],
        round,
      ),
    ).toBeNull();
  });

  test('a panel that swings together is not done (D1)', () => {
    const [low, high] = [
      [
        [2, 8],
        [2, 8],
      ],
      [
        [8, 2],
        [8, 2],
      ],
    ];
    expect(delphiReason(low, high)).toBeNull();
    expect(delphiReason(high, low)).toBeNull();
    expect(delphiReason(low, low)).toBe('interquartile');
  });

  test('refuses rounds on different items', () => {
    expect(() => delphiReason([[1, 2]], [[1]])).toThrow(RangeError);
    expect(() => delphiReason([], [])).toThrow(RangeError);
  });
});

describe('freeze', () => {
  test('looks at the largest change', () => {
    expect(frozen([0.1, 0.2], [0.1, 0.2 + 1e-7])).toBe(true);
    expect(frozen([0.1, 0.2], [0.1, 0.201])).toBe(false);
    expect(() => frozen([0.1], [])).toThrow(RangeError);
  });

  test('predicts the rounds of the lazy ring of 75 (O13)', () => {
    expect(roundsToRest(0.99766, 1e-3)).toBeGreaterThan(2940);
    expect(roundsToRest(0.99766, 1e-3)).toBeLessThan(2960);
    expect(roundsToRest(0.5, 1e-3)).toBe(10);
    expect(roundsToRest(0, 1e-3)).toBe(1);
    expect(roundsToRest(-1, 1e-3)).toBe(Number.POSITIVE_INFINITY);
    expect(() => roundsToRest(1.5, 1e-3)).toThrow(RangeError);
  });
});
