import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { ActorCell } from '../../runtime/hosting/actor-cell.ts';
import { type Behaviour, PATIENT, soleHome } from '../../runtime/hosting/index.ts';
import { MemoryStore } from '../../runtime/index.ts';

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
  birth: () => ({}),
});

describe('actor cell: mailbox', () => {
  it.each(['flush', 'batch'] as const)(
    '%s: an event is handled at whatever moment of another one it arrives',
    async (durability) => {
      // A disk that is never waited for: everything happens in steps of one turn, and each of them is tried.
      const store = Object.assign(new MemoryStore(), { flush: async () => {} });
      const deadLetter = async (): Promise<void> => {};
      const environment = { store, home: soleHome(store), retry: PATIENT, now: () => 0, perform: () => {}, deadLetter };
      const cell = new ActorCell(behaviour(durability), 'a', environment);
      const handled: string[] = [];
      const receive = (id: string) =>
        cell.receive({ id, event: { type: 'tick' }, settled: () => void handled.push(id) });
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
