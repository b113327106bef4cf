import { fileURLToPath } from 'node:url';
import type { ResourceLimits, Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { inBackground } from '../background.ts';
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
  /** Called when no worker has had a task for some seconds. */
  readonly onRest?: () => void;
  /** Workers begin with their first task and end after so long without one (ms); default: they are always there. */
  readonly idleMs?: number;
}

/** After so long without a task a worker collects its garbage once (ms). */
const REST_AFTER_MS = 5_000;

const REST = fileURLToPath(new URL('./collect-garbage.ts', import.meta.url));

/**
 * Tasks in worker threads. Piscina owns the threads and ends them, one to each place, so that a task's thread is known; the
 * order and the time limits are the scheduler's, which hands over only what can start at once, so that a task's time does
 * not pass while it waits.
 */
export class WorkerPool implements TaskPool {
  readonly #places: readonly Piscina[];
  readonly #free: Piscina[];
  readonly #scheduler: TaskScheduler;
  readonly #clock: Clock;
  readonly #onRest: () => void;
  /** What takes back the coming rest of a place. */
  readonly #rests = new Map<Piscina, () => void>();
  #closed = false;

  constructor(options: WorkerPoolOptions) {
    const { threads, clock } = options;
    this.#clock = clock;
    this.#onRest = options.onRest ?? (() => undefined);
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
    this.#closed = true;
    this.#scheduler.close();
    for (const cancel of this.#rests.values()) cancel();
    await Promise.all(this.#places.map((place) => place.destroy()));
  }

  #execute(task: Task, signal: AbortSignal): TaskRun {
    const place = this.#free.pop() as Piscina;
    this.#rests.get(place)?.();
    this.#rests.delete(place);
    // Of a worker that is just starting: all that it will use is for this task.
    const before = processorTime(place.threads[0]).catch(() => 0);
    const outcome = place.run(task, { signal }).finally(() => {
      this.#free.push(place);
      this.#restLater(place);
    });
    // One that is started when it is needed is not there before.
    const worker = place.threads[0];
    return { outcome, processorMs: async () => (await processorTime(worker)) - (await before) };
  }

  /** A worker waits without its event loop, in which V8 would give memory back that a burst of work has taken. */
  #restLater(place: Piscina): void {
    if (this.#closed) return;
    const rest = (): void => {
      this.#rests.delete(place);
      if (this.#rests.size === 0 && this.#free.length === this.#places.length) this.#onRest();
      // What ended meanwhile holds nothing, and is not begun again for this.
      if (place.threads.length > 0) inBackground(place.run(null, { filename: REST }), () => undefined);
    };
    this.#rests.set(place, this.#clock.at(this.#clock.now() + REST_AFTER_MS, rest));
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
