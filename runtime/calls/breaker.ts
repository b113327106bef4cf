/**
 * Breaker: whether a server is worth asking. Closed while it answers; open for a while after too many failures in a row;
 * then one probe decides.
 */
import type { Clock } from '../time/clock.ts';

/** Failures in a row that open it: a restart of the server causes fewer. */
const FAILURES = 5;

/** How long it stays open, in milliseconds. */
const OPEN_MS = 30_000;

type State =
  | { readonly kind: 'closed'; readonly failures: number }
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'probing' };

export class Breaker {
  readonly #clock: Clock;
  #state: State = { kind: 'closed', failures: 0 };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether requests are turned away now, but for a probe. */
  get isOpen(): boolean {
    return this.#state.kind !== 'closed';
  }

  /** Whether a request may be made now; a true answer obliges to report how it went. */
  allows(): boolean {
    switch (this.#state.kind) {
      case 'closed':
        return true;
      case 'probing':
        return false;
      case 'open':
        if (this.#clock.now() < this.#state.until) return false;
        this.#state = { kind: 'probing' };
        return true;
      default:
        return this.#state satisfies never;
    }
  }

  succeeded(): void {
    this.#state = { kind: 'closed', failures: 0 };
  }

  failed(): void {
    const failures = this.#state.kind === 'closed' ? this.#state.failures + 1 : FAILURES;
    this.#state =
      failures >= FAILURES ? { kind: 'open', until: this.#clock.now() + OPEN_MS } : { kind: 'closed', failures };
  }
}
