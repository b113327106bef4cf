import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { JournalRefused, StoreFailed } from '../../../runtime/errors.ts';
import { type Behaviour, effectActions, Host, type Stamped } from '../../../runtime/hosting/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, VirtualClock } from '../../../runtime/index.ts';

/** A bell counts its strokes and tells each of them. */
const bell = setup({
  types: { context: {} as { strokes: number }, events: {} as Stamped<{ type: 'strike' }> },
  actions: effectActions,
}).createMachine({
  id: 'bell',
  context: { strokes: 0 },
  on: {
    strike: {
      actions: [
        assign({ strokes: ({ context }) => context.strokes + 1 }),
        {
          type: 'send',
          params: ({ context }) => ({ messages: [{ subject: 'tower.rung', body: context.strokes }] }),
        },
        {
          type: 'alarm',
          params: ({ context, event }) => ({
            alarms: [{ id: `echo-${context.strokes}`, at: event.at + 60_000, event: { type: 'echo' } }],
          }),
        },
      ],
    },
  },
});

const behaviour: Behaviour = {
  type: 'bell',
  machine: bell,
  version: 1,
  durability: 'flush',
  patterns: ['tower.bell.*'],
  route: ({ subject, body }) => [{ key: subject.split('.')[2] as string, event: body as { type: string } }],
  initialInput: (_key, event) => (event.type === 'cast' ? {} : undefined),
};

function tower() {
  const store = new MemoryStore();
  const clock = new VirtualClock(1_000);
  const bus = new MemoryBus(new MemoryJournal({ clock, subjects: ['tower.>'] }));
  const onError = (): void => {};
  const host = new Host({ name: 'tower', bus, store, clock, behaviours: [behaviour], handlers: {}, onError });
  return { store, clock, bus, host };
}

/** Looks again after every turn, in each of which a second passes. */
async function eventually(clock: VirtualClock, holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !holds(); turn++) {
    clock.advance(1_000);
    for (let step = 0; step < 5; step++) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(holds()).toBe(true);
}

const rows = (store: MemoryStore, area: string) => [...store.range([area])].length;

describe('host: trouble that passes', () => {
  it('sends and sets what was stored although the disk failed to confirm it at first', async () => {
    const { store, clock, bus, host } = tower();
    await host.start();
    await bus.append('tower.bell.a', { type: 'cast' }, 'm1');
    await eventually(clock, () => rows(store, 'actor') === 1);
    const heard: unknown[] = [];
    await bus.subscribe('tower.rung', ({ body }) => heard.push(body));
    const flush = store.flush.bind(store);
    store.flush = async () => {
      store.flush = flush;
      throw new StoreFailed('another write failed');
    };
    await bus.append('tower.bell.a', { type: 'strike' }, 'm2');
    await eventually(clock, () => heard.length === 1);
    expect(heard).toEqual([1]);
    await eventually(clock, () => rows(store, 'alarm') === 0);
    await host.stop();
  });

  it('offers a message again that the journal had no room for', async () => {
    const { store, clock, bus, host } = tower();
    await host.start();
    const append = bus.append.bind(bus);
    let refusals = 0;
    bus.append = async (subject, body, id) => {
      if (subject !== 'tower.rung' || refusals === 2) return append(subject, body, id);
      refusals += 1;
      throw new JournalRefused('no room');
    };
    const heard: unknown[] = [];
    await bus.subscribe('tower.rung', ({ body }) => heard.push(body));
    await append('tower.bell.a', { type: 'cast' }, 'm1');
    await append('tower.bell.a', { type: 'strike' }, 'm2');
    await eventually(clock, () => heard.length === 1);
    await eventually(clock, () => rows(store, 'outbox') === 0);
    expect(heard).toEqual([1]);
    await host.stop();
  });

  it('keeps nothing of actors that were never born but the letters', async () => {
    const { store, clock, bus, host } = tower();
    await host.start();
    for (const key of ['a', 'b', 'c']) await bus.append(`tower.bell.${key}`, { type: 'strike' }, `m-${key}`);
    await eventually(clock, () => rows(store, 'dead-letter') === 3);
    await eventually(clock, () => Object.keys(host.actorCounts()).length === 0);
    expect(rows(store, 'inbox')).toBe(0);
    await bus.append('tower.bell.a', { type: 'cast' }, 'm4');
    await bus.append('tower.bell.a', { type: 'strike' }, 'm5');
    await eventually(clock, () => rows(store, 'alarm') === 1);
    expect(host.actorCounts()).toEqual({ bell: 1 });
    await host.stop();
  });

  it('says nothing of a record that it could not remove any more when it stopped: the next start sends it again', async () => {
    const { store, clock, bus } = tower();
    const said: string[] = [];
    const confirmed = Promise.withResolvers<void>();
    const slow = new MemoryBus(new MemoryJournal({ clock, subjects: ['tower.>'] }));
    slow.append = async (...message) => {
      const appended = await bus.append(...message);
      await confirmed.promise;
      return appended;
    };
    const onError = (what: string): void => void said.push(what);
    const host = new Host({ bus: slow, store, clock, behaviours: [behaviour], handlers: {}, onError });
    await host.start();
    await host.handle({ subject: 'tower.bell.big', body: { type: 'cast' }, id: '1' });
    await host.handle({ subject: 'tower.bell.big', body: { type: 'strike' }, id: '2' });
    const left = [...store.range(['outbox'])];
    expect(left).toHaveLength(1);
    await host.stop();
    await store.close();
    confirmed.resolve();
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(said).toEqual([]);
  });

  it('sets no timer while it stops: the record waits for the next start', async () => {
    const { store, clock, bus, host } = tower();
    await host.start();
    await bus.append('tower.bell.a', { type: 'cast' }, 'm1');
    await eventually(clock, () => rows(store, 'actor') === 1);
    let set = 0;
    const at = clock.at.bind(clock);
    clock.at = (instant, callback) => {
      if (instant > clock.now() + 50_000) set += 1;
      return at(instant, callback);
    };
    let confirm = (): void => {};
    const confirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    store.flush = () => confirmed;
    await bus.append('tower.bell.a', { type: 'strike' }, 'm2');
    await eventually(clock, () => rows(store, 'alarm') === 1);
    const stopped = host.stop();
    await new Promise((resolve) => setImmediate(resolve));
    confirm();
    await stopped;
    expect(set).toBe(0);
    expect(rows(store, 'alarm')).toBe(1);
  });
});
