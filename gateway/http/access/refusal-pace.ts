/**
 * RefusalPace: a refusal costs little, but a client that comes again at once, over a hundred connections, gets thousands a second,
 * and a process that answers them does nothing else. Beyond a first burst the refusals of one caller leave so many a second.
 *
 * Generic cell rate algorithm (ITU-T I.371): per caller one instant, at which the next refusal would be due at that pace.
 */
import type { Clock } from '../../../runtime/index.ts';

/** Refusals of one caller that leave at once: more than an honest client with every limit against it meets in a moment. */
const BURST = 100;

/** Between two refusals after that, in milliseconds. */
const PACE_MS = 20;

/** No refusal waits longer (ms): its Retry-After says a second at least. */
const LONGEST_MS = 1_000;

/** Callers remembered; beyond it the one seen first is forgotten. */
const MAX_CALLERS = 10_000;

export class RefusalPace {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #due = new Map<string, number>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** How long the caller's next refusal has to wait, in milliseconds; 0 mostly. */
  delay(caller: string): number {
    const now = this.#clock.now();
    const due = Math.max(this.#due.get(caller) ?? now, now) + PACE_MS;
    const wait = Math.min(LONGEST_MS, Math.max(0, due - now - BURST * PACE_MS));
    this.#remember(caller, Math.min(due, now + BURST * PACE_MS + LONGEST_MS));
    return wait;
  }

  #remember(caller: string, due: number): void {
    if (!this.#due.has(caller) && this.#due.size >= MAX_CALLERS) {
      const [first] = this.#due.keys();
      if (first !== undefined) this.#due.delete(first);
    }
    this.#due.set(caller, due);
  }
}
