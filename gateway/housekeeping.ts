import { removeReviewsBefore } from '../actors/review/index.ts';
import type { Clock, Log, Store } from '../runtime/index.ts';

/** Between two sweeps, in milliseconds. */
const EVERY_MS = 3_600_000;

/** The first sweep waits until a start with its own work is over. */
const FIRST_MS = 60_000;

export interface HousekeepingOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** A review is removed this long after it ended; milliseconds. */
  readonly retentionMs: number;
  readonly log: Log;
}

/** Keeps the store from growing for ever: removes, every hour, the reviews that have been over for long enough. */
export class Housekeeping {
  readonly #options: HousekeepingOptions;
  #cancel: () => void = () => {};

  constructor(options: HousekeepingOptions) {
    this.#options = options;
  }

  start(): void {
    this.#after(FIRST_MS);
  }

  stop(): void {
    this.#cancel();
  }

  #after(ms: number): void {
    const { clock } = this.#options;
    this.#cancel = clock.at(clock.now() + ms, () => void this.#sweep());
  }

  async #sweep(): Promise<void> {
    const { store, clock, retentionMs, log } = this.#options;
    this.#after(EVERY_MS);
    try {
      const removed = await removeReviewsBefore(store, clock.now() - retentionMs);
      if (removed > 0) log.info('housekeeping.removed', { reviews: removed });
    } catch (error) {
      log.error('housekeeping.failed', { error: error as Error });
    }
  }
}
