import { type Clock, wait } from '../../runtime/index.ts';

/** How long others wait for the first; milliseconds. */
const LONGEST_MS = 20_000;

/** How long providers keep a prefix at least, less a little; milliseconds. */
const KEPT_MS = 240_000;

/** Prefixes remembered. */
const MOST = 10_000;

/**
 * Lets the first question on a prefix go alone: providers can read a cached prefix only once the first answer has begun, and
 * questions sent at once would all pay for it in full.
 */
export class FirstAlone {
  readonly #clock: Clock;
  readonly #first = new Map<string, Promise<unknown>>();
  /** Until when a prefix that was answered is kept, the oldest first. */
  readonly #kept = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async run<Value>(prefix: string, work: () => Promise<Value>): Promise<Value> {
    if ((this.#kept.get(prefix) ?? 0) > this.#clock.now()) return await work();
    const first = this.#first.get(prefix);
    if (first !== undefined) {
      await Promise.race([first, wait(this.#clock, LONGEST_MS)]);
      return await work();
    }
    const mine = work();
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    this.#first.set(prefix, settled);
    try {
      const answer = await mine;
      this.#keep(prefix);
      return answer;
    } finally {
      if (this.#first.get(prefix) === settled) this.#first.delete(prefix);
    }
  }

  #keep(prefix: string): void {
    this.#kept.delete(prefix);
    this.#kept.set(prefix, this.#clock.now() + KEPT_MS);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) return;
      this.#kept.delete(oldest);
    }
  }
}
