import { describe, expect, test } from 'vitest';
import {
  busWithDeadline,
  LogUnavailable,
  storeWithDeadline,
  WriteDeadline,
} from '../../../gateway/cluster/write-deadline.ts';
import { MemoryBus, MemoryJournal, MemoryStore, VirtualClock } from '../../../runtime/index.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('write deadline', () => {
  test('ends after five seconds, refuses what would wait behind, and what was begun is done all the same', async () => {
    const clock = new VirtualClock(0);
    const deadline = new WriteDeadline(clock);
    const back = Promise.withResolvers<void>();
    const inner = new MemoryStore();
    const store = storeWithDeadline(
      Object.assign(Object.create(inner) as MemoryStore, {
        get: inner.get.bind(inner),
        commit: async (...given: Parameters<MemoryStore['commit']>) => {
          await back.promise;
          return inner.commit(...given);
        },
      }),
      deadline,
    );
    const writing = store.commit([{ op: 'put', key: ['a'], value: 1 }]);
    clock.advance(4_999);
    await turn();
    expect(store.get(['a'])).toBeUndefined();
    clock.advance(1);
    await expect(writing).rejects.toThrow(LogUnavailable);
    const bus = busWithDeadline(new MemoryBus(new MemoryJournal({ clock })), deadline);
    await expect(bus.append('conclave.x', {}, 'x')).rejects.toThrow(LogUnavailable);
    back.resolve();
    await expect.poll(() => inner.get(['a'])).toBe(1);
    await turn();
    expect(await bus.append('conclave.x', {}, 'x')).toMatchObject({ duplicate: false });
    await bus.close();
  });

  test('changes neither answers nor errors that come in time', async () => {
    const deadline = new WriteDeadline(new VirtualClock(0));
    expect(await deadline.within(async () => 7)).toBe(7);
    await expect(deadline.within(() => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError);
  });
});
