import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { STATE_PATTERNS } from '../../../protocols/observation/index.ts';
import { type Behaviour, effectActions, Host } from '../../../runtime/hosting/index.ts';
import { MemoryBus, MemoryJournal, MemoryStore, VirtualClock } from '../../../runtime/index.ts';
import { pathOf, readTrail, type Transition, TransitionPublisher } from '../../../runtime/observation/index.ts';

/** A lamp that is switched, flickers on the way, and breaks. */
const lamp = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'switch' | 'touch' | 'reset' | 'hit' | 'fault' } },
  actions: effectActions,
}).createMachine({
  id: 'lamp',
  context: { count: 0 },
  initial: 'unpacked',
  on: { hit: '.broken' },
  states: {
    unpacked: { always: 'off' },
    off: {
      on: {
        switch: 'lit',
        touch: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        fault: {
          target: 'lit',
          actions: assign({
            count: () => {
              throw new Error('a short circuit');
            },
          }),
        },
      },
    },
    lit: {
      initial: 'flickering',
      states: {
        flickering: { always: 'steady' },
        steady: { on: { reset: { target: 'steady', reenter: true } } },
        spent: { type: 'final' },
      },
      on: { switch: '.spent' },
      onDone: 'off',
    },
    broken: { type: 'final' },
  },
});

const behaviour: Behaviour = {
  type: 'lamp',
  machine: lamp,
  version: 1,
  durability: 'flush',
  patterns: ['home.lamp.*'],
  route: ({ body }) => [{ key: 'hall', event: body as { type: string } }],
  initialInput: () => ({}),
};

async function lit(events: readonly string[], onTransitions?: (made: readonly Transition[]) => void) {
  const clock = new VirtualClock(1_000);
  const store = new MemoryStore();
  const bus = new MemoryBus(new MemoryJournal({ clock, subjects: ['home.>'] }));
  const told: Transition[] = [];
  const errors: string[] = [];
  const host = new Host({
    bus,
    store,
    clock,
    behaviours: [behaviour],
    handlers: {},
    onError: (what, error) => errors.push(`${what}: ${error}`),
    onTransitions: onTransitions ?? ((made) => told.push(...made)),
  });
  await host.start();
  for (const [index, type] of events.entries()) {
    await host.handle({ subject: 'home.lamp.hall', body: { type }, id: `m${index}` });
    await clock.advance(10);
  }
  return { store, told, errors, host, bus };
}

const brief = ({ n, from, to, event, ms }: Transition) => [n, from, to, event, ms];

describe('transitions', () => {
  it('tells the creation, steps without an event, and the end of inner states', async () => {
    const { told, store } = await lit(['switch', 'switch', 'switch', 'hit']);
    expect(told.map(brief)).toEqual([
      [1, null, 'unpacked', 'switch', 0],
      [2, 'unpacked', 'off', '', 0],
      [3, 'off', 'lit.flickering', 'switch', 10],
      [4, 'lit.flickering', 'lit.steady', '', 0],
      [5, 'lit.steady', 'lit.spent', 'switch', 10],
      [6, 'lit.spent', 'off', 'done', 0],
      [7, 'off', 'broken', 'hit', 10],
    ]);
    expect(readTrail(store, 'hall')).toEqual({ transitions: told, missing: 0 });
  });

  it('tells of a state that is entered anew, and not of an event that moves nobody', async () => {
    const { told } = await lit(['touch', 'touch', 'switch', 'reset']);
    expect(told.slice(2).map(brief)).toEqual([
      [3, 'off', 'lit.flickering', 'switch', 20],
      [4, 'lit.flickering', 'lit.steady', '', 0],
      [5, 'lit.steady', 'lit.steady', 'reset', 10],
    ]);
  });

  it('tells nothing of an event at which the machine threw', async () => {
    const { told, store } = await lit(['touch', 'fault']);
    expect(told.map(({ to }) => to)).toEqual(['unpacked', 'off']);
    expect(readTrail(store, 'hall').transitions).toEqual(told);
  });

  it('counts on after the actor was loaded from the store', async () => {
    const { store, told } = await lit(['touch', 'switch']);
    const clock = new VirtualClock(5_000);
    const again: Transition[] = [];
    const host = new Host({
      bus: new MemoryBus(new MemoryJournal({ clock })),
      store,
      clock,
      behaviours: [behaviour],
      handlers: {},
      onError: () => {},
      onTransitions: (made) => again.push(...made),
    });
    await host.start();
    await host.handle({ subject: 'home.lamp.hall', body: { type: 'hit' }, id: 'later' });
    expect(again.map(brief)).toEqual([[5, 'lit.steady', 'broken', 'hit', 3_990]]);
    expect(readTrail(store, 'hall').transitions).toEqual([...told, ...again]);
  });

  it('keeps actors going when an observer throws', async () => {
    const { store, errors } = await lit(['switch', 'hit'], () => {
      throw new Error('the watcher fell asleep');
    });
    expect(readTrail(store, 'hall').transitions.at(-1)?.to).toBe('broken');
    expect(errors[0]).toContain('the watcher fell asleep');
  });

  it('says on the bus where the actor is, and what it left', async () => {
    const bus = new MemoryBus(new MemoryJournal({ clock: new VirtualClock(0) }));
    const heard: unknown[] = [];
    await bus.subscribe(STATE_PATTERNS.everything, (message) => heard.push(message));
    const made = { n: 2, from: 'choosing', event: '', at: 5, ms: 3 };
    new TransitionPublisher(bus, 'node_1').publish([
      { ...made, type: 'review', key: 'rev_1', to: 'debating.speaking' },
      { ...made, type: 'expert', key: 'rev_1.a b>', to: 'listening' },
    ]);
    await expect.poll(() => heard.length).toBe(2);
    expect(heard).toMatchObject([
      {
        subject: 'conclave-state.review.rev_1.-.debating',
        body: { actor: 'review/rev_1', to: 'debating.speaking', ms: 3, node: 'node_1' },
      },
      { subject: 'conclave-state.expert.rev_1.a_b_.listening' },
    ]);
  });

  it('counts who is in which state', async () => {
    const { host } = await lit(['switch']);
    expect(host.hostLoad()).toMatchObject({ actors: { lamp: { off: 1 } }, mailbox: 0, outbox: 0 });
  });

  it.each([
    ['off', 'off'],
    [{ lit: 'steady' }, 'lit.steady'],
    [{ a: { b: 'c' }, d: 'e' }, 'a.b.c|d.e'],
    [{ a: {} }, 'a'],
  ])('writes the state %j as a path', (value, path) => {
    expect(pathOf(value)).toBe(path);
  });
});
