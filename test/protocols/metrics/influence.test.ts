import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ballot, decide, seededRandom } from '../../../protocols/index.ts';
import { banzhaf, pivots } from '../../../protocols/metrics/index.ts';

const random = () => seededRandom(7, 'influence');

/** Passes with so much weight or more. */
const quota = (level: number) => (weights: readonly number[]) =>
  weights.reduce((sum, weight) => sum + weight, 0) >= level ? 'pass' : null;

/** The one most frequent choice; null for a tie. */
function plurality(choices: readonly string[]): string | null {
  const counts = [...Map.groupBy(choices, (choice) => choice)].map(([choice, { length }]) => ({ choice, length }));
  const top = counts.toSorted((one, other) => other.length - one.length);
  return top[0] !== undefined && top[0].length !== top[1]?.length ? top[0].choice : null;
}

describe('pivots', () => {
  test.each([
    ['51 of 50, 49, 1: the first and one other', [50, 49, 1], 51, [50]],
    ['unanimity: all', [1, 1, 1], 3, [1, 1, 1]],
    ['with one to spare: none', [1, 1, 1], 2, []],
  ])('%s', (_, weights, level, expected) => {
    expect(pivots(weights, quota(level)).map(({ ballot }) => ballot)).toEqual(expected);
  });

  test('no rule is asked about an empty panel', () => {
    const rule = (choices: readonly string[]) => {
      if (choices[0] === undefined) throw new Error('an empty panel');
      return choices[0];
    };
    expect(pivots(['a'], rule)).toEqual([{ ballot: 'a', winner: null }]);
    expect(banzhaf(['a'], rule, random())[0]).toEqual({ ballot: 'a', swing: 1, share: 1, standardError: 0 });
  });

  test('say who wins without them', () => {
    expect(pivots(['a', 'a', 'b'], plurality)).toEqual([
      { ballot: 'a', winner: null },
      { ballot: 'a', winner: null },
    ]);
    expect(() => pivots([], plurality)).toThrow(expect.objectContaining({ name: 'MeasureFault', fault: 'empty' }));
  });

  test('a ballot without weight is never one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        (weights, level) => {
          expect(pivots(weights, quota(level)).map(({ ballot }) => ballot)).not.toContain(0);
        },
      ),
    );
  });
});

describe('Banzhaf influence', () => {
  test.each([
    // Swings of A: with B, with C, with both; of B and C: with A alone.
    [[50, 49, 1], 51, [3, 1, 1]],
    [[1, 1, 1], 2, [2, 2, 2]],
    // The first decides alone.
    [[3, 1, 1], 3, [4, 0, 0]],
    // AB, ABC, ABD, ACD and ABCD win. B is needed in the first three, C and D in ACD only.
    [[4, 3, 2, 1], 7, [5, 3, 1, 1]],
  ])('weights %j, quota %i', (weights, level, swings) => {
    const all = swings.reduce((sum, count) => sum + count, 0);
    const found = banzhaf(weights, quota(level), random());
    expect(found.map(({ swing }) => swing * 2 ** (weights.length - 1))).toEqual(swings);
    for (const [index, { share, standardError }] of found.entries()) {
      expect(share).toBeCloseTo((swings[index] as number) / all, 12);
      expect(standardError).toBe(0);
    }
  });

  test('over a decision rule of the catalogue, an abstainer weighs nothing', () => {
    const ballots: Ballot[] = ['accept', 'accept', 'reject', null].map((choice, index) => ({
      voter: `v${index}`,
      item: 'q',
      choice,
      confidence: 0.8,
      competence: 0.7,
    }));
    const found = banzhaf(
      ballots,
      (some) => decide({ rule: 'plurality' }, some, 'q', ['accept', 'reject']).winner,
      random(),
    );
    expect(found[0]?.swing).toBe(found[1]?.swing);
    expect(found[0]?.swing).toBeGreaterThan(0);
    expect(found[3]?.swing).toBe(0);
  });

  test('a dummy has none, equal voters have the same, shares sum to 1', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 60 }), (own, level) => {
        const found = banzhaf([0, ...own, own[0] as number], quota(level), random());
        expect(found[0]?.swing).toBe(0);
        expect(found[1]?.swing).toBe(found.at(-1)?.swing);
        const sum = found.reduce((total, { share }) => total + share, 0);
        expect(sum).toBeCloseTo(found.every(({ swing }) => swing === 0) ? 0 : 1, 12);
      }),
    );
  });

  test('beyond sixteen ballots it is drawn, within its stated error of the truth, and repeatable', () => {
    const weights = [0, ...Array.from({ length: 17 }, () => 1)];
    const found = banzhaf(weights, quota(9), random(), 4000);
    // A voter of 17 swings when just 8 of the other 16 are in: C(16, 8) / 2^16.
    const truth = 12_870 / 65_536;
    for (const { ballot, standardError, swing } of found) {
      expect(Math.abs(swing - (ballot === 0 ? 0 : truth))).toBeLessThan(4 * standardError);
      expect(standardError).toBeLessThan(0.01);
    }
    expect(found[0]?.swing).toBe(0);
    expect(found[0]?.standardError).toBeGreaterThan(0);
    expect(banzhaf(weights, quota(9), random(), 4000)).toEqual(found);
  });

  test('no ballots and no count of draws are named errors', () => {
    expect(() => banzhaf([], plurality, random())).toThrow(expect.objectContaining({ fault: 'empty' }));
    for (const draws of [0, 1.5, Number.NaN]) {
      expect(() => banzhaf(['a'], plurality, random(), draws)).toThrow(
        expect.objectContaining({ name: 'MeasureFault', fault: 'not-a-count' }),
      );
    }
  });
});
