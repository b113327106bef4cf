import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import { describe, expect, test } from 'vitest';
import { BodySlots, type BodyToRead } from '../../../gateway/http/body/body-slots.ts';
import type { ApiError } from '../../../gateway/http/errors/api-error.ts';
import { VirtualClock } from '../../../runtime/index.ts';

const LIMITS = {
  maxOpenBodies: 6,
  maxOpenBodiesOfAccount: 4,
  maxOpenBodiesOfAddress: 5,
  maxOpenBodyBytes: 1_000,
  maxOpenBodyBytesOfAccount: 500,
  minBodyBytesPerSecond: 100,
};

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Slots, and bodies that arrive when the test says so. */
function open() {
  const clock = new VirtualClock(0);
  const slots = new BodySlots(LIMITS, clock);
  const send = (account: string, { address = account, bytes = 10 }: { address?: string; bytes?: number } = {}) => {
    const arrival = Promise.withResolvers<string>();
    const state = { received: 0, outcome: undefined as string | undefined };
    const body: BodyToRead = {
      owner: { account, address },
      bytes,
      received: () => state.received,
      isComplete: () => false,
    };
    const read = () => Effect.promise(() => arrival.promise);
    const run = slots
      .run(body, read, (text) => Effect.succeed(text))
      .pipe(
        Effect.match({ onSuccess: (text) => text, onFailure: (error: ApiError) => error.code }),
        Effect.tap((outcome) =>
          Effect.sync(() => {
            state.outcome = outcome;
          }),
        ),
      );
    const fiber = Effect.runFork(run);
    return { state, arrive: () => arrival.resolve('read'), leave: () => Effect.runPromise(Fiber.interrupt(fiber)) };
  };
  return { clock, send };
}

describe('body slots: shares', () => {
  test('an account has its share and no more', async () => {
    const { send } = open();
    const bodies = Array.from({ length: 5 }, () => send('greedy', { address: '' }));
    await settled();
    expect(bodies.map(({ state }) => state.outcome)).toEqual([...Array(4).fill(undefined), 'UNAVAILABLE']);
  });

  test('accounts of one address together have the share of the address', async () => {
    const { send } = open();
    const bodies = ['a', 'b', 'c', 'd', 'e', 'f'].map((account) => send(account, { address: 'one' }));
    await settled();
    expect(bodies.map(({ state }) => state.outcome)).toEqual([...Array(5).fill(undefined), 'UNAVAILABLE']);
  });

  test('bytes that were announced count, but one body always fits', async () => {
    const { send } = open();
    const bodies = [send('a', { bytes: 900 }), send('a', { bytes: 10 }), send('b', { bytes: 90 })];
    await settled();
    expect(bodies.map(({ state }) => state.outcome)).toEqual([undefined, 'UNAVAILABLE', undefined]);
  });

  test('when all are taken the account with the most gives one up for a newcomer, and only then', async () => {
    const { send } = open();
    const greedy = Array.from({ length: 4 }, () => send('greedy'));
    const second = Array.from({ length: 2 }, () => send('second'));
    await settled();
    const newcomer = send('newcomer');
    await settled();
    expect(greedy.map(({ state }) => state.outcome)).toEqual(['UNAVAILABLE', undefined, undefined, undefined]);
    expect([...second, newcomer].map(({ state }) => state.outcome)).toEqual([undefined, undefined, undefined]);
    newcomer.arrive();
    await settled();
    expect(newcomer.state.outcome).toBe('read');
  });
});

describe('body slots: time', () => {
  test('a body slower than the minimum rate is 408 after its grace; a steady one stays', async () => {
    const { clock, send } = open();
    const [slow, steady] = [send('slow'), send('steady')];
    await settled();
    for (let second = 1; second <= 8; second += 1) {
      slow.state.received += 1;
      steady.state.received += 150;
      clock.advance(1_000);
      await settled();
    }
    expect([slow.state.outcome, steady.state.outcome]).toEqual(['REQUEST_TIMEOUT', undefined]);
  });

  test('a client that goes away frees its slot at once', async () => {
    const { send } = open();
    const bodies = Array.from({ length: 4 }, () => send('acme'));
    await settled();
    await bodies[0]?.leave();
    const next = send('acme');
    next.arrive();
    await settled();
    expect(next.state.outcome).toBe('read');
  });
});
