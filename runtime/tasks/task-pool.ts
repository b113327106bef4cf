/**
 * TaskPool: pure computations away from the event loop. Owns who runs when, and ends what does not end by itself; knows
 * nothing of what a task means.
 *
 * Invariants (one contract suite holds every implementation to them):
 *  1. Of the waiting tasks the one of the highest priority starts first; of equal ones the first to come.
 *  2. A task that exceeds its time is ended and rejects with TaskTimeout; the pool continues with the others.
 *  3. A task that throws, or takes its worker with it, rejects with TaskCrashed, the reason as its cause.
 *  4. At most `maxQueued` tasks wait; one more rejects with TaskQueueFull.
 *  5. After `close`, and when its signal is aborted, a task rejects with TaskCancelled.
 *  6. Inputs and results are structured clones; a SharedArrayBuffer is the same memory on both sides.
 */
export interface TaskPool {
  run(name: string, input: unknown, options: TaskOptions): Promise<unknown>;
  close(): Promise<void>;
}

export interface TaskOptions {
  /**
   * Processor time from the moment the task is given to a worker, so that a busy machine ends nothing; a worker that has to be
   * started first counts. Ten times as much wall-clock time ends it too. A pool that cannot measure it uses wall-clock time.
   */
  readonly timeoutMs: number;
  /** Higher first. */
  readonly priority: number;
  readonly signal?: AbortSignal;
}

export interface Task {
  readonly name: string;
  readonly input: unknown;
}

/** What a worker file exports by default. A foreseeable failure is a result; what it throws is a crash. */
export type TaskHandler = (task: Task) => unknown;
