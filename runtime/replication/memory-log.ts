import type { Clock } from '../time/clock.ts';
import type { LogBounds } from './commit-log.ts';
import { LogTrimmed } from './errors.ts';

export interface MemoryLogOptions {
  readonly clock: Clock;
  /** How long an id is remembered; default 120,000 ms. */
  readonly duplicateWindowMs?: number;
}

interface Stored {
  readonly id: string;
  readonly body: Uint8Array;
}

/** What a message server is to the connections of several nodes: the log itself. For tests, simulation and the lab. */
export class MemoryLog {
  readonly #clock: Clock;
  readonly #windowMs: number;
  readonly #entries: Stored[] = [];
  readonly #ids = new Map<string, { readonly position: number; readonly until: number }>();
  readonly #followers = new Set<() => void>();
  #first = 1;
  #incarnation = 1;

  constructor(options: MemoryLogOptions) {
    this.#clock = options.clock;
    this.#windowMs = options.duplicateWindowMs ?? 120_000;
  }

  get bounds(): LogBounds {
    return {
      first: this.#first,
      last: this.#first + this.#entries.length - 1,
      incarnation: `memory-${this.#incarnation}`,
    };
  }

  /** The oldest entries go, those before this position. */
  trim(first: number): void {
    this.#first += this.#entries.splice(0, first - this.#first).length;
  }

  /** The server loses everything, and begins another log. */
  lose(): void {
    this.#entries.length = 0;
    this.#ids.clear();
    this.#first = 1;
    this.#incarnation += 1;
    for (const wake of this.#followers) wake();
  }

  append(body: Uint8Array, id: string): number {
    const now = this.#clock.now();
    for (const [old, { until }] of this.#ids) {
      // In order of their age, since the window is one for all.
      if (until > now) break;
      this.#ids.delete(old);
    }
    const known = this.#ids.get(id);
    if (known) return known.position;
    const position = this.#first + this.#entries.push({ id, body: body.slice() }) - 1;
    this.#ids.set(id, { position, until: now + this.#windowMs });
    for (const wake of this.#followers) wake();
    return position;
  }

  /** undefined when it is not there yet. Throws LogTrimmed when it is not there any more. */
  at(position: number): Stored | undefined {
    if (position < this.#first) throw new LogTrimmed(position - 1, this.#first);
    return this.#entries[position - this.#first];
  }

  /** Calls after every change; the returned function ends that. */
  onChange(wake: () => void): () => void {
    this.#followers.add(wake);
    return () => {
      this.#followers.delete(wake);
    };
  }
}
