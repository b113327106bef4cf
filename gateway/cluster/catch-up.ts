/**
 * CatchUp: waits until this replica has caught up with the other nodes, once for all who ask at the same time. What is unknown
 * here may have been written elsewhere a moment ago.
 *
 * Invariant: one catch-up is under way at a time, and at most MAX_WAITING requests wait for it.
 */

/** More requests than this are answered at once from what is known here. */
const MAX_WAITING = 1_000;

export class CatchUp {
  readonly #caughtUp: () => Promise<unknown>;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;
  #waiting = 0;

  /** @param caughtUp resolves when all is visible that was written before it was called, or after a while; bounded */
  constructor(caughtUp: () => Promise<unknown>) {
    this.#caughtUp = caughtUp;
  }

  /** Resolves when reading again may find more; never rejects. */
  async wait(): Promise<void> {
    if (this.#waiting >= MAX_WAITING) return;
    this.#waiting += 1;
    try {
      this.#next ??= this.#begin();
      await this.#next;
    } finally {
      this.#waiting -= 1;
    }
  }

  /** After the one that is under way, which may have looked before it was asked. */
  async #begin(): Promise<void> {
    await this.#running;
    this.#next = undefined;
    this.#running = this.#caughtUp().catch(() => undefined);
    await this.#running;
  }
}
