import type { Clock } from '../time/clock.ts';
import type { TaskHandler, TaskOptions, TaskPool } from './task-pool.ts';
import { TaskScheduler } from './task-scheduler.ts';

/**
 * Tasks one after another in this thread, for tests and the lab. It cannot end a computation that never gives way; one
 * that awaits is abandoned when its time is over.
 */
export class InlinePool implements TaskPool {
  readonly #scheduler: TaskScheduler;

  constructor(handler: TaskHandler, options: { readonly clock: Clock; readonly maxQueued?: number }) {
    this.#scheduler = new TaskScheduler({
      concurrency: 1,
      maxQueued: options.maxQueued ?? 10_000,
      clock: options.clock,
      execute: (task, signal) => ({
        outcome: abandonable(async () => structuredClone(await handler(structuredClone(task))), signal),
      }),
    });
  }

  run(name: string, input: unknown, options: TaskOptions): Promise<unknown> {
    return this.#scheduler.run({ name, input }, options);
  }

  async close(): Promise<void> {
    this.#scheduler.close();
  }
}

function abandonable<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('abandoned')), { once: true });
    // In its own turn, as a worker would run it.
    setImmediate(() => {
      work().then(resolve, reject);
    });
  });
}
