import type { ResourceLimits, Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { TaskCrashed } from '../errors.ts';
import type { Clock } from '../time/clock.ts';
import type { Task, TaskOptions, TaskPool } from './task-pool.ts';
import { type TaskRun, TaskScheduler } from './task-scheduler.ts';

export interface WorkerPoolOptions {
  /** Path of the module whose default export is a TaskHandler. */
  readonly file: string;
  readonly threads: number;
  readonly clock: Clock;
  /** Tasks that may wait; default 10,000. */
  readonly maxQueued?: number;
  /** JavaScript heap of one worker; default 1,024 MB. */
  readonly maxHeapMb?: number;
  /** Workers begin with their first task and end after so long without one (ms); default: they are always there. */
  readonly idleMs?: number;
}

/**
 * Tasks in worker threads. Piscina owns the threads and ends them, one to each place, so that a task's thread is known; the
 * order and the time limits are the scheduler's, which hands over only what can start at once, so that a task's time does
 * not pass while it waits.
 */
export class WorkerPool implements TaskPool {
  readonly #places: readonly Piscina[];
  readonly #free: Piscina[];
  readonly #scheduler: TaskScheduler;

  constructor(options: WorkerPoolOptions) {
    const { threads, clock } = options;
    this.#places = Array.from({ length: threads }, () => placeFor(options));
    this.#free = this.#places.toReversed();
    this.#scheduler = new TaskScheduler({
      concurrency: threads,
      maxQueued: options.maxQueued ?? 10_000,
      clock,
      execute: (task, signal) => this.#execute(task, signal),
    });
  }

  run(name: string, input: unknown, options: TaskOptions): Promise<unknown> {
    return this.#scheduler.run({ name, input }, options);
  }

  async close(): Promise<void> {
    this.#scheduler.close();
    await Promise.all(this.#places.map((place) => place.destroy()));
  }

  #execute(task: Task, signal: AbortSignal): TaskRun {
    const place = this.#free.pop() as Piscina;
    // Of a worker that is just starting: all that it will use is for this task.
    const before = processorTime(place.threads[0]).catch(() => 0);
    const outcome = place.run(task, { signal }).finally(() => this.#free.push(place));
    // One that is started when it is needed is not there before.
    const worker = place.threads[0];
    return { outcome, processorMs: async () => (await processorTime(worker)) - (await before) };
  }
}

function placeFor({ file, maxHeapMb, idleMs }: WorkerPoolOptions): Piscina {
  const place = new Piscina({
    filename: file,
    minThreads: idleMs === undefined ? 1 : 0,
    maxThreads: 1,
    ...(idleMs !== undefined && { idleTimeout: idleMs }),
    concurrentTasksPerWorker: 1,
    recordTiming: false,
    resourceLimits: heapLimits(maxHeapMb ?? 1024),
  });
  // A worker that dies without a task is replaced; with a task, the task's promise tells.
  place.on('error', () => undefined);
  return place;
}

/**
 * At its limit Node gives a thread 16 MB more to end in. What one collection moves out of the young generation must fit in
 * there, or the whole process aborts; so a small heap has a small young generation.
 */
function heapLimits(maxHeapMb: number): ResourceLimits {
  return { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: Math.min(48, maxHeapMb / 4) };
}

/** Milliseconds of processor time of a thread since it started. Rejects while it is starting, and when it has ended. */
async function processorTime(worker: Worker | undefined): Promise<number> {
  if (worker === undefined) throw new TaskCrashed('there is no worker');
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1_000;
}
