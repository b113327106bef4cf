import { describe, expect, test } from 'vitest';
import { Readiness } from '../../../gateway/operations/index.ts';
import {
  type Bus,
  MemoryBus,
  MemoryJournal,
  MemoryStore,
  type Store,
  StoreFull,
  seededEntropy,
  VirtualClock,
} from '../../../runtime/index.ts';

async function open(parts: { store?: Partial<Store>; bus?: Partial<Bus> } = {}) {
  const clock = new VirtualClock(1_000);
  const store = Object.assign(new MemoryStore(), parts.store);
  const bus = Object.assign(new MemoryBus(new MemoryJournal({ clock })), parts.bus);
  const readiness = new Readiness({ store, bus, clock, entropy: seededEntropy(1) });
  await readiness.open();
  const inTime = async () => {
    const reason = readiness.reason();
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(2_000);
    return await reason;
  };
  return { readiness, store, bus, inTime };
}

describe('readiness', () => {
  test('is ready after a write and a message have come through', async () => {
    const { readiness, store } = await open();
    expect(await readiness.reason()).toBeUndefined();
    expect(await readiness.reason()).toBeUndefined();
    expect([...store.range(['node', 'probe'])]).toHaveLength(1);
  });

  test('is not given by a store that is full, or does not answer', async () => {
    const full = async () => {
      throw new StoreFull('the disk is full');
    };
    expect(await (await open({ store: { commit: full } })).readiness.reason()).toBe('The store cannot be written.');
    const silent = await open({ store: { commit: () => new Promise(() => {}) } });
    expect(await silent.inTime()).toBe('The store cannot be written.');
  });

  test('is not given while the message server is away, and comes back with it', async () => {
    const { bus, readiness, inTime } = await open();
    const publish = bus.publish.bind(bus);
    bus.publish = () => {};
    expect(await inTime()).toBe('The message server does not answer.');
    bus.publish = publish;
    expect(await readiness.reason()).toBeUndefined();
    await bus.close();
    expect(await readiness.reason()).toBe('The message server does not answer.');
  });

  test('is not given to a node that has not caught up with the others', async () => {
    let isCaughtUp = false;
    const { store, bus } = await open();
    const replica = { caughtUp: async () => isCaughtUp };
    const readiness = new Readiness({ store, bus, clock: new VirtualClock(0), entropy: seededEntropy(2), replica });
    await readiness.open();
    expect(await readiness.reason()).toBe('This node has not caught up with the others.');
    isCaughtUp = true;
    expect(await readiness.reason()).toBeUndefined();
  });

  test('ends when the service begins to stop', async () => {
    const { readiness } = await open();
    await readiness.close();
    expect(await readiness.reason()).toBe('The service is stopping.');
  });
});
