import { expect, it } from 'vitest';
import { WorkerPool } from '../../../runtime/tasks/worker-pool.ts';
import { VirtualClock } from '../../../runtime/time/virtual-clock.ts';

const file = new URL('tasks.ts', import.meta.url).pathname;

/** No task is ended for its time: the clock stands still. */
const patient = { timeoutMs: 3_600_000, priority: 0 };

it('worker pool: a thread without work gives back what a burst of work has left behind', async () => {
  const clock = new VirtualClock(0);
  const pool = new WorkerPool({ file, threads: 1, clock, maxHeapMb: 512 });
  try {
    await pool.run('echo', 'started', patient);
    for (let n = 0; n < 5; n++) await pool.run('litter', null, patient);
    const littered = (await pool.run('heap', null, patient)) as number;
    clock.advance(10_000);
    // Waits behind the collection: a thread does one thing after another.
    const rested = (await pool.run('heap', null, patient)) as number;
    expect(rested).toBeLessThan(littered / 2);
  } finally {
    await pool.close();
  }
});
