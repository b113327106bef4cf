import { inBackground } from '../background.ts';
import { type RuntimeFault, TaskCancelled, TaskCrashed, TaskQueueFull, TaskTimeout } from '../errors.ts';
import type { Clock } from '../time/clock.ts';
import type { Task, TaskOptions } from './task-pool.ts';

export interface TaskSchedulerOptions {
  /** Tasks that run at once. */
  readonly concurrency: number;
  readonly maxQueued: number;
  readonly clock: Clock;
  /** Runs a task; when the signal is aborted it must settle soon. */
  execute(task: Task, signal: AbortSignal): Promise<unknown>;
}

interface Job {
  readonly task: Task;
  readonly options: TaskOptions;
  readonly resolve: (result: unknown) => void;
  /** Settles the caller's promise and ends the run, if there is one. */
  readonly fail: (fault: RuntimeFault) => void;
  readonly ending: AbortController;
}

/** Who runs when: the part every task pool shares. */
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

  /** Rejects everything with TaskCancelled; runs are told to end. */
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
    const { clock, execute } = this.#options;
    const { task, options } = job;
    this.#running.add(job);
    const disarm = clock.at(clock.now() + options.timeoutMs, () =>
      job.fail(new TaskTimeout(task.name, options.timeoutMs)),
    );
    try {
      job.resolve(await execute(task, job.ending.signal));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      job.fail(new TaskCrashed(`task ${task.name} failed: ${reason}`, cause));
    } finally {
      disarm();
      this.#running.delete(job);
      this.#next();
    }
  }
}
