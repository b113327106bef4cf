import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StoreClosed, StoreFull } from '../../../runtime/errors.ts';
import { describeStore, keysOf, put, remove } from './store-cases.ts';

describeStore('commits and values', ({ store, fresh }) => {
  describe('1: commit is all or nothing', () => {
    it('applies every write of a commit', async () => {
      expect(await store().commit([put(['a'], 1), put(['b', 2], { deep: [null, 'x'] }), put(['c'], null)])).toBe(true);
      expect(store().get(['a'])).toBe(1);
      expect(store().get(['b', 2])).toEqual({ deep: [null, 'x'] });
      expect(store().get(['c'])).toBe(null);
      expect(store().get(['d'])).toBeUndefined();
    });

    it('gives the text of a value, which changes when the value does', async () => {
      const value = { text: 'Zinsen für 5 €', list: [1, null] };
      await store().commit([put(['a'], value)]);
      expect(store().text(['a'])).toBe(JSON.stringify(value));
      await store().commit([
        put(['a'], { ...value, list: [2] }),
        { op: 'put-bytes', key: ['b'], bytes: new Uint8Array(2) },
      ]);
      expect(store().text(['a'])).toBe(JSON.stringify({ ...value, list: [2] }));
      expect(store().text(['b'])).toBeUndefined();
      await store().commit([remove(['a'])]);
      expect(store().text(['a'])).toBeUndefined();
    });

    it('writes nothing when one condition of several fails', async () => {
      await store().commit([put(['taken'], 'first')]);
      const done = await store().commit(
        [put(['new'], 1), put(['taken'], 'second')],
        [{ absent: ['free'] }, { absent: ['taken'] }],
      );
      expect(done).toBe(false);
      expect(store().get(['new'])).toBeUndefined();
      expect(store().get(['taken'])).toBe('first');
    });

    it('writes only while a value is the one expected', async () => {
      await store().commit([put(['home', 1], { node: 'a', epoch: 3 })]);
      const as = (value: unknown) => [{ present: ['home', 1], value }];
      expect(await store().commit([put(['x'], 1)], as({ node: 'a', epoch: 2 }))).toBe(false);
      expect(await store().commit([put(['x'], 1)], [{ present: ['nobody'], value: 1 }])).toBe(false);
      expect(store().get(['x'])).toBeUndefined();
      const move = store().commit([put(['home', 1], { node: 'b', epoch: 4 })], as({ node: 'a', epoch: 3 }));
      // Of the same turn, after the value has moved on.
      const late = store().commit([put(['x'], 1)], as({ node: 'a', epoch: 3 }));
      expect([await move, await late]).toEqual([true, false]);
      expect(store().get(['home', 1])).toEqual({ node: 'b', epoch: 4 });
    });

    it('writes nothing when a value cannot be encoded', async () => {
      const cycle: Record<string, unknown> = {};
      cycle.self = cycle;
      for (const bad of [cycle, undefined, 10n, () => 1]) {
        await expect(store().commit([put(['good'], 1), put(['bad'], bad)])).rejects.toThrow(TypeError);
      }
      expect(store().get(['good'])).toBeUndefined();
    });

    it('lets exactly one of many concurrent commits take a key', async () => {
      const takers = Array.from({ length: 200 }, (_, taker) =>
        store().commit([put(['lock'], taker), put(['won', taker], taker)], [{ absent: ['lock'] }]),
      );
      const outcomes = await Promise.all(takers);
      const winner = outcomes.indexOf(true);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(store().get(['lock'])).toBe(winner);
      expect(keysOf(store().range(['won']))).toEqual([['won', winner]]);
    });

    it('holds a condition against the writes of a commit of the same turn', async () => {
      const [first, second, third] = await Promise.all([
        store().commit([put(['x'], 1)], [{ absent: ['x'] }]),
        store().commit([remove(['x'])]),
        store().commit([put(['x'], 3)], [{ absent: ['x'] }]),
      ]);
      expect([first, second, third]).toEqual([true, true, true]);
      expect(store().get(['x'])).toBe(3);
    });

    it('applies the writes of one commit in their order', async () => {
      await store().commit([put(['k'], 1), remove(['k']), put(['k'], 2), put(['k'], 3)]);
      expect(store().get(['k'])).toBe(3);
      await store().commit([put(['k'], 4), remove(['k'])]);
      expect(store().get(['k'])).toBeUndefined();
    });
  });

  describe('2: visible after commit', () => {
    it('shows a commit to get, bytes and range at once, and flush resolves', async () => {
      await store().commit([put(['seen'], true), { op: 'put-bytes', key: ['seen'], bytes: new Uint8Array([1]) }]);
      expect(store().get(['seen'])).toBe(true);
      expect(store().bytes(['seen'])).toEqual(new Uint8Array([1]));
      expect([...store().range([])]).toEqual([[['seen'], true]]);
      await store().flush();
    });
  });

  describe('3: values', () => {
    it('come back equal, whatever JSON they are', async () => {
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (value) => {
          await store().commit([put(['v'], value)]);
          expect(store().get(['v'])).toEqual(JSON.parse(JSON.stringify(value)));
        }),
        { numRuns: 60 },
      );
    });

    it('are the caller’s own: changing one changes nothing in the store', async () => {
      const given = { list: [1] };
      const bytes = new Uint8Array([7, 8]);
      await store().commit([put(['v'], given), { op: 'put-bytes', key: ['b'], bytes }]);
      given.list.push(2);
      bytes[0] = 0;
      const got = store().get(['v']) as { list: number[] };
      got.list.push(3);
      store().bytes(['b'])?.fill(0);
      for (const [, value] of store().range(['v'])) (value as { list: number[] }).list.push(4);
      expect(store().get(['v'])).toEqual({ list: [1] });
      expect(store().bytes(['b'])).toEqual(new Uint8Array([7, 8]));
    });

    it('hold bytes of a megabyte, no bytes, and JSON beside bytes', async () => {
      const large = Uint8Array.from({ length: 1_000_000 }, (_, index) => index % 251);
      await store().commit([
        { op: 'put-bytes', key: ['large'], bytes: large },
        { op: 'put-bytes', key: ['none'], bytes: new Uint8Array(0) },
        put(['large'], 'x'.repeat(1_000_000)),
      ]);
      expect(Buffer.compare(store().bytes(['large']) as Uint8Array, large)).toBe(0);
      expect(store().bytes(['none'])).toEqual(new Uint8Array(0));
      expect((store().get(['large']) as string).length).toBe(1_000_000);
      await store().commit([remove(['large'])]);
      expect([store().get(['large']), store().bytes(['large'])]).toEqual([undefined, undefined]);
    });

    it('stored as bytes are not JSON values: range and absent ignore them', async () => {
      await store().commit([{ op: 'put-bytes', key: ['only', 'bytes'], bytes: new Uint8Array([1]) }]);
      expect([...store().range(['only'])]).toEqual([]);
      expect(store().get(['only', 'bytes'])).toBeUndefined();
      expect(await store().commit([put(['only', 'bytes'], 1)], [{ absent: ['only', 'bytes'] }])).toBe(true);
      expect(store().bytes(['only', 'bytes'])).toEqual(new Uint8Array([1]));
    });
  });

  it('is full at its limit, says so, and still removes', async () => {
    const small = await fresh(1_000_000);
    let stored = 0;
    const fill = async () => {
      for (; stored < 100; stored++)
        await small.commit([{ op: 'put-bytes', key: ['blob', stored], bytes: new Uint8Array(100_000) }]);
    };
    await expect(fill()).rejects.toThrow(StoreFull);
    expect(stored).toBeGreaterThan(3);
    expect(small.bytes(['blob', stored])).toBeUndefined();
    expect(small.bytes(['blob', 0])?.length).toBe(100_000);
    expect(await small.commit([remove(['blob', 0])])).toBe(true);
    expect(small.bytes(['blob', 0])).toBeUndefined();
    await small.close();
  });

  it('after close every call fails with StoreClosed, and close may be called twice', async () => {
    const closing = await fresh();
    const last = closing.commit([put(['last'], 1)]);
    await closing.close();
    await closing.close();
    expect(await last).toBe(true);
    expect(() => closing.get(['last'])).toThrow(StoreClosed);
    expect(() => closing.bytes(['last'])).toThrow(StoreClosed);
    expect(() => [...closing.range([])]).toThrow(StoreClosed);
    await expect(closing.commit([put(['x'], 1)])).rejects.toThrow(StoreClosed);
    await expect(closing.flush()).rejects.toThrow(StoreClosed);
  });
});
