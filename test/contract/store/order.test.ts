import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareKeys } from '../../../runtime/store/key.ts';
import type { Key } from '../../../runtime/store/store.ts';
import { describeStore, keysOf, put, remove } from './store-cases.ts';

describeStore('order', ({ store }) => {
  describe('4: order', () => {
    const ORDERED: readonly Key[] = [
      [-5],
      [0],
      [1.5],
      [2],
      [10],
      [''],
      ['A'],
      ['a'],
      ['a', -1],
      ['a', 2],
      ['a', 2, 'x'],
      ['a', 10],
      ['a', '\u0000'],
      ['a', ' '],
      ['a', 'b'],
      ['a ', 1],
      ['ab'],
      ['é'],
      ['\uffff'],
      ['\u{1f600}'],
    ];

    it('is the port’s order, and reversed its reverse', async () => {
      const shuffled = ORDERED.toSorted((a, b) => JSON.stringify(b).localeCompare(JSON.stringify(a)));
      await store().commit(shuffled.map((key) => put(key, JSON.stringify(key))));
      expect(keysOf(store().range([]))).toEqual(ORDERED);
      expect(keysOf(store().range([], { reverse: true }))).toEqual(ORDERED.toReversed());
    });

    it('range takes every key of the prefix and no other', async () => {
      await store().commit(ORDERED.map((key) => put(key, 0)));
      const under = ORDERED.filter((key) => key[0] === 'a');
      expect(keysOf(store().range(['a']))).toEqual(under);
      expect(keysOf(store().range(['a'], { reverse: true }))).toEqual(under.toReversed());
      expect(keysOf(store().range(['a', 2]))).toEqual([
        ['a', 2],
        ['a', 2, 'x'],
      ]);
      expect(keysOf(store().range(['nothing']))).toEqual([]);
    });

    it('after is exclusive, in both directions, and limit counts from there', async () => {
      await store().commit([1, 2, 3, 4, 5].map((n) => put(['n', n], n)));
      expect(keysOf(store().range(['n'], { after: ['n', 2], limit: 2 }))).toEqual([
        ['n', 3],
        ['n', 4],
      ]);
      expect(keysOf(store().range(['n'], { after: ['n', 3], reverse: true }))).toEqual([
        ['n', 2],
        ['n', 1],
      ]);
      expect(keysOf(store().range(['n'], { after: ['n', 2.5], limit: 1 }))).toEqual([['n', 3]]);
      expect(keysOf(store().range(['n'], { limit: 0 }))).toEqual([]);
      expect(keysOf(store().range(['n'], { after: ['z'] }))).toEqual([]);
      expect(keysOf(store().range(['n'], { after: ['a'], reverse: true }))).toEqual([]);
    });

    it('agrees with the reference for any keys, prefixes and cursors', async () => {
      const part = fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
        fc.string({ unit: 'grapheme', maxLength: 4 }),
      );
      const key = fc.array(part, { minLength: 1, maxLength: 3 });
      const request = fc.record({
        prefix: fc.array(part, { maxLength: 2 }),
        after: fc.option(key, { nil: undefined }),
        reverse: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(key, { maxLength: 12, selector: (k) => JSON.stringify(k) }),
          request,
          async (keys, { prefix, after, reverse }) => {
            await store().commit([...keysOf(store().range([])).map(remove), ...keys.map((k) => put(k, 1))]);
            const direction = reverse ? -1 : 1;
            const expected = keys
              .filter((k) => prefix.every((p, index) => Object.is(k[index], p)))
              .filter((k) => after === undefined || compareKeys(k, after) * direction > 0)
              .toSorted((a, b) => compareKeys(a, b) * direction);
            expect(keysOf(store().range(prefix, after ? { after, reverse } : { reverse }))).toEqual(expected);
          },
        ),
        { numRuns: 150 },
      );
    });

    it('refuses keys that have no place in it', async () => {
      const bad: Key[] = [[], [Number.NaN], [Number.POSITIVE_INFINITY], ['\ud800'], ['x'.repeat(1900)]];
      for (const key of bad) {
        expect(() => store().get(key)).toThrow(RangeError);
        await expect(store().commit([put(key, 1)])).rejects.toThrow(RangeError);
      }
      const long: Key = ['k'.repeat(1780), 1];
      await store().commit([put(long, 'long')]);
      expect(store().get(long)).toBe('long');
    });
  });
});
