import { describe, expect, it } from 'vitest';
import { RefusalPace } from '../../../gateway/http/access/refusal-pace.ts';
import { VirtualClock } from '../../../runtime/index.ts';

describe('refusals: how soon they leave', () => {
  const delays = (pace: RefusalPace, caller: string, count: number): number[] =>
    Array.from({ length: count }, () => pace.delay(caller));

  it('the first hundred of a caller leave at once, then fifty a second', () => {
    const pace = new RefusalPace(new VirtualClock(0));
    expect(delays(pace, 'a', 100).every((ms) => ms === 0)).toBe(true);
    expect(delays(pace, 'a', 3)).toEqual([20, 40, 60]);
  });

  it('none waits longer than a second', () => {
    const pace = new RefusalPace(new VirtualClock(0));
    expect(Math.max(...delays(pace, 'a', 1_000))).toBe(1_000);
  });

  it('another caller does not wait', () => {
    const pace = new RefusalPace(new VirtualClock(0));
    delays(pace, 'a', 1_000);
    expect(pace.delay('b')).toBe(0);
  });

  it('who was quiet for three seconds begins anew', () => {
    const clock = new VirtualClock(0);
    const pace = new RefusalPace(clock);
    delays(pace, 'a', 1_000);
    clock.advance(3_000);
    expect(delays(pace, 'a', 100).every((ms) => ms === 0)).toBe(true);
  });

  it('forgets the oldest of very many callers', () => {
    const pace = new RefusalPace(new VirtualClock(0));
    delays(pace, 'first', 1_000);
    for (let n = 0; n < 10_000; n++) pace.delay(`caller ${n}`);
    expect(pace.delay('first')).toBe(0);
  });
});
