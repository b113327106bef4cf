import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StoreFull } from '../../runtime/errors.ts';
import { LmdbStore } from '../../runtime/store/lmdb-store.ts';
import type { LocalStore } from '../../runtime/store/local-store.ts';
import { MemoryStore } from '../../runtime/store/memory-store.ts';
import type { Key, Write } from '../../runtime/store/store.ts';

const CASES = [
  { name: 'LmdbStore', open: (path: string, maxBytes = 1e9): LocalStore => new LmdbStore({ path, maxBytes }) },
  { name: 'MemoryStore', open: (_: string, maxBytes = 1e9): LocalStore => new MemoryStore({ maxBytes }) },
];

const put = (key: Key, value: unknown): Write => ({ op: 'put', key, value });
const bytes = (key: Key, ...values: number[]): Write => ({ op: 'put-bytes', key, bytes: new Uint8Array(values) });

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'conclave-local-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe.each(CASES)('local store contract: $name', ({ name, open }) => {
  let store: LocalStore;
  let made = 0;
  beforeEach(() => {
    store = open(join(root, `${name}-${made++}`));
  });
  afterEach(() => store.close());

  it('applies transactions one after another, each by its own conditions, and what is always written', async () => {
    const held = await store.apply(
      [
        { writes: [put(['x'], 1)], conditions: [{ absent: ['x'] }] },
        { writes: [put(['x'], 2), put(['never'], 1)], conditions: [{ absent: ['x'] }] },
        { writes: [put(['x'], 3)], conditions: [{ present: ['x'], value: 1 }] },
      ],
      [put(['position'], 7)],
    );
    expect(held).toEqual([true, false, true]);
    expect([store.get(['x']), store.get(['never']), store.get(['position'])]).toEqual([3, undefined, 7]);
    expect(
      await store.apply([{ writes: [put(['y'], 1)], conditions: [{ absent: ['x'] }] }], [put(['position'], 8)]),
    ).toEqual([false]);
    expect([store.get(['y']), store.get(['position'])]).toEqual([undefined, 8]);
  });

  it('applies nothing at all when one of them cannot be stored', async () => {
    const good = { writes: [put(['good'], 1)], conditions: [] };
    const bad = { writes: [put(['bad'], undefined)], conditions: [] };
    await expect(store.apply([good, bad], [put(['position'], 1)])).rejects.toThrow(TypeError);
    const small = open(join(root, `${name}-full`), 1_000_000);
    const fill = async () => {
      for (let n = 0; n < 50; n++) {
        const writes: Write[] = [{ op: 'put-bytes', key: ['blob', n], bytes: new Uint8Array(100_000) }];
        await small.apply([{ writes, conditions: [] }], [put(['position'], n)]);
      }
    };
    await expect(fill()).rejects.toThrow(StoreFull);
    const position = small.get(['position']) as number;
    expect([small.bytes(['blob', position])?.length, small.bytes(['blob', position + 1])]).toEqual([
      100_000,
      undefined,
    ]);
    expect(() => small.checkRoom(1_000_000)).toThrow(StoreFull);
    // Removing goes on, and the position with it.
    const removal: Write = { op: 'remove', key: ['blob', 0] };
    expect(await small.apply([{ writes: [removal], conditions: [] }], [put(['position'], 'moved')])).toEqual([true]);
    expect([small.bytes(['blob', 0]), small.get(['position'])]).toEqual([undefined, 'moved']);
    expect([store.get(['good']), store.get(['position'])]).toEqual([undefined, undefined]);
    await small.close();
  });

  it('has room for what fits', () => {
    expect(() => store.checkRoom(1_000_000)).not.toThrow();
  });

  it('shows in a snapshot what was there at its moment, in key order, JSON and bytes, and goes on from any key', async () => {
    await store.commit([
      put(['a', 2], 1),
      bytes(['a', 10], 1, 2),
      put(['b'], null),
      bytes(['b'], 3),
      put(['c'], { x: 1 }),
    ]);
    const snapshot = store.snapshot();
    await store.commit([put(['a', 2], 'later'), { op: 'remove', key: ['b'] }, put(['d'], 1), bytes(['a', 10], 9)]);
    const rows = (after?: Key) =>
      [...snapshot.rows(after)].map((row) => [row.key, row.json, row.bytes && [...row.bytes]]);
    const expected = [
      [['a', 2], '1', undefined],
      [['a', 10], undefined, [1, 2]],
      [['b'], 'null', [3]],
      [['c'], '{"x":1}', undefined],
    ];
    expect(rows()).toEqual(expected);
    expect(rows(['a', 10])).toEqual(expected.slice(2));
    expect(rows(['a', 5])).toEqual(expected.slice(1));
    expect([snapshot.get(['a', 2]), snapshot.get(['d'])]).toEqual([1, undefined]);
    snapshot.close();
    const after = store.snapshot();
    expect([...after.rows()].map(({ key }) => key)).toEqual([['a', 2], ['a', 10], ['c'], ['d']]);
    after.close();
  });

  it('keeps a snapshot through many commits, and another beside it', async () => {
    await store.commit([put(['n'], 0)]);
    const first = store.snapshot();
    for (let n = 1; n <= 50; n++) await store.commit([put(['n'], n), put(['row', n], 'x'.repeat(2000))]);
    const second = store.snapshot();
    await store.commit([put(['n'], 'last')]);
    expect([first.get(['n']), second.get(['n']), store.get(['n'])]).toEqual([0, 50, 'last']);
    expect([[...first.rows()].length, [...second.rows()].length]).toEqual([1, 51]);
    first.close();
    second.close();
  });
});
