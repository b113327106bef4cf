import { describe, expect, it } from 'vitest';
import { type AnyEventObject, assign, setup } from 'xstate';
import type { RecordedMessage } from '../../../runtime/bus/bus.ts';
import { MAX_LOCAL_MESSAGES } from '../../../runtime/hosting/household-transaction.ts';
import { type Behaviour, bodyOf, effectActions, Host, type RoutedMessage } from '../../../runtime/hosting/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, VirtualClock } from '../../../runtime/index.ts';

/** A chair asks its guests, who are derived, and counts what they say. */
interface Answer {
  readonly guest: number;
  readonly faulty?: boolean;
}

type ChairEvent =
  | { type: 'open'; guests: number }
  | { type: 'answered'; answer: Answer }
  | { type: 'all-answered'; answers: readonly Answer[] }
  | { type: 'resumed' }
  | { type: 'crashed' };

interface Chair {
  readonly guests: number;
  readonly heard: readonly number[];
  readonly faulty: readonly number[];
}

const ask = ({ guests, heard }: Chair) => ({
  messages: Array.from({ length: guests }, (_, guest) => guest)
    .filter((guest) => !heard.includes(guest))
    .map((guest) => ({ subject: `talk.room.hall.ask.${guest}`, body: { guest } })),
});

const chairMachine = setup({
  types: { context: {} as Chair, events: {} as ChairEvent, input: {} as { guests: number } },
  actions: {
    ...effectActions,
    hear: assign(({ context }, { answers }: { answers: readonly Answer[] }) => {
      if (answers.some(({ guest, faulty }) => faulty && guest >= 0)) throw new Error('not an answer');
      const guests = answers.map(({ guest }) => guest);
      return {
        heard: [...context.heard, ...guests.map((guest) => (guest < 0 ? ~guest : guest))],
        faulty: [...context.faulty, ...guests.filter((guest) => guest < 0).map((guest) => ~guest)],
      };
    }),
  },
}).createMachine({
  id: 'chair',
  context: ({ input }) => ({ guests: input.guests, heard: [], faulty: [] }),
  initial: 'asking',
  states: {
    asking: {
      entry: { type: 'send', params: ({ context }) => ask(context) },
      on: {
        answered: { actions: { type: 'hear', params: ({ event }) => ({ answers: [event.answer] }) } },
        'all-answered': { actions: { type: 'hear', params: ({ event }) => ({ answers: event.answers }) } },
        resumed: { actions: { type: 'send', params: ({ context }) => ask(context) } },
      },
      always: { guard: ({ context }) => context.heard.length >= context.guests, target: 'closed' },
    },
    closed: {
      entry: { type: 'send', params: { messages: [{ subject: 'talk.room.hall.closed', body: {} }] } },
    },
  },
});

const guestMachine = setup({
  types: { context: {} as Answer, events: {} as { type: 'asked' }, input: {} as Answer },
  actions: effectActions,
}).createMachine({
  id: 'guest',
  context: ({ input }) => input,
  initial: 'answering',
  states: {
    answering: {
      entry: {
        type: 'send',
        params: ({ context }) => ({ messages: [{ subject: 'talk.room.hall.answer', body: context }] }),
      },
      always: 'left',
    },
    left: { type: 'final' },
  },
});

const body = { parse: (value: unknown) => value as Answer & { guests: number } };

/** @param delivered what the journal delivers; default everything */
function room(store: MemoryStore, faulty: readonly number[] = [], delivered?: readonly string[]) {
  const clock = new VirtualClock(0);
  const bus = new MemoryBus(new MemoryJournal({ clock }));
  const heard: { subject: string; body: unknown }[] = [];
  const recorded: RecordedMessage[] = [];
  const record = bus.record.bind(bus);
  bus.record = async (messages) => {
    recorded.push(...messages);
    await record(messages);
  };
  const listen = (message: RoutedMessage): void => {
    if (message.isLocal) heard.push({ subject: message.subject, body: message.body });
  };
  const answers = (events: readonly AnyEventObject[]) =>
    events.every(({ type }) => type === 'answered')
      ? { type: 'all-answered', answers: events.map(({ answer }) => answer) }
      : undefined;
  const chair: Behaviour = {
    type: 'chair',
    machine: chairMachine,
    version: 1,
    durability: 'flush',
    patterns: ['talk.room.*.open', 'talk.room.*.answer'],
    ...(delivered && { delivered }),
    route: (message) => {
      if (!/[.](open|answer)$/.test(message.subject)) return [];
      listen(message);
      const { guests, ...answer } = bodyOf(body, message);
      return [
        {
          key: 'hall',
          event: message.subject.endsWith('open') ? { type: 'open', guests } : { type: 'answered', answer },
        },
      ];
    },
    initialInput: (_key, event) => (event.type === 'open' ? { guests: event.guests } : undefined),
    combine: answers,
    replaceFaulty: (event) =>
      event.type === 'answered' ? { ...event, answer: { guest: ~event.answer.guest } } : undefined,
    isForObservers: () => true,
    awaitsDerived: ({ value }) => value === 'asking',
  };
  const guest: Behaviour = {
    type: 'guest',
    machine: guestMachine,
    version: 1,
    durability: 'derived',
    patterns: ['talk.room.*.ask.*'],
    ...(delivered && { delivered: [] }),
    route: (message) => {
      if (!message.subject.includes('.ask.')) return [];
      listen(message);
      const { guest } = bodyOf(body, message);
      return [{ key: `hall.${guest}`, event: { type: 'asked', guest } }];
    },
    initialInput: (_key, { guest }) => ({ guest, ...(faulty.includes(guest) && { faulty: true }) }),
  };
  const onError = (): void => {};
  const host = new Host({ name: 'node', bus, store, clock, behaviours: [chair, guest], handlers: {}, onError });
  return { bus, clock, host, heard, recorded };
}

const chairOf = (store: MemoryStore) => store.get(['actor', 'chair', 'hall']) as { value: string; context: Chair };

describe('household: local messages', () => {
  it('records what its actors heard: the same subjects and bodies, in the same order, each under its own id', async () => {
    const store = new MemoryStore();
    const { bus, host, heard, recorded } = room(store);
    const live: unknown[] = [];
    await bus.subscribe('talk.room.hall.>', ({ subject, body }) => live.push({ subject, body }));
    const delivered: string[] = [];
    await bus.consume('audit', ['talk.>'], (delivery) => {
      delivered.push(delivery.subject);
      delivery.ack();
    });
    await host.start();
    await bus.append('talk.room.hall.open', { guests: 5 }, 'open');
    await expect.poll(() => chairOf(store)?.value).toBe('closed');
    await expect.poll(() => live.length).toBe(12);
    const shown = recorded.map(({ subject, body }) => ({ subject, body }));
    expect(shown.filter(({ subject }) => !subject.endsWith('closed'))).toEqual(heard);
    expect(live.slice(1)).toEqual(shown);
    expect(heard).toHaveLength(10);
    expect(new Set(recorded.map(({ id }) => id)).size).toBe(recorded.length);
    // A message that its receiver has handled is not handled again.
    expect(delivered).toEqual(['talk.room.hall.open']);
    await host.stop();
  });

  it('stops when the journal has what it was given, and after five seconds where nothing answers any more', async () => {
    const store = new MemoryStore();
    const { bus, host } = room(store);
    const waiting = Promise.withResolvers<void>();
    const record = bus.record.bind(bus);
    bus.record = async (messages) => {
      await waiting.promise;
      await record(messages);
    };
    await host.start();
    await bus.append('talk.room.hall.open', { guests: 2 }, 'open');
    await expect.poll(() => chairOf(store)?.value).toBe('closed');
    let stopped = false;
    const stopping = host.stop().then(() => {
      stopped = true;
    });
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).toBe(false);
    waiting.resolve();
    await stopping;

    const deaf = room(new MemoryStore());
    const asked = Promise.withResolvers<void>();
    deaf.bus.record = () => {
      asked.resolve();
      return Promise.withResolvers<void>().promise;
    };
    await deaf.host.start();
    await deaf.bus.append('talk.room.hall.open', { guests: 2 }, 'open');
    await asked.promise;
    let over = false;
    const ended = deaf.host.stop().then(() => {
      over = true;
    });
    const turns = async (): Promise<void> => {
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    };
    await turns();
    deaf.clock.advance(4_999);
    await turns();
    expect(over).toBe(false);
    deaf.clock.advance(1);
    await ended;
  });

  it('stores the answers of derived actors in the transaction that asked for them, and nothing of the actors', async () => {
    const store = new MemoryStore();
    const { bus, host } = room(store);
    let commits = 0;
    const commit = store.commit.bind(store);
    store.commit = async (...transaction) => {
      commits += 1;
      return await commit(...transaction);
    };
    await host.start();
    await bus.append('talk.room.hall.open', { guests: 40 }, 'open');
    await expect.poll(() => chairOf(store)?.context.heard.length).toBe(40);
    expect(commits).toBe(1);
    expect([...store.range(['actor', 'guest'])]).toEqual([]);
    await expect.poll(() => host.actorCounts()).toEqual({ chair: 1 });
    await host.stop();
  });

  it('replaces the one faulty event among those that come together, and hears all others', async () => {
    const store = new MemoryStore();
    const { bus, host } = room(store, [3]);
    await host.start();
    await bus.append('talk.room.hall.open', { guests: 6 }, 'open');
    await expect.poll(() => chairOf(store)?.value).toBe('closed');
    expect(chairOf(store).context.heard.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(chairOf(store).context.faulty).toEqual([3]);
    expect([...store.range(['dead-letter'])]).toHaveLength(1);
    await host.stop();
  });

  it('sends messages beyond the bound of one transaction through the outbox', async () => {
    const store = new MemoryStore();
    const { bus, host, recorded } = room(store);
    const guests = MAX_LOCAL_MESSAGES;
    await host.start();
    await bus.append('talk.room.hall.open', { guests }, 'open');
    await expect.poll(() => chairOf(store)?.context.heard.length, { timeout: 20_000 }).toBe(guests);
    expect(recorded.length).toBeLessThan(2 * guests);
    expect(new Set(chairOf(store).context.heard).size).toBe(guests);
    await host.stop();
  }, 30_000);

  it('brings messages beyond the bound, also those of derived actors, where the journal delivers only what opens', async () => {
    const store = new MemoryStore();
    const { bus, host } = room(store, [], ['talk.room.*.open']);
    const guests = MAX_LOCAL_MESSAGES;
    expect(host.patterns).toEqual(['talk.room.*.open']);
    await host.start();
    await bus.append('talk.room.hall.open', { guests }, 'open');
    await expect.poll(() => chairOf(store)?.context.heard.length, { timeout: 20_000 }).toBe(guests);
    expect(new Set(chairOf(store).context.heard).size).toBe(guests);
    // Each has its receiver's transaction behind it.
    await expect.poll(() => [...store.range(['outbox'])].length).toBe(0);
    await host.stop();
  }, 30_000);
});

describe('household: derived actors after a crash', () => {
  it('asks those again who have not answered', async () => {
    const store = new MemoryStore();
    const envelope = { machine: 'chair', version: 1, status: 'active', value: 'asking', sent: 3 };
    const context: Chair = { guests: 3, heard: [1], faulty: [] };
    await store.commit([
      { op: 'put', key: ['actor', 'chair', 'hall'], value: { ...envelope, context } },
      { op: 'put', key: ['resume', 'chair', 'hall'], value: 1 },
    ]);
    const { host, heard } = room(store);
    await host.start();
    await expect.poll(() => chairOf(store).value).toBe('closed');
    expect(heard.filter(({ subject }) => subject.includes('.ask.')).map(({ body }) => body)).toEqual([
      { guest: 0 },
      { guest: 2 },
    ]);
    expect([...store.range(['resume'])]).toEqual([]);
    await host.stop();
  });
});
