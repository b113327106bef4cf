import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { type Behaviour, effectActions, Host, type HostOptions, type Stamped } from '../../../runtime/hosting/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, type Store, VirtualClock } from '../../../runtime/index.ts';

/** A till adds up amounts, has every sum checked by a worker, reports it, and closes on command or at its deadline. */
type Event = Stamped<
  | { type: 'add'; amount: number }
  | { type: 'check.done'; output: string }
  | { type: 'check.failed'; error: { message: string } }
  | { type: 'too-late' }
  | { type: 'close' }
  | { type: 'crashed'; message: string }
>;

const till = setup({
  types: { context: {} as { sum: number; notes: string[] }, events: {} as Event, input: {} as { start: number } },
  actions: effectActions,
}).createMachine({
  id: 'till',
  context: ({ input }) => ({ sum: input.start, notes: [] }),
  initial: 'open',
  states: {
    open: {
      on: {
        add: {
          actions: [
            assign({
              sum: ({ context, event }) => {
                if (event.amount < 0) throw new RangeError('a till takes no negative amount');
                return context.sum + event.amount;
              },
            }),
            {
              type: 'schedule',
              params: ({ context }) => ({
                activities: [{ id: `check-${context.sum}`, name: 'check', input: context.sum }],
              }),
            },
            {
              type: 'alarm',
              params: ({ event }) => ({ alarms: [{ id: 'late', at: event.at + 1000, event: { type: 'too-late' } }] }),
            },
            {
              type: 'send',
              params: ({ context }) => ({ messages: [{ subject: 'shop.sum', body: { sum: context.sum } }] }),
            },
          ],
        },
        'check.done': { actions: assign({ notes: ({ context, event }) => [...context.notes, event.output] }) },
        'check.failed': { actions: assign({ notes: ({ context, event }) => [...context.notes, event.error.message] }) },
        crashed: {
          actions: assign({ notes: ({ context, event }) => [...context.notes, `crashed: ${event.message}`] }),
        },
        'too-late': 'closed',
        close: 'closed',
      },
    },
    closed: { type: 'final', entry: { type: 'send', params: { messages: [{ subject: 'shop.closed', body: {} }] } } },
  },
});

const behaviour: Behaviour = {
  type: 'till',
  machine: till,
  version: 1,
  durability: 'flush',
  patterns: ['shop.till.*'],
  route: ({ subject, body }) => {
    const key = /^shop\.till\.(\w+)$/.exec(subject)?.[1];
    return key === undefined ? [] : [{ key, event: body as { type: string } }];
  },
  initialInput: (_key, event) => (event.type === 'add' ? { start: event.amount } : undefined),
  records: (key, snapshot) => [{ op: 'put', key: ['view', key], value: snapshot.context.sum }],
};

function shop(
  parts: { store?: Store; journal?: MemoryJournal; clock?: VirtualClock } = {},
  options: Partial<HostOptions> = {},
) {
  const store = parts.store ?? new MemoryStore();
  const clock = parts.clock ?? new VirtualClock(1_000);
  const journal = parts.journal ?? new MemoryJournal({ clock, subjects: ['shop.>'] });
  const bus = new MemoryBus(journal);
  const errors: string[] = [];
  const host = new Host({
    name: 'shop',
    bus,
    store,
    clock,
    behaviours: [behaviour],
    handlers: { check: async (input) => `checked ${input}` },
    onError: (what, error) => errors.push(`${what}: ${error}`),
    ...options,
  });
  return { store, clock, journal, bus, host, errors };
}

const envelope = (store: Store, key: string) =>
  store.get(['actor', 'till', key]) as { value: string; context: { sum: number; notes: string[] }; status: string };

async function eventually<Value>(look: () => Value | undefined | false): Promise<Value> {
  for (let turn = 0; turn < 2_000; turn++) {
    const value = look();
    if (value !== undefined && value !== false) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('it never came to pass');
}

const add = (amount: number) => ({ type: 'add', amount });
const outbox = (store: Store) => [...store.range(['outbox'])].length;

describe('host: handling', () => {
  it('is born by its first event and keeps snapshot, view and the outcome of its order', async () => {
    const { host, bus, store, errors } = shop();
    await host.start();
    await bus.append('shop.till.a', add(5), 'm1');
    await bus.append('shop.till.a', add(7), 'm2');
    await eventually(() => envelope(store, 'a')?.context.notes.length === 1);
    expect(envelope(store, 'a').context).toEqual({ sum: 12, notes: ['checked 12'] });
    expect(store.get(['view', 'a'])).toBe(12);
    expect([...store.range(['order'])]).toEqual([]);
    expect(errors).toEqual([]);
    await host.stop();
  });

  it('handles a message once, however often it is delivered', async () => {
    const { host, bus, store, clock } = shop();
    await host.start();
    const heard: unknown[] = [];
    await bus.subscribe('shop.sum', ({ body }) => heard.push(body));
    await bus.append('shop.till.a', add(5), 'm1');
    await bus.append('shop.till.a', add(7), 'm2');
    await eventually(() => envelope(store, 'a')?.context.notes.length === 1);
    // Past the window in which the journal itself remembers identities.
    clock.advance(500_000);
    await eventually(() => envelope(store, 'a').status === 'done');
    await bus.append('shop.till.a', add(7), 'm2');
    await bus.append('shop.till.b', add(1), 'm9');
    await eventually(() => envelope(store, 'b'));
    expect(heard).toEqual([{ sum: 12 }]);
    await host.stop();
  });

  it('buries an event its machine cannot take, tells the actor, and goes on', async () => {
    const { host, bus, store } = shop();
    await host.start();
    await bus.append('shop.till.a', add(5), 'm1');
    await bus.append('shop.till.a', add(-1), 'm2');
    await bus.append('shop.till.a', add(2), 'm3');
    await eventually(() => envelope(store, 'a')?.context.notes.length === 2);
    expect(envelope(store, 'a').context.sum).toBe(7);
    expect(envelope(store, 'a').context.notes[0]).toBe('crashed: a till takes no negative amount');
    const reason = expect.stringContaining('a till takes no negative amount');
    expect([...store.range(['dead-letter'])]).toMatchObject([[expect.anything(), { id: 'm2', reason }]]);
    await host.stop();
  });

  it('buries an event for an actor that does not exist and cannot be born of it', async () => {
    const { host, bus, store } = shop();
    await host.start();
    await bus.append('shop.till.a', { type: 'close' }, 'm1');
    await eventually(() => [...store.range(['dead-letter'])].length === 1);
    expect(envelope(store, 'a')).toBeUndefined();
    await host.stop();
  });

  it('leaves nothing of a done actor but its envelope', async () => {
    const { host, bus, store } = shop();
    await host.start();
    await bus.append('shop.till.a', add(5), 'm1');
    await bus.append('shop.till.a', add(5), 'm2');
    await bus.append('shop.till.a', { type: 'close' }, 'm3');
    await eventually(() => envelope(store, 'a')?.status === 'done');
    await eventually(() => outbox(store) === 0 && [...store.range(['inbox'])].length === 0);
    expect([...store.range(['alarm'])]).toEqual([]);
    expect(envelope(store, 'a').context).toBeNull();
    expect(host.actorCounts()).toEqual({});
    await host.stop();
  });
});

describe('host: after a crash', () => {
  it('sends what was recorded and not yet sent, under the same identity', async () => {
    const first = shop();
    const { store, journal, clock } = first;
    await first.host.start();
    const { append } = first.bus;
    // The journal cannot be reached: the transaction holds, the message does not leave.
    first.bus.append = (subject, body, id) =>
      subject === 'shop.sum' ? new Promise(() => {}) : append.call(first.bus, subject, body, id);
    await first.bus.append('shop.till.a', add(5), 'm1');
    await first.bus.append('shop.till.a', add(7), 'm2');
    await eventually(() => outbox(store) === 1);
    await first.bus.close();

    const second = shop({ store, journal, clock });
    const heard: unknown[] = [];
    await second.bus.subscribe('shop.sum', ({ body }) => heard.push(body));
    await second.host.start();
    await eventually(() => outbox(store) === 0);
    expect(heard).toEqual([{ sum: 12 }]);
    await second.host.stop();
  });

  it('repeats an order whose outcome was not handled', async () => {
    const first = shop({}, { handlers: { check: () => new Promise(() => {}) } });
    const { store, journal, clock } = first;
    await first.host.start();
    await first.bus.append('shop.till.a', add(5), 'm1');
    await first.bus.append('shop.till.a', add(7), 'm2');
    await eventually(() => [...store.range(['order'])].length === 1);
    await first.bus.close();

    const second = shop({ store, journal, clock });
    await second.host.start();
    await eventually(() => envelope(store, 'a').context.notes.length === 1);
    expect(envelope(store, 'a').context.notes).toEqual(['checked 12']);
    await second.host.stop();
  });

  it('keeps alarms, and rings at once the ones that became due meanwhile', async () => {
    const first = shop();
    const { store, journal, clock } = first;
    await first.host.start();
    await first.bus.append('shop.till.a', add(5), 'm1');
    await first.bus.append('shop.till.a', add(7), 'm2');
    await eventually(() => [...store.range(['alarm'])].length === 1);
    await first.host.stop();
    await first.bus.close();
    clock.advance(5_000);

    const second = shop({ store, journal, clock });
    await second.host.start();
    clock.advance(1);
    await eventually(() => envelope(store, 'a').status === 'done');
    expect(envelope(store, 'a').value).toBe('closed');
    await second.host.stop();
  });

  it('takes up an old snapshot by migration, and refuses one it cannot read', async () => {
    const { host, bus, store, clock, journal } = shop();
    await host.start();
    await bus.append('shop.till.a', add(5), 'm1');
    await eventually(() => envelope(store, 'a'));
    await host.stop();
    await bus.close();

    const migrated: Behaviour = {
      ...behaviour,
      version: 2,
      migrate: (context) => ({ ...(context as object), notes: ['migrated'] }),
    };
    const newer = shop({ store, journal, clock }, { behaviours: [migrated] });
    await newer.host.start();
    await newer.bus.append('shop.till.a', add(1), 'm2');
    await eventually(() => envelope(store, 'a').context.sum === 6);
    expect(envelope(store, 'a').context.notes[0]).toBe('migrated');
    await newer.host.stop();
    await newer.bus.close();

    const older = shop({ store, journal, clock });
    await older.host.start();
    await older.bus.append('shop.till.a', add(1), 'm3');
    await eventually(() => older.errors.length > 0);
    expect(older.errors[0]).toContain('snapshot version 2, this build reads 1');
    expect(envelope(store, 'a').context.sum).toBe(6);
    await older.host.stop();
  });
});
