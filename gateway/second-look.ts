/**
 * SecondLook: what is unknown here may have been written elsewhere a moment ago. Owns waiting until this replica has caught
 * up, for all who ask at once; what they then look for is theirs.
 *
 * Invariant: one catching-up is under way at a time, however many ask, and MOST of them wait: guessing costs the log nothing.
 */

/** Who comes beyond this many is told at once what is known. */
const MOST = 1_000;

export class SecondLook {
  readonly #caughtUp: () => Promise<unknown>;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;
  #waiting = 0;

  /** @param caughtUp resolves when all is visible that was written before it was called, or after a while; bounded */
  constructor(caughtUp: () => Promise<unknown>) {
    this.#caughtUp = caughtUp;
  }

  /** Resolves when it is worth to look again; never rejects. */
  async wait(): Promise<void> {
    if (this.#waiting >= MOST) return;
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
