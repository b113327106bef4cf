import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../runtime/time/system-clock.ts';
import { VirtualClock } from '../../../runtime/time/virtual-clock.ts';
import { wait } from '../../../runtime/time/wait.ts';

describe('virtual clock', () => {
  it('runs callbacks by instant, then in the order they were asked for, at their own instants', () => {
    const clock = new VirtualClock(1000);
    const seen: string[] = [];
    const note = (name: string) => () => void seen.push(`${name}@${clock.now()}`);
    clock.at(1030, note('c'));
    clock.at(1010, note('a'));
    clock.at(1010, note('b'));
    clock.at(900, note('overdue'));
    clock.advance(20);
    expect(seen).toEqual(['overdue@1000', 'a@1010', 'b@1010']);
    expect(clock.now()).toBe(1020);
    expect(clock.nextInstant()).toBe(1030);
    clock.advance(10);
    expect(seen.at(-1)).toBe('c@1030');
    expect(clock.nextInstant()).toBeUndefined();
  });

  it('runs what a callback asks for within the same advance, and nothing that was cancelled', () => {
    const clock = new VirtualClock();
    const seen: number[] = [];
    const cancel = clock.at(7, () => seen.push(-1));
    const tick = (): void => {
      seen.push(clock.now());
      if (clock.now() === 6) cancel();
      clock.at(clock.now() + 3, tick);
    };
    clock.at(3, tick);
    clock.advance(10);
    expect(seen).toEqual([3, 6, 9]);
  });

  it('lets promises settle between callbacks when asked to', async () => {
    const clock = new VirtualClock();
    const seen: number[] = [];
    const steps = (async () => {
      for (let step = 0; step < 3; step++) {
        await wait(clock, 10);
        seen.push(clock.now());
      }
    })();
    await clock.advanceAsync(25);
    expect(seen).toEqual([10, 20]);
    expect(clock.now()).toBe(25);
    await clock.advanceAsync(5);
    await steps;
  });

  it('never goes back', () => {
    expect(() => new VirtualClock().advance(-1)).toThrow(RangeError);
    expect(() => new VirtualClock().advance(Number.NaN)).toThrow(RangeError);
  });
});

describe('system clock', () => {
  it('calls back at or after the instant, once, and not when cancelled', async () => {
    const instant = systemClock.now() + 20;
    const cancel = systemClock.at(instant - 10, () => expect.unreachable('was cancelled'));
    cancel();
    const rang = await new Promise<number>((resolve) => systemClock.at(instant, () => resolve(systemClock.now())));
    expect(rang).toBeGreaterThanOrEqual(instant);
  });

  it('takes an instant beyond what one timer can wait for', async () => {
    let rang = false;
    const cancel = systemClock.at(systemClock.now() + 2 ** 40, () => {
      rang = true;
    });
    await wait(systemClock, 20);
    expect(rang).toBe(false);
    cancel();
  });
});

describe('wait', () => {
  it('ends early when its signal is aborted, before or meanwhile', async () => {
    const clock = new VirtualClock();
    await wait(clock, 1e9, AbortSignal.abort());
    const ending = new AbortController();
    const waiting = wait(clock, 1e9, ending.signal);
    ending.abort();
    await waiting;
    expect(clock.nextInstant()).toBeUndefined();
  });
});
