import type { Logger } from '../logger.ts';
import type { LocalStore, Transaction } from '../store/local-store.ts';
import type { Write } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import type { LogEntry, LogPosition } from './commit-log.ts';
import { type EntryId, parseEntryId } from './entry-id.ts';
import { APPLIED, writerKey } from './replica-keys.ts';
import { decodeTransactions } from './transaction-encoding.ts';

/** Entries and bytes that wait for the store at most: later ones wait in the log. */
const WAITING_ENTRIES = 200;
const WAITING_BYTES = 16 * 1024 * 1024;

/** Between two tries of a store that is full or fails, in milliseconds. */
const TRY_AGAIN_MS = 1000;

export interface ApplierOptions {
  readonly store: LocalStore;
  readonly clock: Clock;
  readonly log: Logger;
  /** After an entry was applied; `outcomes` says which of its transactions held. Both are empty for one that was passed over. */
  readonly onApplied: (
    entry: LogEntry,
    transactions: readonly Transaction[],
    outcomes: readonly boolean[] | undefined,
  ) => void;
}

interface Step {
  readonly entry: LogEntry;
  readonly transactions: readonly Transaction[];
  readonly passedOver: boolean;
}

/**
 * What turns the log into this node's store.
 *
 * Invariants:
 *  1. The place and what the transactions up to it did are stored in one step: after a crash nothing is applied again,
 *     for a condition that failed the first time might hold the second.
 *  2. An entry is applied or waited for, never skipped: of a full store, the next entry is not tried before this one.
 *  3. An entry that its writer appended twice is applied once, on every node alike, since each writer's progress is stored, too.
 */
export class Applier {
  readonly #options: ApplierOptions;
  readonly #stopped = new AbortController();
  #waiting: LogEntry[] = [];
  #waitingBytes = 0;
  #running: Promise<void> | undefined;
  /** Those who wait for something to have been applied. */
  readonly #watching = new Set<() => void>();

  constructor(options: ApplierOptions) {
    this.#options = options;
  }

  /** undefined when this store has not begun with a log. */
  get place(): LogPosition | undefined {
    return this.#options.store.get(APPLIED) as LogPosition | undefined;
  }

  /** Resolves when there is room for the next one. */
  async take(entry: LogEntry): Promise<void> {
    this.#waiting.push(entry);
    this.#waitingBytes += entry.body?.byteLength ?? 0;
    this.#running ??= this.#run();
    while (this.#isFull() && !this.#stopped.signal.aborted) await this.#next();
  }

  /** Resolves when everything taken so far has been applied, or it was stopped. */
  async drained(): Promise<void> {
    await this.#running;
  }

  /** true once the position is applied; false when the signal aborts first. */
  async reached({ incarnation, position }: LogPosition, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      const { place } = this;
      if (place && place.incarnation === incarnation && place.position >= position) return true;
      if (signal.aborted) return false;
      await this.#next(signal);
    }
  }

  /** Wakes callers that wait for the position: other code changed the store. */
  changed(): void {
    for (const wake of this.#watching) wake();
  }

  stop(): void {
    this.#stopped.abort();
    this.changed();
  }

  #isFull(): boolean {
    return this.#waiting.length >= WAITING_ENTRIES || this.#waitingBytes >= WAITING_BYTES;
  }

  /** Everything that waits goes into the store in one step: the busier, the larger. */
  async #run(): Promise<void> {
    // Those that come in the same turn.
    await Promise.resolve();
    while (this.#waiting.length > 0 && !this.#stopped.signal.aborted) {
      const entries = this.#waiting;
      this.#waiting = [];
      this.#waitingBytes = 0;
      await this.#apply(entries);
      this.changed();
    }
    this.#running = undefined;
  }

  async #apply(entries: readonly LogEntry[]): Promise<void> {
    const { store, onApplied } = this.#options;
    const writers = new Map<string, EntryId>();
    const steps = entries.map((entry) => this.#step(entry, writers));
    const { incarnation, position } = entries.at(-1) as LogEntry;
    const place: LogPosition = { incarnation, position };
    const always: Write[] = [{ op: 'put', key: APPLIED, value: place }];
    for (const [node, value] of writers) always.push({ op: 'put', key: writerKey(node), value });
    const all = steps.flatMap(({ transactions }) => transactions);
    const outcomes = await this.#insist(() => store.apply(all, always), position);
    if (!outcomes) return;
    let from = 0;
    for (const { entry, transactions, passedOver } of steps) {
      const held = outcomes.slice(from, from + transactions.length);
      from += transactions.length;
      onApplied(entry, transactions, passedOver ? undefined : held);
    }
  }

  #step(entry: LogEntry, writers: Map<string, EntryId>): Step {
    const nothing = { entry, transactions: [], passedOver: true };
    if (!entry.body) return nothing;
    const id = parseEntryId(entry.id);
    if (id) {
      const { store } = this.#options;
      const last = writers.get(id.node) ?? (store.get(writerKey(id.node)) as EntryId | undefined);
      if (last && last.life === id.life && last.number >= id.number) return nothing;
      writers.set(id.node, id);
    }
    try {
      return { entry, transactions: decodeTransactions(entry.body), passedOver: false };
    } catch (cause) {
      // Somebody else wrote into our log; every node passes it over.
      const error = cause instanceof Error ? cause : undefined;
      this.#options.log.error('replica.not_an_entry', { position: entry.position, id: entry.id, error });
      return nothing;
    }
  }

  /** Until it works; undefined when it was stopped. */
  async #insist<T>(act: () => Promise<T>, position: number): Promise<T | undefined> {
    const { clock, log } = this.#options;
    for (let tries = 0; !this.#stopped.signal.aborted; tries++) {
      try {
        return await act();
      } catch (cause) {
        // At the first failure, and then once a minute.
        if (tries % 60 === 0)
          log.error('replica.cannot_apply', { position, error: cause instanceof Error ? cause : undefined });
        await wait(clock, TRY_AGAIN_MS, this.#stopped.signal);
      }
    }
    return undefined;
  }

  #next(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.#watching.delete(done);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      this.#watching.add(done);
      signal?.addEventListener('abort', done);
    });
  }
}
