import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { Fenced } from '../../../runtime/errors.ts';
import type { Behaviour } from '../../../runtime/hosting/index.ts';
import { MemoryStore } from '../../../runtime/index.ts';
import { loneActor } from './lone-actor.ts';

const counter = setup({ types: { context: {} as { heard: number } } }).createMachine({
  id: 'counter',
  context: { heard: 0 },
  on: { tick: { actions: assign({ heard: ({ context }) => context.heard + 1 }) } },
});

const behaviour = (durability: Behaviour['durability']): Behaviour => ({
  type: 'counter',
  machine: counter,
  version: 1,
  durability,
  patterns: [],
  route: () => [],
  initialInput: () => ({}),
});

describe('household: mailbox', () => {
  it.each(['flush', 'batch'] as const)(
    '%s: an event is handled at whatever moment of another one it arrives',
    async (durability) => {
      // A disk that is never waited for: everything happens in steps of one turn, and each of them is tried.
      const store = Object.assign(new MemoryStore(), { flush: async () => {} });
      const actor = loneActor(behaviour(durability), 'a', store);
      const handled: string[] = [];
      const receive = (id: string) => actor.receive(id, { type: 'tick' }, () => void handled.push(id));
      const expected: string[] = [];
      for (let steps = 0; steps < 60; steps += 1) {
        receive(`first-${steps}`);
        for (let step = 0; step < steps; step += 1) await Promise.resolve();
        receive(`second-${steps}`);
        expected.push(`first-${steps}`, `second-${steps}`);
        for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        expect(handled).toEqual(expected);
      }
    },
  );
});

describe('household: closed', () => {
  it('gives back what waits and what is in hand, and writes nothing more', async () => {
    const store = new MemoryStore();
    const machine = setup({ types: { context: {} as { heard: number } } }).createMachine({
      id: 'counter',
      context: { heard: 0 },
      on: {
        tick: { actions: assign({ heard: ({ context }) => context.heard + 1 }) },
        throw: {
          actions: () => {},
          guard: () => {
            throw new Error('it threw');
          },
        },
      },
    });
    let buried = (): void => {};
    const deadLetter = (): Promise<void> =>
      new Promise((resolve) => {
        buried = resolve;
      });
    const performed: unknown[] = [];
    const perform = (): void => void performed.push('outcome');
    const { household, receive: give } = loneActor({ ...behaviour('flush'), machine }, 'a', store, {
      perform,
      deadLetter,
    });
    const outcomes = new Map<string, unknown>();
    const receive = (id: string, type: string) =>
      give(id, { type }, (error) => void outcomes.set(id, error ?? 'handled'));
    receive('birth', 'tick');
    await household.idle();
    expect(outcomes.get('birth')).toBe('handled');
    receive('in hand', 'tick');
    receive('bad', 'throw');
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
    receive('waiting', 'tick');
    household.close();
    buried();
    await household.idle();
    for (const id of ['in hand', 'bad', 'waiting']) expect(outcomes.get(id)).toBeInstanceOf(Fenced);
    expect(store.get(['actor', 'counter', 'a'])).toMatchObject({ context: { heard: 0 } });
    expect(performed).toHaveLength(1);
    expect(() => receive('late', 'tick')).toThrow(Fenced);
  });
});
