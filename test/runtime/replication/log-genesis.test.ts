import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreNotEmpty } from '../../../runtime/replication/log-genesis.ts';
import type { LocalStore } from '../../../runtime/store/local-store.ts';
import { ClusterOfStores, hear, LastingStore, put, shared } from '../cluster/cluster-of-stores.ts';

let cluster: ClusterOfStores;
beforeEach(() => {
  cluster = new ClusterOfStores();
});
afterEach(() => cluster.end());

/** A store as a service leaves it that ran alone. */
async function existing(value: string): Promise<LocalStore> {
  const store = new LastingStore();
  await store.commit([put(['node', 'name'], value), put(['view', 'rev_1'], value)]);
  return store;
}

describe('foundation: data that were there before the log', () => {
  it('are what a cluster begins on, and a node that joins gets them', async () => {
    const a = await cluster.open('a', await existing('old'));
    await a.store.commit([put(['view', 'rev_2'], 'new')]);
    const b = await cluster.open('b');
    await cluster.settled(a, b);
    expect(b.store.get(['view', 'rev_1'])).toBe('old');
    expect(shared(b.local)).toEqual(shared(a.local));
  });

  it('are waited for by an empty node while nobody has them, though the log goes back to its beginning', async () => {
    const a = await cluster.open('a', await existing('old'));
    await a.store.commit([put(['view', 'rev_2'], 'new')]);
    a.peers.cut();
    const b = cluster.make('b');
    const opening = b.store.open();
    await hear(b, 'replica.cannot_join');
    const [line] = await b.said.take(1);
    expect(line).toMatch(/the log began on data that this node does not have/);
    expect(b.store.get(['view', 'rev_2'])).toBeUndefined();
    a.peers.heal();
    await opening;
    expect([b.store.get(['view', 'rev_1']), b.store.get(['view', 'rev_2'])]).toEqual(['old', 'new']);
  });

  it('are not replaced: their node is refused where others have begun, whether a peer answers or not', async () => {
    const a = await cluster.open('a');
    await a.store.commit([put(['view', 'rev_2'], 'new')]);
    const mine = await existing('mine');
    await expect(cluster.open('b', mine)).rejects.toThrow(StoreNotEmpty);
    a.peers.cut();
    await expect(cluster.open('c', mine)).rejects.toThrow(/empty CONCLAVE_HOME/);
    expect(mine.get(['view', 'rev_1'])).toBe('mine');
    expect(a.store.get(['view', 'rev_1'])).toBeUndefined();
  });

  it('are those of one node when two begin at the same moment; the other one is refused', async () => {
    const [first, second] = [await existing('a'), await existing('b')];
    const [a, b] = await Promise.allSettled([cluster.open('a', first), cluster.open('b', second)]);
    expect([a.status, b.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([first.get(['view', 'rev_1']), second.get(['view', 'rev_1'])]).toEqual(['a', 'b']);
  });

  it('are there after a crash between beginning and marking', async () => {
    const disk = await existing('old');
    const a = cluster.make('a', disk);
    a.connection.append = () => new Promise(() => {});
    const opening = a.store.open();
    opening.catch(() => undefined);
    await hear(a, 'replica.founded');
    await expect.poll(() => disk.get(['replica', 'place'])).toBeDefined();
    await cluster.kill(a);
    const again = await cluster.open('a', disk);
    await again.store.commit([put(['view', 'rev_2'], 'new')]);
    const b = await cluster.open('b');
    expect(b.store.get(['view', 'rev_1'])).toBe('old');
    await cluster.settled(again, b);
    expect(shared(b.local)).toEqual(shared(again.local));
  });

  it('outlive a lost log: an empty node copies them, and does not begin with what came after', async () => {
    const [a, b] = [await cluster.open('a'), await cluster.open('b')];
    await a.store.commit([put(['n'], 1)]);
    await cluster.settled(a, b);
    cluster.log.lose();
    await Promise.all([hear(a, 'replica.log_replaced'), hear(b, 'replica.log_replaced')]);
    await a.store.commit([put(['m'], 1)]);
    a.peers.cut();
    b.peers.cut();
    const c = cluster.make('c');
    const opening = c.store.open();
    await hear(c, 'replica.cannot_join');
    expect([c.store.get(['n']), c.store.get(['m'])]).toEqual([undefined, undefined]);
    a.peers.heal();
    await opening;
    await cluster.settled(a, b, c);
    expect([c.store.get(['n']), c.store.get(['m'])]).toEqual([1, 1]);
    expect(shared(c.local)).toEqual(shared(b.local));
  });
});
