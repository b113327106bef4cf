import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ActivityRunner } from '../../../../runtime/hosting/activities/activity-runner.ts';
import { ActivityFailure, type ActivityHandler, activity, TerminalError } from '../../../../runtime/hosting/index.ts';
import { VirtualClock } from '../../../../runtime/index.ts';

const count = activity('count', {
  input: z.string(),
  output: z.number(),
  timeoutMs: 1_000,
  retry: { intensity: 2, periodMs: 60_000, pauseMs: 100, longestPauseMs: 1_000 },
});

function running(handler: ActivityHandler) {
  const clock = new VirtualClock(0);
  const runner = new ActivityRunner({ clock, activities: [count], handlers: { count: handler } });
  const outcomes: { type: string; error?: { code: string; message: string } }[] = [];
  runner.run('actor/a', 'a', count.request('count-1', 'words'), (event) => outcomes.push(event));
  const advance = async (ms: number): Promise<void> => {
    for (let step = 0; step < ms; step += 50) await clock.advanceAsync(50);
  };
  return { clock, runner, outcomes, advance };
}

describe('activity runner: outcomes', () => {
  it('answers with input and output', async () => {
    const { outcomes, advance } = running(async (input) => String(input).length);
    await advance(50);
    expect(outcomes).toEqual([{ type: 'count.done', activity: 'count-1', input: 'words', output: 5 }]);
  });

  it('tries again after growing pauses, as often as the policy allows, and answers with the last error', async () => {
    const attempts: number[] = [];
    const { outcomes, advance } = running(async (_input, { attempt }) => {
      attempts.push(attempt);
      throw new ActivityFailure('too busy', { code: 'busy', details: { queue: attempt } });
    });
    await advance(1_000);
    expect(attempts).toEqual([1, 2, 3]);
    const error = { code: 'busy', message: 'too busy', details: { queue: 3 }, terminal: false };
    expect(outcomes).toEqual([{ type: 'count.failed', activity: 'count-1', input: 'words', error }]);
  });

  it.each([
    ['a terminal error', () => Promise.reject(new TerminalError('no such word')), 'terminal'],
    ['an output that its schema rejects', () => Promise.resolve(Number.NaN), 'invalid-output'],
  ])('does not try again after %s', async (_what, handler, code) => {
    let attempts = 0;
    const { outcomes, advance } = running(() => {
      attempts += 1;
      return handler();
    });
    await advance(1_000);
    expect(attempts).toBe(1);
    expect(outcomes).toMatchObject([{ type: 'count.failed', error: { code, terminal: true } }]);
  });
});

describe('activity runner: time', () => {
  it('ends an attempt that takes too long, aborts its signal and tries again', async () => {
    const aborted: number[] = [];
    const { outcomes, advance } = running(async (_input, { attempt, signal }) => {
      if (attempt === 2) return 7;
      signal.addEventListener('abort', () => aborted.push(attempt));
      return await new Promise<never>(() => {});
    });
    await advance(1_500);
    expect(aborted).toEqual([1]);
    expect(outcomes).toMatchObject([{ type: 'count.done', output: 7 }]);
  });

  it('starts the time anew with every heartbeat', async () => {
    const finish = Promise.withResolvers<number>();
    let beat = (): void => {};
    const { outcomes, advance } = running((_input, { heartbeat, attempt }) => {
      expect(attempt).toBe(1);
      beat = heartbeat;
      return finish.promise;
    });
    for (let beats = 0; beats < 5; beats++) {
      await advance(900);
      beat();
    }
    finish.resolve(1);
    await advance(50);
    expect(outcomes).toMatchObject([{ type: 'count.done', output: 1 }]);
  });

  it('answers nothing after it was cancelled, and aborts the work', async () => {
    let signal = new AbortController().signal;
    const { runner, outcomes, advance } = running((_input, context) => {
      signal = context.signal;
      return Promise.reject(new Error('busy'));
    });
    runner.cancel('actor/a');
    await advance(2_000);
    expect(signal.aborted).toBe(true);
    expect(outcomes).toEqual([]);
    expect(runner.actors()).toEqual([]);
  });

  it('leaves no timer behind when it is cancelled under a handler that never ends', async () => {
    let beat = (): void => {};
    const { clock, runner } = running((_input, { heartbeat }) => {
      beat = heartbeat;
      return new Promise<never>(() => {});
    });
    expect(clock.nextInstant()).toBeDefined();
    runner.cancel('actor/a');
    beat();
    await clock.advanceAsync(0);
    expect(clock.nextInstant()).toBeUndefined();
  });
});
