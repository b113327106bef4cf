import {
  type Clock,
  inBackground,
  type JournalState,
  type Logger,
  lossBetween,
  type StreamOptions,
  wait,
} from '../../runtime/index.ts';

/** Between two checks of the journal, in milliseconds. */
const LOOK_MS = 2_000;

/** Between two attempts to redeliver what was lost, in milliseconds. */
const AGAIN_MS = 500;

interface JournalWatchOptions {
  /** The journal now; undefined when there is none. Rejects while the message server is away. */
  readonly look: () => Promise<JournalState | undefined>;
  readonly limits: Pick<StreamOptions, 'maxAgeMs' | 'maxBytes'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onLoss: () => void;
}

/**
 * Notices that somebody purged or deleted the journal. Nothing that was acknowledged is lost by that: the store has it. What
 * was on its way from one actor to another is redelivered from the store, and until then this node takes no submissions.
 */
export class JournalWatch {
  readonly #options: JournalWatchOptions;
  readonly #ended = new AbortController();
  /** Delivers again what is on its way; resolves to how many messages could not be delivered. Undefined on a node without actors. */
  #redeliver: (() => Promise<number>) | undefined;
  #before: JournalState | undefined;
  #trouble: string | undefined;

  constructor(options: JournalWatchOptions) {
    this.#options = options;
  }

  /** Why this node takes no submissions now, in a sentence; undefined when it does. */
  get trouble(): string | undefined {
    return this.#trouble;
  }

  /** Sets how losses are recovered from now on. */
  recoverBy(redeliver: () => Promise<number>): void {
    this.#redeliver = redeliver;
  }

  start(): void {
    inBackground(this.#watch(), (error) => this.#options.log.error('journal.not_watched', { error }));
  }

  stop(): void {
    this.#ended.abort();
  }

  async #watch(): Promise<void> {
    const { clock } = this.#options;
    while (!this.#ended.signal.aborted) {
      await this.look();
      await wait(clock, LOOK_MS, this.#ended.signal);
    }
  }

  /** Checks the journal once, and recovers what it lost. */
  async look(): Promise<void> {
    const { look, limits, clock, log, onLoss } = this.#options;
    let now: JournalState | undefined;
    try {
      now = await look();
    } catch {
      // The server is away: readiness reports that itself, and the journal has not changed.
      return;
    }
    const loss = this.#before && lossBetween(this.#before, now, limits, clock.now());
    if (now !== undefined) this.#before = now;
    if (loss !== undefined && this.#trouble === undefined) {
      log.error('journal.lost', { loss });
      onLoss();
    }
    if (loss !== undefined)
      this.#trouble = `The journal on the message server ${loss}; what was on its way is being redelivered.`;
    // Deleted: the journal has to exist again before anything can be redelivered.
    if (this.#trouble !== undefined && now !== undefined) await this.#recover();
  }

  async #recover(): Promise<void> {
    const { clock, log } = this.#options;
    while (((await this.#redeliver?.()) ?? 0) > 0) {
      if (this.#ended.signal.aborted) return;
      await wait(clock, AGAIN_MS, this.#ended.signal);
    }
    this.#trouble = undefined;
    log.info('journal.mended', {});
  }
}
