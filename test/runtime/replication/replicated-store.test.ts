import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreClosed, StoreFull } from '../../../runtime/errors.ts';
import { seededEntropy } from '../../../runtime/random.ts';
import { formatEntryId } from '../../../runtime/replication/entry-id.ts';
import { encodeTransaction, joinTransactions } from '../../../runtime/replication/transaction-encoding.ts';
import type { Transaction } from '../../../runtime/store/local-store.ts';
import { MemoryStore } from '../../../runtime/store/memory-store.ts';
import type { Condition, Key, Write } from '../../../runtime/store/store.ts';
import { ClusterOfStores, hear, LastingStore, type Node, put, remove, shared } from '../cluster/cluster-of-stores.ts';
import { gathering } from '../hosting/gathering.ts';

let cluster: ClusterOfStores;
beforeEach(() => {
  cluster = new ClusterOfStores();
});
afterEach(() => cluster.end());

const three = () => Promise.all(['a', 'b', 'c'].map((name) => cluster.open(name)));

async function expectEqual(...nodes: readonly Node[]): Promise<void> {
  await cluster.settled(...nodes);
  const [first, ...others] = nodes.map(({ local }) => shared(local));
  for (const other of others) expect(other).toEqual(first);
}

describe('replicated store: one order for all', () => {
  it('lets exactly one of many concurrent takers on three nodes win, and all agree who', async () => {
    const nodes = await three();
    const takers = nodes.flatMap(({ store }, node) =>
      Array.from({ length: 50 }, (_, n) => store.commit([put(['lock'], [node, n])], [{ absent: ['lock'] }])),
    );
    const outcomes = await Promise.all(takers);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const winner = outcomes.indexOf(true);
    await expectEqual(...nodes);
    expect(nodes[2]?.store.get(['lock'])).toEqual([Math.floor(winner / 50), winner % 50]);
  });

  it('fences: a value that another node changed lets no earlier holder write', async () => {
    const [a, b] = (await three()) as [Node, Node];
    await a.store.commit([put(['home', 1], { node: 'a', epoch: 1 })]);
    const asA: Condition = { present: ['home', 1], value: { node: 'a', epoch: 1 } };
    await b.store.caughtUp(20_000);
    // While a hears nothing, b becomes the home.
    a.connection.cut();
    const late = a.store.commit([put(['work'], 'of a')], [asA]);
    expect(await b.store.commit([put(['home', 1], { node: 'b', epoch: 2 })], [asA])).toBe(true);
    expect(a.store.get(['home', 1])).toEqual({ node: 'a', epoch: 1 });
    a.connection.heal();
    expect(await late).toBe(false);
    expect([a.store.get(['home', 1]), a.store.get(['work'])]).toEqual([{ node: 'b', epoch: 2 }, undefined]);
  });

  it('ends equal on three nodes after any commits under cuts, and every counted step counts once', async () => {
    const nodes = await three();
    const random = seededEntropy(7);
    const draw = (below: number): number => ((random.bytes(1)[0] ?? 0) * 256 + (random.bytes(1)[0] ?? 0)) % below;
    const step = async ({ store }: Node): Promise<number> => {
      const key: Key = ['count', draw(3)];
      const before = store.get(key) as number | undefined;
      const condition: Condition = before === undefined ? { absent: key } : { present: key, value: before };
      return (await store.commit([put(key, (before ?? 0) + 1), put(['by', draw(20)], draw(1000))], [condition]))
        ? 1
        : 0;
    };
    const steps: Promise<number>[] = [];
    for (let round = 0; round < 300; round++) {
      const node = nodes[draw(3)] as Node;
      if (draw(10) === 0) node.connection.cut();
      if (draw(4) === 0) for (const each of nodes) each.connection.heal();
      steps.push(step(node));
      if (draw(3) === 0) await turn();
    }
    for (const each of nodes) each.connection.heal();
    const held = (await Promise.all(steps)).reduce((sum, one) => sum + one, 0);
    await expectEqual(...nodes);
    const counted = [...(nodes[0] as Node).store.range(['count'])].reduce(
      (sum, [, value]) => sum + (value as number),
      0,
    );
    expect(counted).toBe(held);
    expect(held).toBeGreaterThan(10);
    expect(held).toBeLessThan(300);
  });

  it('commits of one node happen in the order in which they were made', async () => {
    const [a, b] = (await three()) as [Node, Node];
    const seen: unknown[] = [];
    b.store.onApplied((writes) => seen.push(...writes.map((write) => write.op === 'put' && write.value)));
    await Promise.all(Array.from({ length: 2000 }, (_, n) => a.store.commit([put(['n'], n)])));
    await cluster.settled(b);
    expect(seen).toEqual(Array.from({ length: 2000 }, (_, n) => n));
  });

  it('tells of what held, here and elsewhere, and goes on when a listener throws', async () => {
    const [a, b] = (await three()) as [Node, Node];
    const heard = gathering<readonly Write[]>();
    a.store.onApplied(() => {
      throw new Error('a careless listener');
    });
    const stop = a.store.onApplied(heard.add);
    await b.store.commit([put(['x'], 1)]);
    await b.store.commit([put(['x'], 2)], [{ absent: ['x'] }]);
    await b.store.commit([remove(['x'])]);
    expect(await heard.take(2)).toEqual([[put(['x'], 1)], [remove(['x'])]]);
    stop();
    await a.store.commit([put(['y'], 1)]);
    expect(heard.all()).toEqual([]);
  });

  it('keeps a node’s own keys on the node, and refuses to mix them with others', async () => {
    const [a, b] = (await three()) as [Node, Node];
    const before = cluster.log.bounds.last;
    expect(await a.store.commit([put(['node', 'x'], 1)], [{ absent: ['node', 'x'] }])).toBe(true);
    expect(await a.store.commit([put(['node', 'x'], 2)], [{ absent: ['node', 'x'] }])).toBe(false);
    expect(cluster.log.bounds.last).toBe(before);
    expect([a.store.get(['node', 'x']), b.store.get(['node', 'x'])]).toEqual([1, undefined]);
    await expect(a.store.commit([put(['node', 'x'], 1), put(['y'], 1)])).rejects.toThrow(RangeError);
    await expect(a.store.commit([put(['y'], 1)], [{ absent: ['node', 'y'] }])).rejects.toThrow(RangeError);
    await expect(a.store.commit([put(['replica', 'place'], 1)])).rejects.toThrow(RangeError);
    expect([...a.store.range([])].map(([key]) => key)).toEqual([['node', 'x']]);
  });

  it('says whether it has caught up, and waits with commits, while the log is away', async () => {
    const [a, b] = (await three()) as [Node, Node];
    a.connection.cut();
    const waiting = a.store.commit([put(['late'], 1)]);
    await b.store.commit([put(['x'], 1)]);
    expect(await a.store.caughtUp(20)).toBe(false);
    expect(a.store.get(['x'])).toBeUndefined();
    a.connection.heal();
    expect(await a.store.caughtUp(20_000)).toBe(true);
    expect(a.store.get(['x'])).toBe(1);
    expect(await waiting).toBe(true);
  });

  it('closes in a few seconds when the log is away, and says of waiting commits that it closed', async () => {
    const [a] = (await three()) as [Node];
    a.connection.cut();
    const waiting = a.store.commit([put(['late'], 1)]);
    waiting.catch(() => undefined);
    await a.store.close();
    await expect(waiting).rejects.toThrow(StoreClosed);
  });
});

describe('replicated store: entries twice and crashes', () => {
  it('applies an entry once that its writer appended twice after the server had forgotten its id', async () => {
    await cluster.end();
    cluster = new ClusterOfStores(0);
    const [a, b] = [await cluster.open('a'), await cluster.open('b')];
    const body = (writes: readonly Write[], conditions: readonly Condition[] = []) =>
      joinTransactions([encodeTransaction({ writes, conditions })]);
    const id = (number: number) => formatEntryId({ node: 'x', life: 'one', number });
    cluster.log.append(body([put(['x'], 1)], [{ absent: ['x'] }]), id(1));
    cluster.log.append(body([remove(['x'])]), id(2));
    cluster.log.append(body([put(['x'], 1)], [{ absent: ['x'] }]), id(1));
    await expectEqual(a, b);
    expect(a.store.get(['x'])).toBeUndefined();
    // One who comes later, by copy, knows of it too.
    const c = await cluster.open('c');
    cluster.log.append(body([put(['x'], 1)], [{ absent: ['x'] }]), id(1));
    await expectEqual(a, b, c);
    expect(c.store.get(['x'])).toBeUndefined();
    // Another life of the writer counts anew.
    cluster.log.append(body([put(['x'], 2)]), formatEntryId({ node: 'x', life: 'two', number: 1 }));
    await expectEqual(a, b, c);
    expect(c.store.get(['x'])).toBe(2);
  });

  it('passes over what somebody else wrote into the log', async () => {
    const nodes = await three();
    cluster.log.append(Buffer.from('not one of ours'), 'a-stranger');
    await nodes[0]?.store.commit([put(['x'], 1)]);
    await expectEqual(...nodes);
    expect(nodes[1]?.store.get(['x'])).toBe(1);
  });

  for (const moment of ['before', 'after'] as const) {
    it(`is killed right ${moment} a step of the store, and comes back to the state of the others`, async () => {
      const disk = new DyingStore(moment);
      const [witness, victim] = [await cluster.open('a'), await cluster.open('b', disk)];
      await witness.store.commit([put(['begun'], 1)]);
      await cluster.settled(victim);
      disk.dieAtNextStep();
      // Applied a second time, the first of these would hold.
      await witness.store.commit([put(['never'], 1)], [{ present: ['door'], value: 'open' }]);
      await witness.store.commit([put(['once'], 1)], [{ absent: ['once'] }]);
      await disk.dead;
      await witness.store.commit([put(['door'], 'open'), remove(['once'])]);
      await cluster.kill(victim);
      disk.rise();
      const again = await cluster.open('b', disk);
      await expectEqual(witness, again);
      expect([again.store.get(['never']), again.store.get(['once']), again.store.get(['door'])]).toEqual([
        undefined,
        undefined,
        'open',
      ]);
    });
  }

  it('goes on after a restart from where it was, and has what was committed meanwhile', async () => {
    const disk = new LastingStore();
    const [a, b] = [await cluster.open('a'), await cluster.open('b', disk)];
    await b.store.commit([put(['mine'], 1)]);
    await cluster.stop(b);
    for (let n = 0; n < 500; n++) await a.store.commit([put(['n', n], n)]);
    const again = await cluster.open('b', disk);
    expect(again.store.get(['n', 499])).toBe(499);
    expect(await again.store.commit([put(['n', 0], 'again')], [{ present: ['n', 0], value: 0 }])).toBe(true);
    await expectEqual(a, again);
  });
});

describe('replicated store: a full disk', () => {
  it('skips nothing: one node waits, the others go on, and it ends equal when there is room', async () => {
    const disk = new RoomyStore();
    const [a, b] = [await cluster.open('a'), await cluster.open('b', disk)];
    await a.store.commit([put(['x'], 1)]);
    await cluster.settled(b);
    disk.full = true;
    await a.store.commit([put(['x'], 2)]);
    await a.store.commit([remove(['x'])], [{ present: ['x'], value: 2 }]);
    await hear(b, 'replica.cannot_apply');
    expect(b.store.get(['x'])).toBe(1);
    await expect(b.store.commit([put(['y'], 1)])).rejects.toThrow(StoreFull);
    disk.full = false;
    await expectEqual(a, b);
    expect(b.store.get(['x'])).toBeUndefined();
  });
});

/** A disk that stops answering around one step: the node is killed there. */
class DyingStore extends LastingStore {
  readonly #moment: 'before' | 'after';
  #armed = false;
  #died: () => void = () => undefined;
  #isDead = false;
  readonly dead: Promise<void>;

  constructor(moment: 'before' | 'after') {
    super();
    this.#moment = moment;
    this.dead = new Promise((resolve) => {
      this.#died = resolve;
    });
  }

  dieAtNextStep(): void {
    this.#armed = true;
  }

  rise(): void {
    this.#armed = false;
    this.#isDead = false;
  }

  override async apply(transactions: readonly Transaction[], always: readonly Write[]): Promise<boolean[]> {
    if (this.#isDead) return new Promise(() => undefined);
    if (!this.#armed) return super.apply(transactions, always);
    if (this.#moment === 'after') await super.apply(transactions, always);
    this.#isDead = true;
    this.#died();
    return new Promise(() => undefined);
  }
}

class RoomyStore extends MemoryStore {
  full = false;

  override checkRoom(bytes: number): void {
    if (this.full && bytes > 0) throw new StoreFull('the disk is full');
    super.checkRoom(bytes);
  }
}
