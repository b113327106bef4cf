import type { Clock } from '../../runtime/index.ts';

/** Messages one sender may send in a second: a document of two million characters is fetched in sixteen. */
const A_SECOND = 100;

/** How much anybody may ask for at once: what is over it is not answered, so that a flood costs its sender only. */
export class MessageRateLimit {
  readonly #clock: Clock;
  readonly #used = new Map<string, number>();
  #second = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the sender may have one more message looked at. */
  take(sender: string): boolean {
    const second = Math.floor(this.#clock.now() / 1_000);
    if (second !== this.#second) this.#used.clear();
    this.#second = second;
    const used = this.#used.get(sender) ?? 0;
    this.#used.set(sender, used + 1);
    return used < A_SECOND;
  }
}
