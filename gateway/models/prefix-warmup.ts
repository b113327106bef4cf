import { type Clock, wait } from '../../runtime/index.ts';

/** How long others wait for the answer of the first once it is sent; milliseconds. */
const LONGEST_MS = 20_000;

/** How long providers keep a prefix at least, less a little; milliseconds. */
const KEPT_MS = 240_000;

/** Prefixes remembered. */
const MOST = 10_000;

/** What goes first on a prefix: `sent` settles when it is on its way, `ended` when it is over. */
interface First {
  readonly sent: Promise<void>;
  readonly ended: Promise<void>;
}

/**
 * Sends the first question with a prompt prefix alone: providers can read a cached prefix only once the first answer has
 * begun, and questions sent at the same time would all pay for it in full. The others are sent when it is answered, or 20 s after it was sent.
 */
export class PrefixWarmup {
  readonly #clock: Clock;
  readonly #first = new Map<string, First>();
  /** Until when a prefix that was answered is kept, the oldest first. */
  readonly #kept = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @param work is told how to say that its question is sent */
  async run<Value>(prefix: string, work: (sent: () => void) => Promise<Value>): Promise<Value> {
    if ((this.#kept.get(prefix) ?? 0) > this.#clock.now()) return await work(() => {});
    const first = this.#first.get(prefix);
    if (first !== undefined) {
      await this.#after(first);
      return await work(() => {});
    }
    const sent = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const mine: First = { sent: sent.promise, ended: ended.promise };
    this.#first.set(prefix, mine);
    try {
      const answer = await work(sent.resolve);
      this.#keep(prefix);
      return answer;
    } finally {
      ended.resolve();
      this.#first.delete(prefix);
    }
  }

  /** Ends its timer with the wait: one that is left behind keeps a process that has nothing more to do. */
  async #after({ sent, ended }: First): Promise<void> {
    const over = new AbortController();
    const enough = sent.then(() => wait(this.#clock, LONGEST_MS, over.signal));
    await Promise.race([ended, enough]);
    over.abort();
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
