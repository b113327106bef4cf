import { PATTERNS, type ReviewEvent } from '../protocols/index.ts';
import type { Bus, Clock, Subscription } from '../runtime/index.ts';

/**
 * ReviewBell: wakes those who wait for something to happen to a review. It only says that it is worth looking; what
 * happened stands in the store. Live messages can be lost while a connection is down, so every wait also ends by itself.
 */

/** Longest sleep without looking, in milliseconds. */
const LOOK_MS = 1_000;

export class ReviewBell {
  readonly #clock: Clock;
  readonly #waiting = new Map<string, Set<() => void>>();
  #subscription: Subscription | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async listen(bus: Bus): Promise<void> {
    this.#subscription = await bus.subscribe(PATTERNS.events, ({ body }) =>
      this.#ring((body as ReviewEvent).review_id),
    );
  }

  async close(): Promise<void> {
    await this.#subscription?.stop();
    for (const review of this.#waiting.keys()) this.#ring(review);
  }

  /** Resolves at the review's next event, after LOOK_MS, or when the signal aborts. */
  next(review: string, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(review) ?? new Set();
      this.#waiting.set(review, waiting);
      const wake = (): void => {
        cancel();
        signal?.removeEventListener('abort', wake);
        waiting.delete(wake);
        if (waiting.size === 0 && this.#waiting.get(review) === waiting) this.#waiting.delete(review);
        resolve();
      };
      const cancel = this.#clock.at(this.#clock.now() + LOOK_MS, wake);
      signal?.addEventListener('abort', wake);
      waiting.add(wake);
    });
  }

  #ring(review: string): void {
    // A set may lose members while it is walked: those already woken are skipped, the others are not.
    for (const wake of this.#waiting.get(review) ?? []) wake();
  }
}
