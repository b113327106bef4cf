import { describe, expect, it } from 'vitest';
import { keepAliveWhile } from '../../../runtime/bus/delivery-keepalive.ts';
import { type Delivery, VirtualClock } from '../../../runtime/index.ts';

function slow() {
  const clock = new VirtualClock(0);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let beats = 0;
  const delivery = { working: () => ++beats } as unknown as Delivery;
  keepAliveWhile(clock, delivery, promise);
  return { clock, resolve, reject, beats: () => beats };
}

describe('heartbeats of a delivery', () => {
  it('beat while it is handled, and end with it', async () => {
    const { clock, resolve, beats } = slow();
    await clock.advanceAsync(1_900);
    expect(beats()).toBe(0);
    await clock.advanceAsync(5_000);
    expect(beats()).toBe(3);
    resolve();
    await clock.advanceAsync(60_000);
    expect(beats()).toBe(3);
    expect(clock.nextInstant()).toBeUndefined();
  });

  it('end with a handling that fails', async () => {
    const { clock, reject, beats } = slow();
    reject(new Error('full'));
    await clock.advanceAsync(10_000);
    expect(beats()).toBe(0);
  });

  it('do not keep a delivery for ever', async () => {
    const { clock, beats } = slow();
    await clock.advanceAsync(600_000);
    expect(beats()).toBe(30);
    expect(clock.nextInstant()).toBeUndefined();
  });
});
