import type { Clock } from '../../time/clock.ts';
import type { Ownership } from '../ownership.ts';

interface RetryWhileOwnedOptions {
  readonly ownership: Pick<Ownership, 'owns'>;
  readonly clock: Clock;
  /** Milliseconds between two tries. */
  readonly pauseMs: number;
  readonly onError: (what: string, error: unknown) => void;
}

/** Repeats work that nobody outside asks for again, until it succeeds, its actor lives elsewhere, or the host stops. */
export class RetryWhileOwned {
  readonly #options: RetryWhileOwnedOptions;
  #stopped = false;

  constructor(options: RetryWhileOwnedOptions) {
    this.#options = options;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** @param what names the work in the log when it fails */
  try(key: string, what: string, work: () => Promise<void>): void {
    const { ownership, clock, pauseMs, onError } = this.#options;
    const isOver = (): boolean => this.#stopped || !ownership.owns(key);
    if (isOver()) return;
    work().catch((error) => {
      // The node that owns the actor next finds the record that the work came from.
      if (isOver()) return;
      onError(what, error);
      clock.at(clock.now() + pauseMs, () => this.try(key, what, work));
    });
  }
}
