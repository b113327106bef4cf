import { describe, expect, it } from 'vitest';
import { LeaseTable } from '../../../runtime/cluster/memory-lease-book.ts';
import { SHARDS, shardOf } from '../../../runtime/cluster/shard.ts';
import { ShardOwnership } from '../../../runtime/cluster/shard-ownership.ts';
import { Fenced, StoreFailed } from '../../../runtime/errors.ts';
import type { KeyFilter, OwnershipListener } from '../../../runtime/hosting/index.ts';
import { MemoryStore, silentLogger, VirtualClock } from '../../../runtime/index.ts';

/** A key of an actor in each shard. */
const KEYS: readonly string[] = (() => {
  const keys: string[] = [];
  for (let n = 0; keys.filter(Boolean).length < SHARDS; n++) keys[shardOf(`rev_${n}`)] ??= `rev_${n}`;
  return keys;
})();

/** Notes which shards it was given and lost them. */
class Register implements OwnershipListener {
  readonly here = new Set<number>();
  readonly dropped: number[] = [];
  takings = 0;
  leaving: Promise<void> = Promise.resolve();

  assigned(belongs: KeyFilter): void {
    this.takings += 1;
    for (const shard of those(belongs)) {
      if (this.here.has(shard)) throw new Error(`shard ${shard} was taken twice`);
      this.here.add(shard);
    }
  }

  revoking(): Promise<void> {
    return this.leaving;
  }

  lost(belongs: KeyFilter): void {
    for (const shard of those(belongs)) if (this.here.delete(shard)) this.dropped.push(shard);
  }
}

const those = (belongs: KeyFilter): number[] => KEYS.flatMap((key, shard) => (belongs(key) ? [shard] : []));

function cluster() {
  const clock = new VirtualClock(1_000_000);
  const store = new MemoryStore();
  const table = new LeaseTable();
  const join = async (node: string) => {
    const book = table.connect();
    // A process that is paused, or dead, does nothing any more.
    const life = { paused: false };
    const homes = new ShardOwnership({ node, book, store, clock: pausable(clock, life), log: silentLogger });
    const tenant = new Register();
    homes.listen(tenant);
    await homes.start();
    const pause = (): void => {
      life.paused = true;
      book.cut();
    };
    const resume = (): void => {
      life.paused = false;
      book.heal();
    };
    return { node, book, homes, tenant, pause, resume };
  };
  /** Each shard is with one of them, at the tenant as at the homes. */
  const shared = (nodes: readonly { homes: ShardOwnership; tenant: Register }[]): number[] => {
    const all = nodes.flatMap(({ homes }) => homes.ownedShards());
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: SHARDS }, (_, shard) => shard));
    for (const { homes, tenant } of nodes) expect(tenant.here).toEqual(new Set(homes.ownedShards()));
    return nodes.map(({ homes }) => homes.ownedShards().length);
  };
  return { clock, store, table, join, shared };
}

/** Timers of a paused process fire when it goes on. */
function pausable(clock: VirtualClock, life: { paused: boolean }): VirtualClock {
  const at = (instant: number, callback: () => void): (() => void) =>
    clock.at(instant, () => (life.paused ? void at(clock.now() + 100, callback) : callback()));
  return Object.assign(Object.create(clock) as VirtualClock, { now: () => clock.now(), at });
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

describe('homes: sharing', () => {
  it('one node has everything, and a second, third and fourth get their shares within seconds', async () => {
    const { clock, join, shared } = cluster();
    const nodes = [await join('n1')];
    await clock.advanceAsync(1_000);
    expect(shared(nodes)).toEqual([64]);
    for (const [name, shares] of [
      ['n2', [32, 32]],
      ['n3', [22, 22, 20]],
      ['n4', [16, 16, 16, 16]],
    ] as const) {
      nodes.push(await join(name));
      await clock.advanceAsync(3_000);
      expect(shared(nodes).toSorted((a, b) => b - a)).toEqual(shares);
    }
    const taken = sum(nodes.map(({ tenant }) => tenant.here.size + tenant.dropped.length));
    // Sticky: nothing moves that need not. 64 at first, then 32, 20 and 16.
    expect(taken).toBe(64 + 32 + 20 + 16);
    await clock.advanceAsync(30_000);
    expect(sum(nodes.map(({ tenant }) => tenant.here.size + tenant.dropped.length))).toBe(taken);
  });

  it('several that start at once share without strife', async () => {
    const { clock, join, shared } = cluster();
    const nodes = await Promise.all(['a', 'b', 'c'].map(join));
    await clock.advanceAsync(4_000);
    expect(Math.max(...shared(nodes))).toBe(22);
  });

  it('shards of a leaving node are taken at once', async () => {
    const { clock, join, shared } = cluster();
    const [stays, also, leaves] = [await join('a'), await join('b'), await join('c')];
    await clock.advanceAsync(5_000);
    const before = clock.now();
    await Promise.all([leaves.homes.drain(), clock.advanceAsync(50)]);
    await leaves.homes.stop();
    await clock.advanceAsync(50);
    expect(shared([stays, also])).toEqual([32, 32]);
    expect(clock.now() - before).toBeLessThanOrEqual(100);
    expect(leaves.tenant.here.size).toBe(0);
    expect(stays.homes.members()).toEqual(['a', 'b']);
  });

  it('hands a shard over only when what is handled there is handled, or has taken too long', async () => {
    const { clock, join, shared } = cluster();
    const first = await join('a');
    await clock.advanceAsync(1_000);
    let leave = (): void => {};
    first.tenant.leaving = new Promise((resolve) => {
      leave = resolve;
    });
    const second = await join('b');
    await clock.advanceAsync(3_000);
    expect(second.homes.ownedShards()).toEqual([]);
    expect(first.homes.ownedShards()).toHaveLength(64 - 8);
    leave();
    await clock.advanceAsync(2_000);
    expect(shared([first, second])).toEqual([32, 32]);
    first.tenant.leaving = new Promise(() => {});
    const third = await join('c');
    await clock.advanceAsync(40_000);
    expect(shared([first, second, third])).toEqual([22, 22, 20]);
  });
});

describe('homes: losing', () => {
  it('shards of a dead node are taken within seven seconds of its last heartbeat', async () => {
    const { clock, join, shared } = cluster();
    const [lives, dies] = [await join('a'), await join('b')];
    await clock.advanceAsync(3_000);
    dies.pause();
    await clock.advanceAsync(4_000);
    // A pause is no death.
    expect(lives.homes.ownedShards()).toHaveLength(32);
    await clock.advanceAsync(3_000);
    expect(shared([lives])).toEqual([64]);
  });

  it('a node that was paused writes nothing, and drops what it had as it comes back', async () => {
    const { clock, join, shared, store } = cluster();
    const [lives, sleeps] = [await join('a'), await join('b')];
    await clock.advanceAsync(3_000);
    const shard = sleeps.homes.ownedShards()[0] as number;
    const key = KEYS[shard] as string;
    await sleeps.homes.commit(key, [{ op: 'put', key: ['note'], value: 'mine' }]);
    sleeps.pause();
    await clock.advanceAsync(8_000);
    await lives.homes.commit(key, [{ op: 'put', key: ['note'], value: 'theirs' }]);
    // It still believes that the shard is here.
    expect(sleeps.homes.owns(key)).toBe(true);
    const late = sleeps.homes.commit(`${key}.expert`, [{ op: 'put', key: ['note'], value: 'too late' }]);
    await expect(late).rejects.toThrow(Fenced);
    expect(store.get(['note'])).toBe('theirs');
    expect(sleeps.homes.owns(key)).toBe(false);
    expect(sleeps.tenant.dropped).toContain(shard);
    sleeps.resume();
    await clock.advanceAsync(4_000);
    expect(shared([lives, sleeps])).toEqual([32, 32]);
  });

  it('a node cut off from the book declares nobody dead, then or when it hears again', async () => {
    const { clock, join, shared } = cluster();
    const nodes = [await join('a'), await join('b'), await join('c')];
    await clock.advanceAsync(4_000);
    const before = nodes.map(({ homes }) => homes.ownedShards().toSorted());
    for (const { book } of nodes) book.cut();
    await clock.advanceAsync(60_000);
    expect(nodes.map(({ homes }) => homes.ownedShards().toSorted())).toEqual(before);
    for (const { book } of nodes) book.heal();
    await clock.advanceAsync(10_000);
    expect(nodes.map(({ homes }) => homes.ownedShards().toSorted())).toEqual(before);
    shared(nodes);
  });

  it('a node cut off alone loses what it had to the others, under their fences', async () => {
    const { clock, join, shared, store } = cluster();
    const [lives, cut] = [await join('a'), await join('b')];
    await clock.advanceAsync(3_000);
    cut.book.cut();
    await clock.advanceAsync(8_000);
    expect(lives.homes.ownedShards()).toHaveLength(64);
    for (const key of KEYS) {
      await cut.homes.commit(key, [{ op: 'put', key: ['bad', key], value: 1 }]).catch(() => undefined);
    }
    expect([...store.range(['bad'])]).toEqual([]);
    cut.book.heal();
    await clock.advanceAsync(5_000);
    expect(shared([lives, cut])).toEqual([32, 32]);
  });

  it('a book that lost everything is written anew', async () => {
    const { clock, join, shared, table } = cluster();
    const nodes = [await join('a'), await join('b')];
    await clock.advanceAsync(3_000);
    table.lose();
    await clock.advanceAsync(4_000);
    expect(shared(nodes)).toEqual([32, 32]);
    const key = KEYS[nodes[0]?.homes.ownedShards()[0] as number] as string;
    await nodes[0]?.homes.commit(key, [{ op: 'put', key: ['note'], value: 1 }]);
  });

  it('a store that refuses the fence leaves the shard free, until it does not', async () => {
    const { clock, join, shared, store } = cluster();
    const commit = store.commit.bind(store);
    store.commit = async () => {
      throw new Error('no room');
    };
    const node = await join('a');
    await clock.advanceAsync(3_000);
    expect(node.homes.ownedShards()).toEqual([]);
    store.commit = commit;
    await clock.advanceAsync(3_000);
    expect(shared([node])).toEqual([64]);
  });

  it('a commit with an unknown outcome cannot take effect later', async () => {
    const { clock, join, shared, store } = cluster();
    const node = await join('a');
    await clock.advanceAsync(1_000);
    const key = KEYS[7] as string;
    const before = store.get(['home', 7]) as { epoch: number };
    const commit = store.commit.bind(store);
    let late = (): Promise<boolean> => Promise.resolve(true);
    store.commit = async (...given) => {
      store.commit = commit;
      late = () => commit(...given);
      throw new StoreFailed('the log was lost');
    };
    const write = node.homes.commit(key, [{ op: 'put', key: ['note'], value: 'late' }]);
    await expect(write).rejects.toThrow(StoreFailed);
    expect(node.tenant.dropped).toEqual([7]);
    await clock.advanceAsync(1_000);
    expect(shared([node])).toEqual([64]);
    expect((store.get(['home', 7]) as { epoch: number }).epoch).toBeGreaterThan(before.epoch);
    expect(await late()).toBe(false);
  });

  it('a node that starts again under its name has its shards again, under new epochs', async () => {
    const { clock, join, shared, store } = cluster();
    const first = await join('a');
    await clock.advanceAsync(1_000);
    const before = store.get(['home', 0]) as { epoch: number };
    first.pause();
    const again = await join('a');
    await clock.advanceAsync(1_000);
    expect(shared([again])).toEqual([64]);
    expect((store.get(['home', 0]) as { epoch: number }).epoch).toBeGreaterThan(before.epoch);
    await expect(first.homes.commit(KEYS[0] as string, [])).rejects.toThrow(Fenced);
  });

  it('tells a tenant who comes late what is here already', async () => {
    const { clock, join } = cluster();
    const { homes } = await join('a');
    await clock.advanceAsync(1_000);
    const late = new Register();
    homes.listen(late);
    expect(late.here.size).toBe(64);
    expect(homes.ownerOf('anyone')).toBe('a');
    expect(homes.ownsShard(0)).toBe(true);
  });
});
