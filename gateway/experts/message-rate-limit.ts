import type { Clock } from '../../runtime/index.ts';

/** Of one expert in a second: a document of two million characters is fetched in sixteen messages, a statement is one. */
const MAX_MESSAGES = 100;
const MAX_BYTES = 8 * 1024 ** 2;

/** Twice the limit in one second is a flood: no expert in order comes near it. */
const FLOOD = 2;

/** What becomes of a message: parsed, dropped unparsed, or dropped with the subscription it came by. */
export type Admittance = 'read' | 'dropped' | 'flood';

/** MessageRateLimit: how much of one expert is read in a second. */
export class MessageRateLimit {
  readonly #clock: Clock;
  #second = 0;
  #messages = 0;
  #bytes = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts one more message. */
  take(bytes: number): Admittance {
    const second = Math.floor(this.#clock.now() / 1_000);
    if (second !== this.#second) [this.#second, this.#messages, this.#bytes] = [second, 0, 0];
    this.#messages += 1;
    this.#bytes += bytes;
    if (this.#messages <= MAX_MESSAGES && this.#bytes <= MAX_BYTES) return 'read';
    return this.#messages > FLOOD * MAX_MESSAGES || this.#bytes > FLOOD * MAX_BYTES ? 'flood' : 'dropped';
  }
}
