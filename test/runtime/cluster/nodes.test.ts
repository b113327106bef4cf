import { describe, expect, it } from 'vitest';
import { Shop } from './shop.ts';

const shop = (): Promise<Shop> => new Shop().open();

describe('nodes: sharing work', () => {
  it('two nodes handle everything once, wherever it was pulled', async () => {
    const world = await shop();
    const nodes = [await world.join('a'), await world.join('b')];
    await world.clock.advanceAsync(3_000);
    await world.tell(60, 20, 20);
    await world.settled();
    expect(world.faults()).toEqual([]);
    for (const { host } of nodes) expect(host.actorCounts().tally).toBeGreaterThan(0);
    expect(world.errors).toEqual([]);
  });

  it('messages wait until somebody has their shard', async () => {
    const world = await shop();
    await world.tell(10, 5, 10);
    await world.join('a');
    await world.settled();
    expect(world.faults()).toEqual([]);
  });

  it('nodes come and go under load, and nothing is lost or done twice', async () => {
    const world = await shop();
    const a = await world.join('a');
    await world.clock.advanceAsync(2_000);
    await world.tell(20, 20, 20);
    const b = await world.join('b');
    await world.tell(40, 20, 50);
    const c = await world.join('c');
    await world.tell(60, 20, 50);
    expect(c.homes.ownedShards().length).toBeGreaterThanOrEqual(20);
    const left = a.leave();
    await world.tell(40, 20, 50);
    await left;
    const d = await world.join('d');
    await world.tell(40, 20, 50);
    await Promise.all([b.leave(), world.tell(20, 20, 50)]);
    await world.settled();
    expect(world.faults()).toEqual([]);
    expect([...c.homes.ownedShards(), ...d.homes.ownedShards()]).toHaveLength(64);
  });
});

describe('nodes: dead letters', () => {
  it('are replayed at the home of their actor, whichever node is asked', async () => {
    const world = await shop();
    const nodes = [await world.join('a'), await world.join('b')];
    await world.clock.advanceAsync(3_000);
    await world.tell(8, 8, 10);
    await world.settled();
    for (const [number, { router }] of nodes.entries()) {
      for (let tally = 0; tally < 8; tally++) {
        const [actor, id] = [`tally/key${tally}`, `letter${number}`];
        const event = { type: 'add', note: `found by ${number}` };
        const key = ['dead-letter', actor, id];
        await world.store.commit([{ op: 'put', key, value: { actor, id, event, reason: 'it threw', at: 0 } }]);
        const [replayed] = await Promise.all([router.replay(key), world.clock.advanceAsync(10)]);
        expect(replayed).toEqual({ outcome: 'handled' });
        expect(world.store.get(key)).toBeUndefined();
        expect(world.context(`key${tally}`)?.noted).toContain(`found by ${number}`);
      }
    }
    expect(await nodes[0]?.router.replay(['dead-letter', 'tally/key0', 'none'])).toEqual({ outcome: 'unknown' });
  });

  it('wait for a home while nobody has their actor', async () => {
    const world = await shop();
    const a = await world.join('a');
    const letter = { actor: 'tally/x', id: 'l', event: { type: 'add', note: 'n' }, reason: '', at: 0 };
    const key = ['dead-letter', 'tally/x', 'l'];
    await world.store.commit([{ op: 'put', key, value: letter }]);
    a.kill();
    const b = await world.join('b');
    await expect(b.router.replay(key)).rejects.toThrow(/does not own|nobody serves/);
    expect(world.store.get(key)).toEqual(letter);
  });
});

describe('nodes: going away', () => {
  it('the actors of a node that died go on elsewhere within seven seconds', async () => {
    const world = await shop();
    const [a, b, c] = [await world.join('a'), await world.join('b'), await world.join('c')];
    await world.clock.advanceAsync(4_000);
    await world.tell(60, 30, 10);
    b.kill();
    const died = world.clock.now();
    await world.tell(30, 30, 10);
    while (new Set([...a.homes.ownedShards(), ...c.homes.ownedShards()]).size < 64) await world.clock.advanceAsync(100);
    expect(world.clock.now() - died).toBeLessThanOrEqual(7_000);
    await world.settled();
    expect(world.faults()).toEqual([]);
  });

  it('a node that dies at any moment costs nothing but time', async () => {
    for (let moment = 0; moment < 40; moment++) {
      const world = await shop();
      const [, b] = [await world.join('a'), await world.join('b')];
      await world.clock.advanceAsync(3_000);
      await world.tell(12, 12, 0);
      // So many turns of the event loop into the work.
      for (let turn = 0; turn < moment; turn++) await new Promise((resolve) => setImmediate(resolve));
      b.kill();
      await world.settled();
      expect(world.faults()).toEqual([]);
    }
  });

  it('an orderly leaving is quick, and its work is not begun again', async () => {
    const world = await shop();
    const [a, b] = [await world.join('a'), await world.join('b')];
    await world.clock.advanceAsync(3_000);
    await world.tell(40, 40, 10);
    const before = world.clock.now();
    const leaving = b.leave();
    while (b.homes.ownedShards().length > 0) await world.clock.advanceAsync(10);
    await leaving;
    while (a.homes.ownedShards().length < 64) await world.clock.advanceAsync(10);
    expect(world.clock.now() - before).toBeLessThanOrEqual(500);
    expect(b.host.actorCounts()).toEqual({});
    await world.tell(40, 40, 10);
    await world.settled();
    expect(world.faults()).toEqual([]);
    expect([...world.checks.values()].every((times) => times === 1)).toBe(true);
  });
});

describe('nodes: standing still', () => {
  it('a node that stood still writes nothing of what it was at when it goes on', async () => {
    for (let moment = 0; moment < 30; moment++) {
      const world = await shop();
      const [, b] = [await world.join('a'), await world.join('b')];
      await world.clock.advanceAsync(3_000);
      await world.tell(12, 12, 0);
      for (let turn = 0; turn < moment; turn++) await new Promise((resolve) => setImmediate(resolve));
      b.pause();
      await world.clock.advanceAsync(8_000);
      await world.tell(12, 12, 100);
      b.resume();
      await world.tell(12, 12, 100);
      await world.settled();
      expect(world.faults()).toEqual([]);
      expect(b.homes.ownedShards()).toHaveLength(32);
    }
  });

  it('a node cut off from the lease book alone harms nobody', async () => {
    const world = await shop();
    const [a, b] = [await world.join('a'), await world.join('b')];
    await world.clock.advanceAsync(3_000);
    await world.tell(20, 20, 10);
    b.book.cut();
    await world.tell(100, 20, 100);
    expect(a.homes.ownedShards()).toHaveLength(64);
    b.book.heal();
    await world.tell(20, 20, 100);
    await world.settled();
    expect(world.faults()).toEqual([]);
    expect(b.homes.ownedShards()).toHaveLength(32);
  });

  it('nobody hears the lease book: everybody goes on with what they have', async () => {
    const world = await shop();
    const nodes = [await world.join('a'), await world.join('b')];
    await world.clock.advanceAsync(3_000);
    for (const { book } of nodes) book.cut();
    await world.tell(40, 20, 500);
    for (const { homes } of nodes) expect(homes.ownedShards()).toHaveLength(32);
    for (const { book } of nodes) book.heal();
    await world.settled();
    expect(world.faults()).toEqual([]);
  });
});
