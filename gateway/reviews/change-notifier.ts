import { ACCOUNT_PATTERNS } from '../../protocols/account/index.ts';
import { PATTERNS } from '../../protocols/index.ts';
import type { Bus, Clock, Subscription, Write } from '../../runtime/index.ts';

/**
 * ChangeNotifier: wakes those who wait for something to happen to a review or an account. It only says that it is worth
 * looking; what happened stands in the store. Live messages can be lost while a connection is down, so every wait also ends by itself.
 */

/** Longest wait without reading the store again, in milliseconds. */
const MAX_WAIT_MS = 1_000;

/** Areas of the store that tell of a review or an account, with its id at the second place of the key. */
const AREAS: ReadonlySet<string> = new Set(['view', 'event', 'account', 'answer']);

export class ChangeNotifier {
  readonly #clock: Clock;
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #subscriptions: Subscription[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async listen(bus: Bus): Promise<void> {
    for (const pattern of [PATTERNS.events, ACCOUNT_PATTERNS.events]) {
      this.#subscriptions.push(await bus.subscribe(pattern, ({ body }) => this.#notifyFor(body)));
    }
  }

  /** What another node wrote is visible here now: its message may have come before it was. */
  applied(writes: readonly Write[]): void {
    for (const { key } of writes) if (AREAS.has(key[0] as string)) this.#notify(String(key[1]));
  }

  async close(): Promise<void> {
    for (const subscription of this.#subscriptions) await subscription.stop();
    for (const review of this.#waiting.keys()) this.#notify(review);
  }

  /** Resolves at the next event of this review or account, after LOOK_MS, or when the signal aborts. */
  next(review: string, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(review) ?? new Set();
      this.#waiting.set(review, waiting);
      const wake = (): void => {
        cancel();
        signal?.removeEventListener('abort', wake);
        waiting.delete(wake);
        if (waiting.size === 0 && this.#waiting.get(review) === waiting) this.#waiting.delete(review);
        resolve();
      };
      const cancel = this.#clock.at(this.#clock.now() + MAX_WAIT_MS, wake);
      signal?.addEventListener('abort', wake);
      waiting.add(wake);
    });
  }

  #notifyFor(body: unknown): void {
    const { review_id, account_id } = body as { review_id?: string | null; account_id?: string };
    if (review_id) this.#notify(review_id);
    if (account_id) this.#notify(account_id);
  }

  #notify(review: string): void {
    // A set may lose members while it is walked: those already woken are skipped, the others are not.
    for (const wake of this.#waiting.get(review) ?? []) wake();
  }
}
