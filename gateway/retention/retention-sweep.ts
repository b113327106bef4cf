import { removeOldestReviews } from '../../actors/review/index.ts';
import { type Clock, inBackground, type Logger, type Store, wait } from '../../runtime/index.ts';
import { removeExpired } from './expired-records.ts';

/** Between two sweeps, in milliseconds. */
const EVERY_MS = 3_600_000;

/** The first sweep waits until a start with its own work is over; one that removed something is followed this soon, too. */
const FIRST_OR_BACKLOG_MS = 60_000;

/** Between two slices of one sweep, in milliseconds. */
const PAUSE_MS = 20;

export interface RetentionSweepOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** A review is removed this long after it ended; milliseconds. */
  readonly retentionMs: number;
  /** What the store holds and may hold, in bytes: above it the reviews that ended first go, whatever their age; default no limit. */
  readonly size?: { readonly bytes: () => number; readonly maxBytes: number };
  readonly log: Logger;
  /** Whether this node sweeps for all that share the store; default always. */
  readonly isResponsible?: () => boolean;
}

/**
 * Keeps the store from growing for ever: removes, every hour, the reviews that have been over for long enough, the oldest
 * ones when the store has grown too large, and what is kept of messages and requests in case they come again. A backlog of
 * reviews is worked off minute by minute.
 */
export class RetentionSweep {
  readonly #options: RetentionSweepOptions;
  readonly #stopped = new AbortController();
  #cancel: () => void = () => {};

  constructor(options: RetentionSweepOptions) {
    this.#options = options;
  }

  start(): void {
    this.#after(FIRST_OR_BACKLOG_MS);
  }

  stop(): void {
    this.#stopped.abort();
    this.#cancel();
  }

  #after(ms: number): void {
    if (this.#stopped.signal.aborted) return;
    const { clock, log } = this.#options;
    const failed = (error: Error): void => log.error('housekeeping.failed', { error });
    this.#cancel = clock.at(clock.now() + ms, () => inBackground(this.#sweep(), failed));
  }

  async #sweep(): Promise<void> {
    const { store, clock, retentionMs, log, isResponsible = () => true } = this.#options;
    if (!isResponsible()) return this.#after(EVERY_MS);
    let reviews = 0;
    try {
      const { bytes, maxBytes } = this.#room();
      // Looked at again in the next sweep: what a removal frees is known when the disk has it.
      const isFull = bytes() > maxBytes;
      reviews = await removeOldestReviews(store, (endedAt) => isFull || endedAt < clock.now() - retentionMs);
      if (isFull) log.warn('housekeeping.full', { bytes: bytes(), max_bytes: maxBytes, reviews });
      const records = await removeExpired(store, { now: clock.now(), retentionMs }, () => this.#pause());
      if (reviews + records > 0) log.info('housekeeping.removed', { reviews, records });
    } catch (error) {
      if (!this.#stopped.signal.aborted) log.error('housekeeping.failed', { error: error as Error });
    }
    this.#after(reviews > 0 ? FIRST_OR_BACKLOG_MS : EVERY_MS);
  }

  #room(): { bytes: () => number; maxBytes: number } {
    const { size } = this.#options;
    return size ?? { bytes: () => 0, maxBytes: Number.POSITIVE_INFINITY };
  }

  /** Throws once it is stopped: the store is about to be closed. */
  async #pause(): Promise<void> {
    await wait(this.#options.clock, PAUSE_MS, this.#stopped.signal);
    this.#stopped.signal.throwIfAborted();
  }
}
