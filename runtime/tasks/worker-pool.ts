import { Piscina } from 'piscina';
import type { Clock } from '../time/clock.ts';
import type { TaskOptions, TaskPool } from './task-pool.ts';
import { TaskScheduler } from './task-scheduler.ts';

export interface WorkerPoolOptions {
  /** Path of the module whose default export is a TaskHandler. */
  readonly file: string;
  readonly threads: number;
  readonly clock: Clock;
  /** Tasks that may wait; default 10,000. */
  readonly maxQueued?: number;
  /** JavaScript heap of one worker; default 1,024 MB. */
  readonly maxHeapMb?: number;
}

/**
 * Tasks in worker threads. Piscina owns the threads and ends them; the order and the time limits are the scheduler's, which
 * hands over only what can start at once, so that a task's time does not pass while it waits.
 */
export class WorkerPool implements TaskPool {
  readonly #workers: Piscina;
  readonly #scheduler: TaskScheduler;

  constructor(options: WorkerPoolOptions) {
    const { file, threads, clock } = options;
    this.#workers = new Piscina({
      filename: file,
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: options.maxHeapMb ?? 1024 },
    });
    // A worker that dies without a task is replaced; with a task, the task's promise tells.
    this.#workers.on('error', () => undefined);
    this.#scheduler = new TaskScheduler({
      concurrency: threads,
      maxQueued: options.maxQueued ?? 10_000,
      clock,
      execute: (task, signal) => this.#workers.run(task, { signal }),
    });
  }

  run(name: string, input: unknown, options: TaskOptions): Promise<unknown> {
    return this.#scheduler.run({ name, input }, options);
  }

  async close(): Promise<void> {
    this.#scheduler.close();
    await this.#workers.destroy();
  }
}
