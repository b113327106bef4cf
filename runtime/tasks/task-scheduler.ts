import { inBackground } from '../background.ts';
import { type RuntimeFault, TaskCancelled, TaskCrashed, TaskQueueFull, TaskTimeout } from '../errors.ts';
import type { Clock } from '../time/clock.ts';
import type { Task, TaskOptions } from './task-pool.ts';

/** A task at work. */
export interface TaskRun {
  readonly outcome: Promise<unknown>;
  /** Milliseconds of processor time it has used, where that can be told. */
  readonly processorMs?: () => Promise<number>;
}

/**
 * A task that waits for a processor uses no processor time: it is ended after this many times its limit by the clock.
 */
const STARVED = 10;

export interface TaskSchedulerOptions {
  /** Tasks that run at once. */
  readonly concurrency: number;
  readonly maxQueued: number;
  readonly clock: Clock;
  /** Runs a task; when the signal is aborted it must settle soon. */
  execute(task: Task, signal: AbortSignal): TaskRun;
}

interface Job {
  readonly task: Task;
  readonly options: TaskOptions;
  readonly resolve: (result: unknown) => void;
  /** Settles the caller's promise and ends the run, if there is one. */
  readonly fail: (fault: RuntimeFault) => void;
  readonly ending: AbortController;
}

/** Decides which task runs next: the part that every task pool shares. */
export class TaskScheduler {
  readonly #options: TaskSchedulerOptions;
  /** By priority, then by arrival. */
  readonly #waiting: Job[] = [];
  readonly #running = new Set<Job>();
  #closed = false;

  constructor(options: TaskSchedulerOptions) {
    this.#options = options;
  }

  run(task: Task, options: TaskOptions): Promise<unknown> {
    const { concurrency, maxQueued } = this.#options;
    if (this.#closed) return Promise.reject(new TaskCancelled('the pool is closed'));
    if (options.signal?.aborted) return Promise.reject(new TaskCancelled(`task ${task.name} is not wanted any more`));
    if (this.#running.size >= concurrency && this.#waiting.length >= maxQueued) {
      return Promise.reject(new TaskQueueFull(maxQueued));
    }
    return new Promise((resolve, reject) => {
      const ending = new AbortController();
      const cancel = (): void => {
        this.#leave(job);
        job.fail(new TaskCancelled(`task ${task.name} is not wanted any more`));
      };
      const done = (): void => options.signal?.removeEventListener('abort', cancel);
      const job: Job = {
        task,
        options,
        ending,
        resolve: (result) => {
          done();
          resolve(result);
        },
        fail: (fault) => {
          done();
          reject(fault);
          ending.abort();
        },
      };
      options.signal?.addEventListener('abort', cancel);
      this.#enter(job);
    });
  }

  /** Rejects everything with TaskCancelled; running tasks are cancelled. */
  close(): void {
    this.#closed = true;
    for (const job of [...this.#waiting.splice(0), ...this.#running]) job.fail(new TaskCancelled('the pool is closed'));
  }

  #enter(job: Job): void {
    const after = this.#waiting.findLastIndex((other) => other.options.priority >= job.options.priority);
    this.#waiting.splice(after + 1, 0, job);
    this.#next();
  }

  #leave(job: Job): void {
    const index = this.#waiting.indexOf(job);
    if (index >= 0) this.#waiting.splice(index, 1);
  }

  #next(): void {
    while (this.#running.size < this.#options.concurrency) {
      const job = this.#waiting.shift();
      if (!job) return;
      inBackground(this.#start(job), (error) => job.fail(new TaskCrashed(`task ${job.task.name} failed`, error)));
    }
  }

  async #start(job: Job): Promise<void> {
    const { execute } = this.#options;
    const { task, ending } = job;
    this.#running.add(job);
    let disarm: (() => void) | undefined;
    try {
      const run = execute(task, ending.signal);
      disarm = this.#limit(job, run);
      job.resolve(await run.outcome);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      job.fail(new TaskCrashed(`task ${task.name} failed: ${reason}`, cause));
    } finally {
      disarm?.();
      this.#running.delete(job);
      this.#next();
    }
  }

  /** Ends the job when it has used up its time; what it gives back takes that back. */
  #limit({ task, options: { timeoutMs }, fail }: Job, run: TaskRun): () => void {
    const { clock } = this.#options;
    const began = clock.now();
    let disarm: (() => void) | undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      const passed = clock.now() - began;
      const used = passed >= STARVED * timeoutMs ? passed : await timeUsed(run, passed);
      if (isOver) return;
      if (used >= timeoutMs) fail(new TaskTimeout(task.name, timeoutMs));
      else lookIn(Math.max(timeoutMs - used, LOOK_AGAIN_MS));
    };
    const lookIn = (ms: number): void => {
      disarm = clock.at(clock.now() + ms, () =>
        inBackground(look(), () => fail(new TaskTimeout(task.name, timeoutMs))),
      );
    };
    lookIn(timeoutMs);
    return () => {
      isOver = true;
      disarm?.();
    };
  }
}

/** Between two looks at what a starved task has used, at least (ms). */
const LOOK_AGAIN_MS = 50;

/** By the processor where that can be told, else by the clock. A worker that is just starting has used nothing. */
async function timeUsed({ processorMs }: TaskRun, passedMs: number): Promise<number> {
  if (processorMs === undefined) return passedMs;
  try {
    return await processorMs();
  } catch {
    return 0;
  }
}
