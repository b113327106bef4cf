import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peerImportance } from '../../../protocols/metrics/index.ts';

describe('peer importance', () => {
  it('is shared by those who gave the answer, when nobody rated', () => {
    expect(peerImportance({ finals: ['a', 'b', 'a'], answer: 'a', ratings: [] })).toEqual([0.5, 0, 0.5]);
    expect(peerImportance({ finals: ['a', 'b'], answer: 'c', ratings: [] })).toEqual([0, 0]);
  });

  it('is handed down by ratings: worked by hand', () => {
    // Voters 0 and 1 end with the answer. 0 rates (1, 3, 0), 1 rates (2, 2, 4), 2 rates nobody.
    const ratings = [
      [
        [1, 3, 0],
        [2, 2, 4],
        [0, 0, 0],
      ],
    ];
    const [first, second, third] = peerImportance({ finals: ['a', 'a', 'b'], answer: 'a', ratings }) as [
      number,
      number,
      number,
    ];
    expect(first).toBeCloseTo(0.5 + 0.5 * 0.25 + 0.5 * 0.25, 12);
    expect(second).toBeCloseTo(0.5 + 0.5 * 0.75 + 0.5 * 0.25, 12);
    expect(third).toBeCloseTo(0.5 * 0.5, 12);
  });

  it('is kept from layer to layer when everybody rates somebody', () => {
    const rating = fc.integer({ min: 1, max: 5 });
    const layers = fc.array(
      fc.array(fc.array(rating, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(layers, (ratings) => {
        const importance = peerImportance({ finals: ['a', 'b', 'a', 'a'], answer: 'a', ratings });
        expect(importance.reduce((sum, value) => sum + value, 0)).toBeCloseTo(ratings.length + 1, 9);
      }),
    );
  });

  it('is not defined for nobody, for a matrix of another size, or for nonsense', () => {
    expect(() => peerImportance({ finals: [], answer: 'a', ratings: [] })).toThrow(/empty/);
    expect(() => peerImportance({ finals: ['a'], answer: 'a', ratings: [[[1, 2]]] })).toThrow(/unequal-lengths/);
    expect(() => peerImportance({ finals: ['a'], answer: 'a', ratings: [[[Number.NaN]]] })).toThrow(/not-a-count/);
  });
});
