import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import {
  type Behaviour,
  type DeadLetter,
  deadLetters,
  effectActions,
  Host,
  type RetryPolicy,
  type Stamped,
} from '../../../../runtime/hosting/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, StoreFull, VirtualClock } from '../../../../runtime/index.ts';

type Event = Stamped<
  | { type: 'open' }
  | { type: 'note'; text: string }
  | { type: 'shout'; length: number }
  | { type: 'wake' }
  | { type: 'crashed'; message: string }
  | { type: 'close' }
>;

interface Context {
  readonly notes: readonly string[];
}

/** A diary keeps the entries it gets; its tests name those at which it throws. */
const diary = (intolerable: string) =>
  setup({ types: { context: {} as Context, events: {} as Event }, actions: effectActions }).createMachine({
    id: 'diary',
    context: { notes: [] },
    initial: 'open',
    states: {
      open: {
        on: {
          note: {
            actions: assign({
              notes: ({ context, event }) => {
                if (event.text === intolerable) throw new RangeError(`not ${event.text}`);
                return [...context.notes, event.text];
              },
            }),
          },
          shout: {
            actions: {
              type: 'send',
              params: ({ event }) => ({ messages: [{ subject: 'desk.said', body: 'x'.repeat(event.length) }] }),
            },
          },
          crashed: { actions: assign({ notes: ({ context }) => [...context.notes, 'crashed'] }) },
          close: 'closed',
        },
      },
      closed: { type: 'final' },
    },
  });

const behaviour = (intolerable = '', extra: Partial<Behaviour> = {}): Behaviour => ({
  type: 'diary',
  machine: diary(intolerable),
  version: 1,
  durability: 'flush',
  patterns: ['desk.diary.*'],
  route: ({ subject, body }) => {
    if (!subject.startsWith('desk.diary.')) return [];
    if (body === 'gibberish' && intolerable === body) throw new Error('cannot be read');
    const event = body === 'gibberish' ? { type: 'note', text: 'read at last' } : (body as { type: string });
    return [{ key: subject.split('.')[2] as string, event }];
  },
  initialInput: (_key, event) => (event.type === 'open' ? {} : undefined),
  ...extra,
});

const RETRY: RetryPolicy = { attempts: 3, attemptsIfMissing: 1, pauseMs: 1_000 };

function desk(store: MemoryStore, what: Behaviour, options: { maxBytes?: number; retry?: RetryPolicy } = {}) {
  const clock = new VirtualClock(1_000);
  const { maxBytes, retry = RETRY } = options;
  const bus = new MemoryBus(new MemoryJournal({ clock, subjects: ['desk.>'] }), { ...(maxBytes && { maxBytes }) });
  const host = new Host({
    name: 'desk',
    bus,
    store,
    clock,
    behaviours: [what],
    handlers: {},
    retry,
    onError: () => {},
  });
  let sent = 0;
  const tell = (key: string, body: unknown) => bus.append(`desk.diary.${key}`, body, `${clock.now()}-m${++sent}`);
  return { bus, clock, host, tell };
}

const letters = (store: MemoryStore) => [...deadLetters(store)];
const letter = (store: MemoryStore) => letters(store)[0]?.[1] as DeadLetter;
const notes = (store: MemoryStore, key = 'a') =>
  (store.get(['actor', 'diary', key]) as { context: Context } | undefined)?.context.notes;

async function eventually(clock: VirtualClock, holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !holds(); turn++) await clock.advanceAsync(1_000);
  expect(holds()).toBe(true);
}

describe('dead letters: what cannot be handled', () => {
  it('becomes a dead letter after so many tries, does not hold up its batch, and is reported', async () => {
    const store = new MemoryStore();
    const records = (_key: string, snapshot: { context: Context }) => {
      if (snapshot.context.notes.includes('poison')) throw new Error('no record of that');
      return [];
    };
    const { host, tell, clock } = desk(store, behaviour('', { records }));
    await host.start();
    await tell('a', { type: 'open' });
    for (const text of ['one', 'poison', 'two']) await tell('a', { type: 'note', text });
    await eventually(clock, () => letters(store).length === 1);
    await eventually(clock, () => notes(store)?.length === 3);
    expect(notes(store)).toEqual(['one', 'two', 'crashed']);
    expect(letter(store)).toMatchObject({
      actor: 'diary/a',
      message: { subject: 'desk.diary.a', body: { type: 'note', text: 'poison' } },
    });
    expect(letter(store).reason).toContain('no record of that');
    // Two pauses between three tries.
    expect(letter(store).at).toBeGreaterThanOrEqual(3_000);
    await host.stop();
  });

  it('is an alarm for a snapshot of another build: its record goes with the burial', async () => {
    const store = new MemoryStore();
    const first = desk(store, behaviour());
    await first.host.start();
    await first.tell('a', { type: 'open' });
    await eventually(first.clock, () => notes(store) !== undefined);
    await first.host.stop();
    await store.commit([
      { op: 'put', key: ['alarm', 'diary', 'a', 'w'], value: { id: 'w', at: 0, event: { type: 'wake' } } },
    ]);
    const other = desk(store, behaviour('', { version: 0 }));
    await other.host.start();
    await eventually(other.clock, () => letters(store).length === 1);
    expect(letter(store)).toMatchObject({ event: { type: 'wake' } });
    expect([...store.range(['alarm'])]).toEqual([]);
    await other.host.stop();

    const again = desk(store, behaviour());
    await again.host.start();
    expect(await again.host.replay(letters(store)[0]?.[0] as readonly string[])).toEqual({ outcome: 'handled' });
    expect(letters(store)).toEqual([]);
    await again.host.stop();
  });

  it('is a message no journal takes: kept, told, and sent when there is room for it', async () => {
    const store = new MemoryStore();
    const { host, tell, clock } = desk(store, behaviour(), { maxBytes: 1_000 });
    await host.start();
    await tell('a', { type: 'open' });
    await tell('a', { type: 'shout', length: 2_000 });
    await eventually(clock, () => notes(store)?.[0] === 'crashed');
    await eventually(clock, () => [...store.range(['outbox'])].length === 0);
    expect(letter(store)).toMatchObject({ id: 'diary/a#1', unsent: { subject: 'desk.said' } });
    expect(letter(store).reason).toContain('over the limit');
    const [[key]] = letters(store) as [[readonly string[], DeadLetter]];
    expect(await host.replay(key)).toMatchObject({ outcome: 'refused' });
    await host.stop();

    const roomy = desk(store, behaviour());
    const heard: unknown[] = [];
    await roomy.bus.subscribe('desk.said', ({ body }) => heard.push(body));
    await roomy.host.start();
    expect(await roomy.host.replay(key)).toEqual({ outcome: 'sent' });
    await eventually(roomy.clock, () => heard.length === 1);
    expect(letters(store)).toEqual([]);
    await roomy.host.stop();
  });

  it('is offered more than once where messages overtake one another', async () => {
    const store = new MemoryStore();
    const { host, tell, clock } = desk(store, behaviour(), { retry: { ...RETRY, attemptsIfMissing: 5 } });
    await host.start();
    await tell('a', { type: 'note', text: 'early' });
    await clock.advanceAsync(1_500);
    await tell('a', { type: 'open' });
    await eventually(clock, () => notes(store)?.[0] === 'early');
    await tell('nobody', { type: 'note', text: 'lost' });
    await eventually(clock, () => letters(store).length === 1);
    expect(Object.keys(host.actorCounts())).toEqual(['diary']);
    await host.stop();
  });

  it('is not the store: its trouble is waited for, however long it takes', async () => {
    const store = new MemoryStore();
    const { host, tell, clock } = desk(store, behaviour());
    await host.start();
    await tell('a', { type: 'open' });
    await eventually(clock, () => notes(store) !== undefined);
    const commit = store.commit.bind(store);
    store.commit = async () => {
      throw new StoreFull('no room');
    };
    await tell('a', { type: 'note', text: 'patient' });
    await clock.advanceAsync(60_000);
    store.commit = commit;
    await eventually(clock, () => notes(store)?.[0] === 'patient');
    expect(letters(store)).toEqual([]);
    await host.stop();
  });
});

describe('dead letters: replay', () => {
  it('refuses with the new reason and tells the actor nothing, until a build can handle it', async () => {
    const store = new MemoryStore();
    const first = desk(store, behaviour('secret'));
    await first.host.start();
    await first.tell('a', { type: 'open' });
    await first.tell('a', { type: 'note', text: 'secret' });
    await eventually(first.clock, () => notes(store)?.[0] === 'crashed');
    const [[key]] = letters(store) as [[readonly string[], DeadLetter]];
    expect(await first.host.replay(key)).toMatchObject({ outcome: 'refused' });
    expect(letter(store).reason).toContain('not secret');
    expect(notes(store)).toEqual(['crashed']);
    await first.host.stop();

    const second = desk(store, behaviour());
    await second.host.start();
    // However often it is asked for at once.
    const outcomes = await Promise.all([second.host.replay(key), second.host.replay(key)]);
    expect(outcomes).toEqual([{ outcome: 'handled' }, { outcome: 'handled' }]);
    expect(notes(store)).toEqual(['crashed', 'secret']);
    expect(letters(store)).toEqual([]);
    expect(await second.host.replay(key)).toEqual({ outcome: 'unknown' });
    await second.host.stop();
  });

  it('routes anew what could not be routed', async () => {
    const store = new MemoryStore();
    const first = desk(store, behaviour('gibberish'));
    await first.host.start();
    await first.tell('a', { type: 'open' });
    await first.tell('a', 'gibberish');
    await eventually(first.clock, () => letters(store).length === 1);
    expect(letter(store)).toMatchObject({ actor: 'diary/?', message: { body: 'gibberish' } });
    await first.host.stop();
    const second = desk(store, behaviour());
    await second.host.start();
    const [[key]] = letters(store) as [[readonly string[], DeadLetter]];
    expect(await second.host.replay(key)).toEqual({ outcome: 'handled' });
    expect(notes(store)).toEqual(['read at last']);
    await second.host.stop();
  });

  it('leaves the letter of an actor that is over', async () => {
    const store = new MemoryStore();
    const { host, tell, clock } = desk(store, behaviour('secret'));
    await host.start();
    await tell('a', { type: 'open' });
    await tell('a', { type: 'note', text: 'secret' });
    await tell('a', { type: 'close' });
    await eventually(clock, () => Object.keys(host.actorCounts()).length === 0);
    const [[key]] = letters(store) as [[readonly string[], DeadLetter]];
    expect(await host.replay(key)).toEqual({ outcome: 'ended' });
    expect(letters(store)).toHaveLength(1);
    await host.stop();
  });
});

describe('tombstones', () => {
  it('ends an actor before it began: nothing of it is left in memory, and what comes later changes nothing', async () => {
    const store = new MemoryStore();
    const tombstone = (event: { type: string }) => (event.type === 'close' ? 'closed' : undefined);
    const { host, tell, clock } = desk(store, behaviour('', { tombstone }));
    await host.start();
    await tell('a', { type: 'close' });
    await tell('a', { type: 'open' });
    await tell('b', { type: 'open' });
    await eventually(clock, () => notes(store, 'b') !== undefined);
    expect(store.get(['actor', 'diary', 'a'])).toMatchObject({ status: 'done', value: 'closed' });
    await eventually(clock, () => host.actorCounts().diary === 1);
    expect(letters(store)).toEqual([]);
    await host.stop();
  });
});
