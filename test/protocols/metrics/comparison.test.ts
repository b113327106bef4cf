import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../protocols/index.ts';
import { flips, pairedDifference, pairedTest, shareInterval } from '../../../protocols/metrics/index.ts';

describe('comparison', () => {
  test('85 of 100 is anything from .767 to .907, so 83 against 85 is noise', () => {
    const { low, high } = shareInterval(85, 100);
    expect(low).toBeCloseTo(0.767, 3);
    expect(high).toBeCloseTo(0.907, 3);
    expect(low).toBeLessThan(0.83);
  });

  test('an interval for a share lies around it, within 0..1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (trials, pick) => {
        const successes = pick % (trials + 1);
        const { low, high } = shareInterval(successes, trials);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(successes / trials + 1e-12);
        expect(high).toBeGreaterThanOrEqual(successes / trials - 1e-12);
        expect(high).toBeLessThanOrEqual(1);
      }),
    );
    expect(() => shareInterval(3, 2)).toThrow(RangeError);
    expect(() => shareInterval(0, 0)).toThrow(RangeError);
  });

  test('the exact paired test', () => {
    expect(pairedTest(0, 0)).toBe(1);
    expect(pairedTest(5, 5)).toBe(1);
    // Two tails of 1 of 10 coins: 2 × 11 / 1024.
    expect(pairedTest(1, 9)).toBeCloseTo(22 / 1024, 12);
    expect(pairedTest(9, 1)).toBe(pairedTest(1, 9));
    expect(pairedTest(1000, 1200)).toBeLessThan(0.001);
    expect(() => pairedTest(-1, 2)).toThrow(RangeError);
  });

  test('the paired difference sees through what is hard for both', () => {
    const random = seededRandom(1, 'items');
    const hardness = Array.from({ length: 200 }, () => random.real());
    const better = hardness.map((value) => value + 0.02 + random.real() / 50);
    const { low, high, mean } = pairedDifference(better, hardness, seededRandom(2));
    expect(mean).toBeGreaterThan(low);
    expect(mean).toBeLessThan(high);
    expect(low).toBeGreaterThan(0.02);
    expect(pairedDifference(better, hardness, seededRandom(2))).toEqual({ low, high, mean });
  });

  test('two equal methods differ by an interval that holds 0', () => {
    const random = seededRandom(3, 'equal');
    const draw = () => Array.from({ length: 300 }, () => random.integer(0, 1));
    const { low, high } = pairedDifference(draw(), draw(), seededRandom(4));
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
    expect(() => pairedDifference([1], [], seededRandom(1))).toThrow(RangeError);
  });
});

test('flips: who was put right, who was talked out of it', () => {
  const said = (choices: string) =>
    [...choices].map((choice, index) => ({ voter: `v${index}`, item: 'q', choice: choice === '.' ? null : choice }));
  const truth = new Map([['q', 'a']]);
  expect(flips(said('abbca.b'), said('abacba.'), truth)).toEqual({ corrected: 1, corrupted: 1, shuffled: 0, kept: 3 });
  expect(flips(said('bc'), said('cb'), truth)).toEqual({ corrected: 0, corrupted: 0, shuffled: 2, kept: 0 });
  expect(flips(said('bc'), said('aa'), new Map())).toEqual({ corrected: 0, corrupted: 0, shuffled: 0, kept: 0 });
});
