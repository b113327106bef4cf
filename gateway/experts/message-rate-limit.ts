import type { Clock } from '../../runtime/index.ts';

/** Of one sender in a second: a document of two million characters is fetched in sixteen messages, a statement is one. */
const MAX_MESSAGES = 100;
const MAX_BYTES = 8 * 1024 ** 2;

/** Senders counted in one second; whoever comes after them waits for the next. */
const MAX_SENDERS = 10_000;

interface Used {
  messages: number;
  bytes: number;
}

/** MessageRateLimit: how much of each sender is read in a second. A flood is dropped unparsed and costs its sender only. */
export class MessageRateLimit {
  readonly #clock: Clock;
  readonly #used = new Map<string, Used>();
  #second = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether one more message of the sender is read. */
  take(sender: string, bytes: number): boolean {
    const second = Math.floor(this.#clock.now() / 1_000);
    if (second !== this.#second) this.#used.clear();
    this.#second = second;
    const used = this.#used.get(sender) ?? { messages: 0, bytes: 0 };
    if (used.messages === 0 && this.#used.size >= MAX_SENDERS) return false;
    if (used.messages >= MAX_MESSAGES || used.bytes + bytes > MAX_BYTES) return false;
    this.#used.set(sender, { messages: used.messages + 1, bytes: used.bytes + bytes });
    return true;
  }
}
