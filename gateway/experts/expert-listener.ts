/**
 * ExpertListener: hears one outside expert, for as long as it does not flood.
 *
 * Invariants:
 *  1. An expert that floods is not heard for a while, longer after each further flood. Its subscription ends, so the server
 *     drops its messages; dropping them here took half of all reviews' time.
 *  2. No other expert's messages are lost with it.
 */
import { PATTERNS } from '../../protocols/index.ts';
import {
  type Bus,
  type Clock,
  inBackground,
  type Logger,
  type Message,
  type Subscription,
} from '../../runtime/index.ts';
import { MessageRateLimit } from './message-rate-limit.ts';

/** For which an expert is not heard after its first flood, and at most (ms). */
const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 60_000;

/** A request for a piece of a document is a few dozen bytes: what is longer is none. */
const MAX_REQUEST_BYTES = 1_024;

export interface ExpertListenerOptions {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whom it hears, and nobody else. */
  readonly expert: string;
  readonly onDocument: (message: Message) => void;
  readonly onOffer: (message: Message) => void;
}

export class ExpertListener {
  readonly #options: ExpertListenerOptions;
  readonly #rateLimit: MessageRateLimit;
  #subscriptions: readonly Subscription[] = [];
  #isHearing = false;
  #isStopped = false;
  #pauseMs = FIRST_PAUSE_MS;
  /** Until when a further flood is one of a series. */
  #seriesUntil = 0;
  #cancel = (): void => {};

  constructor(options: ExpertListenerOptions) {
    this.#options = options;
    this.#rateLimit = new MessageRateLimit(options.clock);
  }

  async open(): Promise<void> {
    const { bus, expert, onDocument, onOffer } = this.#options;
    this.#isHearing = true;
    const opened = await Promise.allSettled([
      bus.subscribe(
        PATTERNS.documentsOf(expert),
        onDocument,
        (_, bytes) => this.#accepts(bytes) && bytes <= MAX_REQUEST_BYTES,
      ),
      bus.subscribe(PATTERNS.offersOf(expert), onOffer, (_, bytes) => this.#accepts(bytes)),
    ]);
    this.#subscriptions = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const refused = opened.find(({ status }) => status === 'rejected');
    if (refused?.status === 'rejected') {
      // Half heard is not heard: opened again, it would hear one half twice.
      this.#isHearing = false;
      await this.#unsubscribe();
      throw refused.reason;
    }
    // It flooded, or everything stopped, before both subscriptions were there.
    if (!this.#isHearing || this.#isStopped) await this.#unsubscribe();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.#unsubscribe();
  }

  /** Decided by length and number, before anything of the body is read. */
  #accepts(bytes: number): boolean {
    if (!this.#isHearing) return false;
    const admittance = this.#rateLimit.take(bytes);
    if (admittance === 'flood') this.#pause();
    return admittance === 'read';
  }

  #pause(): void {
    const { clock, log, expert } = this.#options;
    const now = clock.now();
    this.#isHearing = false;
    this.#pauseMs = now < this.#seriesUntil ? Math.min(LONGEST_PAUSE_MS, 2 * this.#pauseMs) : FIRST_PAUSE_MS;
    this.#seriesUntil = now + 2 * LONGEST_PAUSE_MS;
    log.warn('outside.flood', { expert, not_heard_ms: this.#pauseMs });
    inBackground(this.#unsubscribe(), this.#failed);
    this.#hearLater(this.#pauseMs);
  }

  #hearLater(ms: number): void {
    const { clock } = this.#options;
    this.#cancel = clock.at(clock.now() + ms, () =>
      inBackground(this.open(), (error) => {
        this.#failed(error);
        if (!this.#isStopped) this.#hearLater(LONGEST_PAUSE_MS);
      }),
    );
  }

  async #unsubscribe(): Promise<void> {
    const ended = this.#subscriptions;
    this.#subscriptions = [];
    await Promise.all(ended.map((subscription) => subscription.stop()));
  }

  readonly #failed = (error: Error): void => this.#options.log.error('outside.failed', { error });
}
