import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LmdbStore } from '../../../runtime/store/lmdb-store.ts';
import { put, remove } from './store-cases.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'conclave-lmdb-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('store: LmdbStore on disk', () => {
  it('has everything again after it was closed and opened', async () => {
    const path = join(root, 'durable');
    const before = new LmdbStore({ path });
    await before.commit([put(['a', 1], { x: 1 }), { op: 'put-bytes', key: ['b'], bytes: new Uint8Array([9]) }]);
    await before.flush();
    await before.close();
    const after = new LmdbStore({ path });
    expect(after.get(['a', 1])).toEqual({ x: 1 });
    expect(after.bytes(['b'])).toEqual(new Uint8Array([9]));
    await after.close();
  });

  it('is full before the disk is', async () => {
    const store = new LmdbStore({ path: join(root, 'reserve'), reserveBytes: Number.MAX_SAFE_INTEGER });
    await expect(store.commit([put(['a'], 1)])).rejects.toThrow(/left on the disk/);
    expect(await store.commit([remove(['a'])])).toBe(true);
    await store.close();
  });
});
