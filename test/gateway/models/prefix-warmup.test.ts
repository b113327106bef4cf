import { describe, expect, it } from 'vitest';
import { PrefixWarmup } from '../../../gateway/models/prefix-warmup.ts';
import { VirtualClock } from '../../../runtime/index.ts';

/** Two questions on one prefix: the first is sent at once and ends when told to; `gone` says whether the second has gone. */
function twoOnOnePrefix() {
  const clock = new VirtualClock();
  const alone = new PrefixWarmup(clock);
  const answer = Promise.withResolvers<string>();
  const state = { gone: false };
  const first = alone.run('prefix', (sent) => {
    sent();
    return answer.promise;
  });
  const second = alone.run('prefix', async () => {
    state.gone = true;
  });
  return { clock, answer, state, first, second };
}

describe('the first question on a prefix', () => {
  it('goes alone until it is answered, and leaves no alarm behind', async () => {
    const { clock, answer, state, first, second } = twoOnOnePrefix();
    await clock.advanceAsync(19_999);
    expect(state.gone).toBe(false);
    answer.resolve('yes');
    await Promise.all([first, second]);
    expect(state.gone).toBe(true);
    expect(clock.nextInstant()).toBeUndefined();
  });

  it('goes alone until it has failed, and leaves no alarm behind', async () => {
    const { clock, answer, first, second } = twoOnOnePrefix();
    await clock.advanceAsync(1);
    answer.reject(new Error('refused'));
    await expect(first).rejects.toThrow('refused');
    await second;
    expect(clock.nextInstant()).toBeUndefined();
  });

  it('keeps the others waiting for 20 s at most', async () => {
    const { clock, state, second } = twoOnOnePrefix();
    await clock.advanceAsync(20_000);
    await second;
    expect(state.gone).toBe(true);
  });
});
