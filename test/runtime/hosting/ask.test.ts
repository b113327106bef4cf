import { describe, expect, it } from 'vitest';
import { ChangeNotifier } from '../../../gateway/reviews/change-notifier.ts';
import { ActorClient, type AskedActor, NoReply } from '../../../runtime/hosting/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, type Store, VirtualClock } from '../../../runtime/index.ts';

const counter: AskedActor<{ add: number }, { total: number }> = {
  message: (body, id) => ({ subject: 'test.counter.one.add', body: { ...body, id } }),
  replyKeys: (_, id) => [['reply', 'one', id]],
  reply: (store, _, id) => store.get(['reply', 'one', id]) as { total: number } | undefined,
};

/** A client over a store whose reads are counted, and an actor that replies when the test says so. */
async function open() {
  const clock = new VirtualClock(0);
  const bus = new MemoryBus(new MemoryJournal({ clock, subjects: ['test.>'] }));
  const changes = new ChangeNotifier(clock);
  const store = changes.watching(new MemoryStore());
  let reads = 0;
  const counted: Store = {
    ...store,
    get: (key) => {
      reads += 1;
      return store.get(key);
    },
  };
  const client = new ActorClient({ bus, store: counted, clock, changes });
  const reply = (id: string, total: number) =>
    store.commit([{ op: 'put', key: ['reply', 'one', id], value: { total } }]);
  return { clock, bus, changes, client, reply, reads: () => reads };
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('ask', () => {
  it('resolves with the reply as soon as it is stored, without time passing', async () => {
    const { client, reply } = await open();
    const asked = client.ask(counter, { add: 2 }, { id: 'a', withinMs: 1_000 });
    await turns();
    await reply('a', 2);
    expect(await asked).toEqual({ total: 2 });
  });

  it('reads the store twice for one reply, however long that takes', async () => {
    const { client, clock, reply, reads } = await open();
    const asked = client.ask(counter, { add: 2 }, { id: 'a', withinMs: 600_000 });
    await turns();
    clock.advance(300_000);
    await turns();
    await reply('another', 1);
    await reply('a', 2);
    expect(await asked).toEqual({ total: 2 });
    // One before the wait, one for each write under the watched key.
    expect(reads()).toBeLessThanOrEqual(3);
  });

  it('has the same reply for the same id, and appends the command once', async () => {
    const { client, bus, reply } = await open();
    const bodies: unknown[] = [];
    await bus.subscribe('test.>', ({ body }) => bodies.push(body));
    await reply('a', 2);
    expect(await client.ask(counter, { add: 2 }, { id: 'a', withinMs: 1 })).toEqual({ total: 2 });
    expect(await client.ask(counter, { add: 2 }, { id: 'a', withinMs: 1 })).toEqual({ total: 2 });
    await turns();
    expect(bodies).toEqual([{ add: 2, id: 'a' }]);
  });

  it('rejects with NoReply at the deadline, and finds a reply that nobody told of then', async () => {
    const { client, clock, changes } = await open();
    const asked = client.ask(counter, { add: 2 }, { id: 'a', withinMs: 1_000 });
    const refused = asked.catch((error: unknown) => error);
    await turns();
    clock.advance(1_000);
    expect(await refused).toBeInstanceOf(NoReply);
    const unheard = new MemoryStore();
    const bus = new MemoryBus(new MemoryJournal({ clock, subjects: ['test.>'] }));
    const other = new ActorClient({ bus, store: unheard, clock, changes });
    const found = other.ask(counter, { add: 2 }, { id: 'a', withinMs: 1_000 });
    await turns();
    await unheard.commit([{ op: 'put', key: ['reply', 'one', 'a'], value: { total: 7 } }]);
    clock.advance(1_000);
    expect(await found).toEqual({ total: 7 });
  });
});

describe('change notifier', () => {
  it('tells another process on the same store of records whose actors say nothing', async () => {
    const clock = new VirtualClock(0);
    const journal = new MemoryJournal({ clock });
    const bus = new MemoryBus(journal);
    const [service, beside] = [new ChangeNotifier(clock), new ChangeNotifier(clock)];
    const shared = new MemoryStore();
    const store = service.watching(shared);
    beside.watching(shared);
    await service.listen(bus);
    await beside.listen(bus);
    const woken = beside.next([['delivery', 'acme', 'msg_1']], 1_000);
    await store.commit([{ op: 'put', key: ['delivery', 'acme', 'msg_1'], value: 1 }]);
    await woken;
    expect(clock.now()).toBe(0);
  });
});
