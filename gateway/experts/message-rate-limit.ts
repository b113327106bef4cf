import type { Clock } from '../../runtime/index.ts';

/** Of one expert in a second: a document of two million characters is fetched in sixteen messages, a statement is one. */
const MAX_MESSAGES = 100;
const MAX_BYTES = 8 * 1024 ** 2;

/**
 * In one second a flood. An expert that fetches twenty long documents at once, or comes back to all its reviews after a
 * restart, sends hundreds of messages: what is dropped of them it sends again.
 */
const FLOOD_MESSAGES = 2_000;
const FLOOD_BYTES = 16 * 1024 ** 2;

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
    return this.#messages > FLOOD_MESSAGES || this.#bytes > FLOOD_BYTES ? 'flood' : 'dropped';
  }
}
