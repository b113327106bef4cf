import type { Subscription } from '../bus/bus.ts';
import { checkId } from '../bus/pattern.ts';
import { BusClosed } from '../errors.ts';
import { checkPosition } from './check-position.ts';
import type { CommitLog, LogBounds, LogEntry, LogPosition } from './commit-log.ts';
import type { LogReplaced, LogTrimmed } from './errors.ts';
import type { MemoryLog } from './memory-log.ts';

/**
 * One node's connection to a log in memory. It can be cut, as a network is: appends and questions then wait, and followers
 * hear nothing; an append whose answer the cut swallowed is tried again. Nothing here waits for a time.
 */
export class MemoryCommitLog implements CommitLog {
  readonly #log: MemoryLog;
  readonly #changes = new Set<() => void>();
  #cut = false;
  /** Counts cuts: an answer that was on its way when one happened does not arrive. */
  #cuts = 0;
  #closed = false;

  constructor(log: MemoryLog) {
    this.#log = log;
  }

  cut(): void {
    this.#cut = true;
    this.#cuts += 1;
  }

  heal(): void {
    this.#cut = false;
    this.#changed();
  }

  async append(body: Uint8Array, id: string): Promise<number> {
    checkId(id);
    return this.#ask(() => this.#log.append(body, id));
  }

  bounds(): Promise<LogBounds> {
    return this.#ask(() => this.#log.bounds);
  }

  async follow(
    after: LogPosition,
    onEntry: (entry: LogEntry) => Promise<void>,
    onLost: (reason: LogTrimmed | LogReplaced) => void,
  ): Promise<Subscription> {
    checkPosition(after, await this.bounds());
    let stopped = false;
    void this.#read(after, onEntry, () => stopped).catch((reason: LogTrimmed | LogReplaced) => onLost(reason));
    return {
      stop: async () => {
        stopped = true;
        this.#changed();
      },
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#changed();
  }

  async #read(
    after: LogPosition,
    onEntry: (entry: LogEntry) => Promise<void>,
    isStopped: () => boolean,
  ): Promise<void> {
    const { incarnation } = after;
    for (let { position } = after; ; ) {
      if (this.#closed || isStopped()) return;
      const next = this.#cut ? undefined : this.#next({ incarnation, position });
      if (next) {
        await onEntry({ incarnation, position: ++position, id: next.id, body: next.body.slice() });
      } else {
        await this.#change();
      }
    }
  }

  #next(after: LogPosition): { readonly id: string; readonly body: Uint8Array } | undefined {
    checkPosition(after, this.#log.bounds);
    return this.#log.at(after.position + 1);
  }

  /** There and back, a turn each way. */
  async #ask<T>(act: () => T): Promise<T> {
    for (;;) {
      if (this.#closed) throw new BusClosed();
      const cuts = this.#cuts;
      await Promise.resolve();
      if (this.#closed) throw new BusClosed();
      if (!this.#cut) {
        const answer = act();
        await Promise.resolve();
        if (this.#cuts === cuts) return answer;
      }
      if (this.#cut) await this.#change();
    }
  }

  /** Resolves when there may be something to do. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.#changes.delete(done);
        end();
        resolve();
      };
      const end = this.#log.onChange(done);
      this.#changes.add(done);
    });
  }

  #changed(): void {
    for (const change of this.#changes) change();
  }
}
