import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { MemoryNetwork, MemoryPeers } from '../../../runtime/cluster/memory-peers.ts';
import { systemEntropy } from '../../../runtime/random.ts';
import { MemoryCommitLog } from '../../../runtime/replication/memory-commit-log.ts';
import { MemoryLog } from '../../../runtime/replication/memory-log.ts';
import { ReplicatedStore } from '../../../runtime/replication/replicated-store.ts';
import { LmdbStore } from '../../../runtime/store/lmdb-store.ts';
import type { LocalStore } from '../../../runtime/store/local-store.ts';
import { MemoryStore } from '../../../runtime/store/memory-store.ts';
import type { Key, Store } from '../../../runtime/store/store.ts';
import { systemClock } from '../../../runtime/time/system-clock.ts';

interface Case {
  readonly name: string;
  open(directory: string, maxBytes?: number): Store | Promise<Store>;
}

/** The one node of its own cluster. */
async function replicated(store: LocalStore): Promise<Store> {
  const opened = new ReplicatedStore({
    node: 'only',
    store,
    log: new MemoryCommitLog(new MemoryLog({ clock: systemClock })),
    peers: new MemoryPeers(new MemoryNetwork(systemClock)),
    clock: systemClock,
    entropy: systemEntropy,
  });
  await opened.open();
  return opened;
}

const CASES: readonly Case[] = [
  { name: 'LmdbStore', open: (path, maxBytes) => new LmdbStore(maxBytes ? { path, maxBytes } : { path }) },
  { name: 'MemoryStore', open: (_, maxBytes) => new MemoryStore(maxBytes ? { maxBytes } : {}) },
  {
    name: 'ReplicatedStore over MemoryStore',
    open: (_, maxBytes) => replicated(new MemoryStore(maxBytes ? { maxBytes } : {})),
  },
  {
    name: 'ReplicatedStore over LmdbStore',
    open: (path, maxBytes) => replicated(new LmdbStore(maxBytes ? { path, maxBytes } : { path })),
  },
];

export const put = (key: Key, value: unknown) => ({ op: 'put', key, value }) as const;
export const remove = (key: Key) => ({ op: 'remove', key }) as const;
export const keysOf = (entries: Iterable<readonly [Key, unknown]>) => [...entries].map(([key]) => key);

/** What the tests of the contract get for each implementation. */
export interface StoreUnderTest {
  /** An empty store for each test, closed when it ends. */
  store(): Store;
  /** Another empty store, which the test closes. */
  fresh(maxBytes?: number): Promise<Store>;
}

/** Runs the tests against every implementation of the port. */
export function describeStore(part: string, tests: (under: StoreUnderTest) => void): void {
  describe.each(CASES)(`store contract, ${part}: $name`, ({ name, open }) => {
    let root: string;
    let store: Store;
    let made = 0;
    const fresh = async (maxBytes?: number): Promise<Store> => open(join(root, `${name}-${made++}`), maxBytes);

    beforeAll(async () => {
      root = await mkdtemp(join(tmpdir(), 'conclave-store-'));
    });
    afterAll(() => rm(root, { recursive: true, force: true }));
    beforeEach(async () => {
      store = await fresh();
    });
    afterEach(() => store.close());

    tests({ store: () => store, fresh });
  });
}
