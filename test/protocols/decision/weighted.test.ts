import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hodgesLehmann,
  median,
  recalibrated,
  reconcile,
  trajectoryScore,
  trimmedMean,
} from '../../../protocols/decision/index.ts';
import { vote } from '../panel.ts';

const path = (voter: string, choices: string) => ({ voter, choices: [...choices] });

const fault = (name: string) => expect.objectContaining({ fault: name });

describe('ReConcile (O13)', () => {
  test.each([
    [1, 1],
    [0.95, 0.8],
    [0.9, 0.8],
    [0.8, 0.5],
    [0.79, 0.3],
    [0.6, 0.1],
    [0, 0.1],
  ])('confidence %f weighs %f', (confidence, weight) => expect(recalibrated(confidence)).toBe(weight));

  test('one at .95 outweighs .7 and .6 together', () => {
    const ballots = [
      vote('x', 'a', { confidence: 0.95 }),
      vote('y', 'b', { confidence: 0.7 }),
      vote('z', 'b', { confidence: 0.6 }),
    ];
    const tally = reconcile(ballots, 'q', ['a', 'b']);
    expect(tally).toMatchObject({ scores: { a: 0.8, b: 0.4 }, winner: 'a', tie_break: 'none' });
    expect(tally.belief).toBeCloseTo(2 / 3, 12);
  });

  test('equal weights tie although their sums round differently', () => {
    const ballots = [0.85, 0.85].map((confidence, i) => vote(`a${i}`, 'a', { confidence }));
    const others = [0.7, 0.7, 0.7, 0.1].map((confidence, i) => vote(`b${i}`, 'b', { confidence }));
    expect(reconcile([...ballots, ...others], 'q', ['b', 'a'])).toMatchObject({ winners: ['b', 'a'], winner: 'b' });
  });
});

describe('FREE-MAD (O13)', () => {
  test('a course of three voters over two rounds', () => {
    const tally = trajectoryScore([path('x', 'AA'), path('y', 'BA'), path('z', 'BB')], 'q', ['A', 'B']);
    expect(tally).toMatchObject({ scores: { A: 22.5, B: 18.75 }, winner: 'A', margin: 3.75 });
  });

  test('being left costs more than the first vote brought in later rounds alone', () => {
    const tally = trajectoryScore([path('x', 'BBA'), path('y', 'AAA')], 'q', ['A', 'B']);
    // x: B +20 +10 -25/3, A +10; y: A +20 +10 +20/3.
    expect(tally.scores.A).toBeCloseTo((10 + 30 + 20 / 3) / 2, 12);
    expect(tally.scores.B).toBeCloseTo(30 - 25 / 3, 12);
  });

  test('refuses voters without answers and unknown answers', () => {
    expect(() => trajectoryScore([path('x', '')], 'q', ['A', 'B'])).toThrow(fault('no-ballots'));
    expect(() => trajectoryScore([path('x', 'AZ')], 'q', ['A', 'B'])).toThrow(fault('unknown-candidate'));
    expect(() => trajectoryScore([path('x', 'A'), path('x', 'A')], 'q', ['A', 'B'])).toThrow(fault('duplicate-voter'));
  });
});

describe('robust location', () => {
  const numbers = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 20 });

  test('known values', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(trimmedMean([100, 1, 2, 3, -50], 0.2)).toBe(2);
    expect(trimmedMean([1, 2, 6], 0)).toBe(3);
    // Pairs of 1, 2, 9: 1 1.5 5 2 5.5 9.
    expect(hodgesLehmann([9, 1, 2])).toBe(3.5);
  });

  test('moves with the numbers, whatever their order', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        for (const locate of [median, hodgesLehmann, (list: readonly number[]) => trimmedMean(list, 0.1)]) {
          expect(locate(values.toReversed())).toBeCloseTo(locate(values), 9);
          expect(locate(values.map((value) => value + 7))).toBeCloseTo(locate(values) + 7, 6);
        }
      }),
    );
  });

  test('a minority of liars cannot move the median beyond the honest', () => {
    fc.assert(
      fc.property(numbers, fc.double({ noNaN: true }), (honest, lie) => {
        const value = median([...honest, ...honest.slice(1).map(() => lie)]);
        expect(value).toBeGreaterThanOrEqual(Math.min(...honest));
        expect(value).toBeLessThanOrEqual(Math.max(...honest));
      }),
    );
  });

  test('refuses nothing and NaN', () => {
    for (const values of [[], [1, Number.NaN]]) {
      for (const locate of [median, hodgesLehmann]) expect(() => locate(values)).toThrow(RangeError);
    }
    expect(() => trimmedMean([1], 0.5)).toThrow(RangeError);
  });
});
