import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { type Behaviour, effectActions } from '../../../runtime/hosting/index.ts';
import { loadState, MAX_EVENT_BATCHES } from '../../../runtime/hosting/stored-state.ts';
import { MemoryStore } from '../../../runtime/index.ts';
import { loneActor } from './lone-actor.ts';

interface Context {
  readonly said: readonly string[];
  readonly rounds: number;
}

const machine = setup({
  types: { context: {} as Context, events: {} as { type: 'say'; word: string } | { type: 'close' } | { type: 'end' } },
  actions: effectActions,
}).createMachine({
  id: 'minutes',
  context: { said: [], rounds: 0 },
  initial: 'open',
  on: { end: '.ended' },
  states: {
    open: {
      on: {
        say: {
          actions: [
            assign(({ context, event }) => ({ said: [...context.said, event.word] })),
            { type: 'send', params: ({ event }) => ({ messages: [{ subject: 'minutes.said', body: event }] }) },
          ],
        },
        close: { actions: assign(({ context }) => ({ rounds: context.rounds + 1 })) },
      },
    },
    ended: { type: 'final' },
  },
});

const minutes: Behaviour = {
  type: 'minutes',
  machine,
  version: 1,
  durability: 'flush',
  patterns: [],
  route: () => [],
  initialInput: () => ({}),
  defersSnapshot: (before, after) => before.context.rounds === after.context.rounds,
};

/** A cell over the store, as after a restart of the service; `hear` resolves when the event is on disk. */
function minutesOver(store: MemoryStore) {
  const sent: string[] = [];
  const { handle } = loneActor(minutes, 'a', store, {
    perform: (_household, { effects }) => {
      for (const { messages } of effects) sent.push(...messages.map(({ id }) => id));
    },
  });
  return { sent, hear: handle };
}

const beside = (store: MemoryStore): number => [...store.range(['since', 'minutes', 'a'])].length;
const stored = (store: MemoryStore) => (store.get(['actor', 'minutes', 'a']) as { context: Context }).context;

describe('past', () => {
  it('keeps what was only gathered beside the snapshot, and the next cell goes on from there', async () => {
    const store = new MemoryStore();
    const first = minutesOver(store);
    await first.hear('birth', { type: 'say', word: 'ignored' });
    await first.hear('1', { type: 'say', word: 'one' });
    await first.hear('2', { type: 'say', word: 'two' });
    expect(stored(store).said).toEqual([]);
    expect(beside(store)).toBe(2);
    const second = minutesOver(store);
    await second.hear('2', { type: 'say', word: 'two' });
    await second.hear('3', { type: 'say', word: 'three' });
    expect(loadState(store, minutes, 'a').snapshot?.context.said).toEqual(['one', 'two', 'three']);
    // What was sent before is not sent again, and what comes next has the next number.
    expect(first.sent).toEqual(['minutes/a#1', 'minutes/a#2']);
    expect(second.sent).toEqual(['minutes/a#3']);
  });

  it('writes a snapshot when something was decided, and nothing stays beside it', async () => {
    const store = new MemoryStore();
    const { hear } = minutesOver(store);
    await hear('birth', { type: 'say', word: 'ignored' });
    await hear('1', { type: 'say', word: 'one' });
    await hear('2', { type: 'close' });
    expect(stored(store)).toEqual({ said: ['one'], rounds: 1 });
    expect(beside(store)).toBe(0);
    await hear('3', { type: 'say', word: 'two' });
    await hear('4', { type: 'end' });
    expect(beside(store)).toBe(0);
    expect(loadState(store, minutes, 'a').snapshot?.status).toBe('done');
  });

  it('writes a snapshot now and then, however long nothing is decided', async () => {
    const store = new MemoryStore();
    const { hear } = minutesOver(store);
    await hear('birth', { type: 'say', word: 'ignored' });
    for (let number = 0; number <= MAX_EVENT_BATCHES; number++)
      await hear(`say-${number}`, { type: 'say', word: 'again' });
    expect(beside(store)).toBe(0);
    expect(stored(store).said).toHaveLength(MAX_EVENT_BATCHES + 1);
  });
});
