import { type Clock, wait } from '../../runtime/index.ts';

/** How long others wait for the first; milliseconds. */
const LONGEST_MS = 20_000;

/**
 * Lets the first question on a prefix go alone: providers can read a cached prefix only once the first answer has begun, and
 * questions sent at once would all pay for it in full.
 */
export class FirstAlone {
  readonly #clock: Clock;
  readonly #first = new Map<string, Promise<unknown>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async run<Value>(prefix: string, work: () => Promise<Value>): Promise<Value> {
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
      return await mine;
    } finally {
      if (this.#first.get(prefix) === settled) this.#first.delete(prefix);
    }
  }
}
