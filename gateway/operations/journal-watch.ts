import {
  type Clock,
  inBackground,
  type JournalState,
  type Logger,
  lossBetween,
  type StreamOptions,
  wait,
} from '../../runtime/index.ts';

/** Between two looks at the journal, in milliseconds. */
const LOOK_MS = 2_000;

/** Between two tries to bring again what was lost, in milliseconds. */
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
 * was on its way from one actor to another is brought again from the store, and until then this node takes no submissions.
 */
export class JournalWatch {
  readonly #options: JournalWatchOptions;
  readonly #ended = new AbortController();
  /** Brings what is on its way; resolves to how many could not be brought. Undefined on a node without actors. */
  #bringAgain: (() => Promise<number>) | undefined;
  #before: JournalState | undefined;
  #trouble: string | undefined;

  constructor(options: JournalWatchOptions) {
    this.#options = options;
  }

  /** Why nothing is taken now, in a sentence; undefined when all is well. */
  get trouble(): string | undefined {
    return this.#trouble;
  }

  /** From now on losses are made good by this. */
  mendBy(bringAgain: () => Promise<number>): void {
    this.#bringAgain = bringAgain;
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

  /** One look, and the mending of what it found. */
  async look(): Promise<void> {
    const { look, limits, clock, log, onLoss } = this.#options;
    let now: JournalState | undefined;
    try {
      now = await look();
    } catch {
      // Away: readiness says so by itself, and what the journal holds is as it was.
      return;
    }
    const loss = this.#before && lossBetween(this.#before, now, limits, clock.now());
    if (now !== undefined) this.#before = now;
    if (loss !== undefined && this.#trouble === undefined) {
      log.error('journal.lost', { loss });
      onLoss();
    }
    if (loss !== undefined)
      this.#trouble = `The journal on the message server ${loss}; what was on its way is being brought again.`;
    // Deleted: it has to be there again before anything more can be said to be safe.
    if (this.#trouble !== undefined && now !== undefined) await this.#mend();
  }

  async #mend(): Promise<void> {
    const { clock, log } = this.#options;
    while (((await this.#bringAgain?.()) ?? 0) > 0) {
      if (this.#ended.signal.aborted) return;
      await wait(clock, AGAIN_MS, this.#ended.signal);
    }
    this.#trouble = undefined;
    log.info('journal.mended', {});
  }
}
