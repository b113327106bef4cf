import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brier,
  calibrationError,
  effectiveAnswers,
  effectiveVoters,
  entropy,
  errorCorrelation,
  fleissKappa,
  interval,
  juryAccuracy,
  kendallW,
  krippendorffAlpha,
  nominal,
  ordinal,
  ratio,
} from '../../../protocols/metrics/index.ts';

/** Ratings written one rater a line, `*` for none, turned so that each row is an item. */
function ratings(...raters: string[]): (number | null)[][] {
  const rows = raters.map((line) => line.split(' ').map((sign) => (sign === '*' ? null : Number(sign))));
  return (rows[0] ?? []).map((_, item) => rows.map((row) => row[item] ?? null));
}

describe('Krippendorff alpha (O7)', () => {
  const three = ratings(
    '* * * * * 3 4 1 2 1 1 3 3 * 3',
    '1 * 2 1 3 3 4 3 * * * * * * *',
    '* * 2 1 3 4 4 * 2 1 1 3 3 * 4',
  );
  const four = ratings(
    '1 2 3 3 2 1 4 1 2 * * *',
    '1 2 3 3 2 2 4 1 2 5 * 3',
    '* 3 3 3 2 3 4 2 2 5 1 *',
    '1 2 3 3 2 4 4 1 2 5 1 *',
  );

  test('three raters, fifteen items', () => {
    expect(krippendorffAlpha(three, nominal)).toBeCloseTo(0.691358, 6);
    expect(krippendorffAlpha(three, interval)).toBeCloseTo(0.810845, 6);
  });

  test('four raters, twelve items', () => {
    expect(krippendorffAlpha(four, nominal)).toBeCloseTo(0.743, 3);
    expect(krippendorffAlpha(four, ordinal(four))).toBeCloseTo(0.815, 3);
    expect(krippendorffAlpha(four, ratio)).toBeCloseTo(0.797, 3);
  });

  test('perfect agreement is 1, agreement without variety is undefined', () => {
    expect(krippendorffAlpha(ratings('1 2 3', '1 2 3'), nominal)).toBe(1);
    expect(krippendorffAlpha(ratings('1 1', '1 1'), nominal)).toBeNull();
    expect(krippendorffAlpha(ratings('1 *', '* 2'), nominal)).toBeNull();
  });
});

describe('Fleiss kappa (O7)', () => {
  test('ten items, fourteen raters, five categories', () => {
    const counts = [
      [0, 0, 0, 0, 14],
      [0, 2, 6, 4, 2],
      [0, 0, 3, 5, 6],
      [0, 3, 9, 2, 0],
      [2, 2, 8, 1, 1],
      [7, 7, 0, 0, 0],
      [3, 2, 6, 3, 0],
      [2, 5, 3, 2, 2],
      [6, 5, 2, 1, 0],
      [0, 2, 2, 3, 7],
    ];
    expect(fleissKappa(counts)).toBeCloseTo(0.20993, 5);
  });

  test('is undefined for one category, and refuses unequal panels', () => {
    expect(fleissKappa([[3], [3]])).toBeNull();
    expect(() =>
      fleissKappa([
        [3, 0],
        [2, 0],
      ]),
    ).toThrow(RangeError);
    expect(() => fleissKappa([])).toThrow(RangeError);
  });
});

describe('Kendall W (O7)', () => {
  test('three rankings of four', () => {
    expect(
      kendallW([
        [1, 2, 3, 4],
        [1, 3, 2, 4],
        [2, 1, 3, 4],
      ]),
    ).toBeCloseTo(0.7778, 4);
  });

  test('full agreement is 1 with and without ties, opposition 0', () => {
    expect(
      kendallW([
        [1, 2, 3],
        [1, 2, 3],
      ]),
    ).toBe(1);
    expect(
      kendallW([
        [1.5, 1.5, 3],
        [1.5, 1.5, 3],
      ]),
    ).toBeCloseTo(1, 12);
    expect(
      kendallW([
        [1, 2, 3],
        [3, 2, 1],
      ]),
    ).toBe(0);
    expect(kendallW([[2, 2, 2]])).toBeNull();
    expect(() =>
      kendallW([
        [1, 2],
        [1, 2, 3],
      ]),
    ).toThrow(RangeError);
  });
});

describe('diversity', () => {
  test('entropy in bits and effective answers', () => {
    expect(entropy([1, 1, 1, 1])).toBe(2);
    expect(entropy([5, 0])).toBe(0);
    expect(entropy([])).toBe(0);
    expect(effectiveAnswers([2, 2])).toBe(2);
    expect(() => entropy([-1, 2])).toThrow(RangeError);
  });

  test('75 voters with correlation .2 are worth fewer than five (O11)', () => {
    expect(effectiveVoters(75, 0.2)).toBeCloseTo(4.75, 2);
    expect(effectiveVoters(75, 0)).toBe(75);
    expect(effectiveVoters(75, 1)).toBe(1);
    expect(() => effectiveVoters(3, -0.5)).toThrow(RangeError);
  });

  test.each([
    [0, 0.9999],
    [0.05, 0.9484],
    [0.1, 0.888],
    [0.2, 0.813],
    [0.3, 0.7706],
    [0.5, 0.7269],
  ])('the correlated jury of 75 (O11): ρ %f', (correlation, expected) => {
    expect(juryAccuracy(75, 0.7, correlation)).toBeCloseTo(expected, 3);
  });

  test.each([
    [3, 0.6, 0.648],
    [11, 0.6, 0.753498],
    [101, 0.6, 0.979103],
    [11, 0.4, 0.246502],
  ])('the independent jury (O10): %i voters of %f', (voters, p, expected) => {
    expect(juryAccuracy(voters, p, 0)).toBeCloseTo(expected, 6);
  });

  test('error correlation tells clones from strangers', () => {
    const [a, b] = [
      [true, false, true, false],
      [true, true, false, false],
    ];
    expect(errorCorrelation([a, a])).toBeCloseTo(1, 12);
    expect(errorCorrelation([a, b])).toBeCloseTo(0, 12);
    expect(errorCorrelation([a, a.map((wrong) => !wrong)])).toBeCloseTo(-1, 12);
    expect(errorCorrelation([a, [false, false, false, false]])).toBeNull();
    expect(() => errorCorrelation([a, [true]])).toThrow(RangeError);
  });
});

describe('calibration', () => {
  test('Brier and calibration error of known forecasts', () => {
    const forecasts = [
      { probability: 0.8, outcome: true },
      { probability: 0.8, outcome: false },
      { probability: 0.1, outcome: false },
      { probability: 1, outcome: true },
    ];
    expect(brier(forecasts)).toBeCloseTo((0.04 + 0.64 + 0.01) / 4, 12);
    // Bins: .8 twice with a half right, .1, and 1.
    expect(calibrationError(forecasts)).toBeCloseTo((0.6 + 0.1 + 0) / 4, 12);
  });

  test('both are within 0..1, and the coarsest bin compares the means', () => {
    const forecast = fc.record({ probability: fc.double({ min: 0, max: 1, noNaN: true }), outcome: fc.boolean() });
    fc.assert(
      fc.property(fc.array(forecast, { minLength: 1 }), (forecasts) => {
        for (const value of [brier(forecasts), calibrationError(forecasts)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
        expect(calibrationError(forecasts, 1)).toBeLessThanOrEqual(calibrationError(forecasts, 10) + 1e-12);
      }),
    );
  });

  test('refuses no forecasts and impossible ones', () => {
    expect(() => brier([])).toThrow(RangeError);
    expect(() => calibrationError([{ probability: 1.1, outcome: true }])).toThrow(RangeError);
  });
});
