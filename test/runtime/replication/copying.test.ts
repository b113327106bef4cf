import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PeerAway } from '../../../runtime/cluster/errors.ts';
import { StoreFailed } from '../../../runtime/errors.ts';
import { COPY_START, type CopyCursor, copyPage, RowAssembly } from '../../../runtime/replication/copy-pages.ts';
import { compareKeys } from '../../../runtime/store/key.ts';
import type { Row } from '../../../runtime/store/local-store.ts';
import { ClusterOfStores, hear, LastingStore, put, remove, shared } from '../cluster/cluster-of-stores.ts';

let cluster: ClusterOfStores;
beforeEach(() => {
  cluster = new ClusterOfStores();
});
afterEach(() => cluster.end());

const filled = (size: number, seed: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, index) => (index * 31 + seed + (index >> 12)) % 251);

describe('copying: pages', () => {
  it('carry any rows, cut anywhere, and come together again', () => {
    const row = fc.record({
      key: fc.tuple(fc.string({ unit: 'grapheme', maxLength: 5 }), fc.nat(9)),
      json: fc.option(
        fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => JSON.stringify(text)),
        { nil: undefined },
      ),
      bytes: fc.option(fc.uint8Array({ maxLength: 40 }), { nil: undefined }),
    });
    const rows = fc.uniqueArray(row, { maxLength: 12, selector: ({ key }) => JSON.stringify(key) });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 60 }), (given, budget) => {
        const sorted: Row[] = given
          .filter(({ json, bytes }) => json !== undefined || bytes !== undefined)
          .toSorted((a, b) => compareKeys(a.key, b.key));
        const assembly = new RowAssembly();
        const back: Row[] = [];
        for (let cursor: CopyCursor | undefined = COPY_START; cursor; ) {
          const { after } = cursor;
          const rest = after ? sorted.filter(({ key }) => compareKeys(key, after) > 0) : sorted;
          const page = copyPage(rest, cursor, budget);
          back.push(...page.pieces.map((piece) => assembly.add(piece)).filter((each) => each !== undefined));
          cursor = page.next;
        }
        const plain = (all: readonly Row[]) => all.map((each) => ({ ...each, bytes: each.bytes && [...each.bytes] }));
        expect(plain(back)).toEqual(plain(sorted));
      }),
    );
  });
});

describe('copying: joining', () => {
  it('gives an empty node 10 MB with large values and bytes, while others go on committing', async () => {
    const a = await cluster.open('a');
    for (let n = 0; n < 8; n++) {
      const bytes = filled(1_000_000, n);
      await a.store.commit([{ op: 'put-bytes', key: ['blob', n], bytes }, put(['blob', n], { n })]);
    }
    await a.store.commit([
      put(['text'], 'ä'.repeat(1_000_000)),
      { op: 'put-bytes', key: ['none'], bytes: new Uint8Array(0) },
    ]);
    await Promise.all(Array.from({ length: 2000 }, (_, n) => a.store.commit([put(['row', n], 'x'.repeat(100))])));
    await a.store.commit([put(['node', 'secret'], 'of a')]);
    cluster.log.trim(cluster.log.bounds.last);
    const joining = cluster.open('b');
    // Conditions that are decided while the copy is on its way, and would hold if they were decided twice.
    for (let n = 0; n < 50; n++) {
      await a.store.commit([put(['never', n], 1)], [{ absent: ['row', n] }]);
      await a.store.commit([remove(['row', n])]);
    }
    const b = await joining;
    await cluster.settled(a, b);
    expect(shared(b.local)).toEqual(shared(a.local));
    expect(Buffer.compare(b.store.bytes(['blob', 3]) as Uint8Array, filled(1_000_000, 3))).toBe(0);
    expect([...b.store.range(['never'])]).toEqual([]);
    expect(b.store.get(['node', 'secret'])).toBeUndefined();
    expect(await b.store.commit([put(['row', 60], 'of b')], [{ present: ['row', 60], value: 'x'.repeat(100) }])).toBe(
      true,
    );
  });

  it('replaces what a node that was away for too long still has, and leaves it its own', async () => {
    const disk = new LastingStore();
    const [a, b] = [await cluster.open('a'), await cluster.open('b', disk)];
    await b.store.commit([put(['node', 'id'], 'b')]);
    await a.store.commit(
      ['gone', 'kept', 'changed'].flatMap((name) => [
        put([name], 1),
        { op: 'put-bytes' as const, key: [name], bytes: new Uint8Array([1]) },
      ]),
    );
    await cluster.settled(b);
    await cluster.stop(b);
    await a.store.commit([remove(['gone']), remove(['changed'])]);
    await a.store.commit([put(['changed'], 2), put(['a first'], 1), put(['z last'], 1)]);
    cluster.log.trim(cluster.log.bounds.last + 1);
    const again = await cluster.open('b', disk);
    expect(shared(again.local)).toEqual(shared(a.local));
    expect([again.store.bytes(['changed']), again.store.get(['gone'])]).toEqual([undefined, undefined]);
    expect(again.store.get(['node', 'id'])).toBe('b');
  });

  it('waits for a peer where the log does not reach back, and says why', async () => {
    const a = await cluster.open('a');
    await a.store.commit([put(['x'], 1)]);
    a.peers.cut();
    cluster.log.trim(cluster.log.bounds.last + 1);
    const b = cluster.make('b');
    const opening = b.store.open();
    await hear(b, 'replica.cannot_join');
    expect(b.store.get(['x'])).toBeUndefined();
    a.peers.heal();
    await opening;
    expect(b.store.get(['x'])).toBe(1);
  });

  it('takes a copy that was broken off for none, and makes it again', async () => {
    const a = await cluster.open('a');
    for (let n = 0; n < 4; n++) {
      await a.store.commit([{ op: 'put-bytes', key: ['blob', n], bytes: filled(400_000, n) }]);
    }
    const disk = new LastingStore();
    const b = cluster.make('b', disk);
    const ask = b.peers.ask.bind(b.peers);
    let asked = 0;
    // The peer dies after the first page.
    b.peers.ask = async (...question) => {
      asked += 1;
      if (asked > 2) throw new PeerAway('the peer died');
      return ask(...question);
    };
    const opening = b.store.open();
    opening.catch(() => undefined);
    await hear(b, 'replica.cannot_join');
    expect(b.store.bytes(['blob', 0])).toBeDefined();
    await cluster.stop(b);
    // The log goes back to its beginning, and still a half copy is nothing to begin with.
    const waiting = cluster.make('b', disk);
    a.peers.cut();
    const again = waiting.store.open();
    await hear(waiting, 'replica.cannot_join');
    expect(await waiting.store.caughtUp(20)).toBe(false);
    a.peers.heal();
    await again;
    expect(shared(waiting.local)).toEqual(shared(a.local));
  });

  it('helps a running node that heard nothing while the log was trimmed', async () => {
    const [a, b] = [await cluster.open('a'), await cluster.open('b')];
    await cluster.settled(a, b);
    b.connection.cut();
    const waiting = b.store.commit([put(['of b'], 1)]);
    for (let n = 0; n < 20; n++) await a.store.commit([put(['n'], n)]);
    cluster.log.trim(cluster.log.bounds.last);
    b.connection.heal();
    // It may be in the copy already: then it is done, and nobody can say what its conditions came to.
    const outcome = await waiting.catch((error: unknown) => error);
    expect(outcome === true || outcome instanceof StoreFailed).toBe(true);
    await cluster.settled(a, b);
    expect(shared(b.local)).toEqual(shared(a.local));
    expect([b.store.get(['n']), b.store.get(['of b'])]).toEqual([19, 1]);
  });
});

describe('replicated store: the server loses the log', () => {
  it('goes on with what is there, says so, and commits what was waiting', async () => {
    const [a, b] = [await cluster.open('a'), await cluster.open('b')];
    for (let n = 0; n < 20; n++) await a.store.commit([put(['n'], n)]);
    await cluster.settled(a, b);
    a.connection.cut();
    const waiting = a.store.commit([put(['waiting'], 1)], [{ present: ['n'], value: 19 }]);
    cluster.log.lose();
    a.connection.heal();
    await Promise.all([hear(a, 'replica.log_replaced'), hear(b, 'replica.log_replaced')]);
    expect(await waiting).toBe(true);
    expect(await b.store.commit([put(['n'], 20)], [{ present: ['n'], value: 19 }])).toBe(true);
    await cluster.settled(a, b);
    expect(shared(b.local)).toEqual(shared(a.local));
    expect(a.store.get(['n'])).toBe(20);
  });

  it('commits again what the lost log had and nobody had applied', async () => {
    const [a, b] = [await cluster.open('a'), await cluster.open('b')];
    await a.store.commit([put(['n'], 0)]);
    await cluster.settled(a, b);
    // Taken by the log in the turn in which it is lost.
    const commits = Array.from({ length: 30 }, (_, n) => a.store.commit([put(['n'], n)]));
    await Promise.resolve();
    await Promise.resolve();
    cluster.log.lose();
    expect(await Promise.all(commits)).toEqual(commits.map(() => true));
    await cluster.settled(a, b);
    expect(shared(b.local)).toEqual(shared(a.local));
    expect(b.store.get(['n'])).toBe(29);
  });
});
