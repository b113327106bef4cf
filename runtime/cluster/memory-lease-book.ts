import type { Subscription } from '../bus/bus.ts';
import { BusClosed } from '../errors.ts';
import { BookAway, type LeaseBook } from './lease-book.ts';

interface Row {
  /** JSON text: every reader gets its own value. */
  readonly json: string;
  readonly revision: number;
}

/** What a message server is to the lease books of its nodes. */
export class LeaseTable {
  readonly #rows = new Map<string, Row>();
  readonly #books = new Set<MemoryLeaseBook>();
  #revision = 0;

  connect(): MemoryLeaseBook {
    const book = new MemoryLeaseBook(this);
    this.#books.add(book);
    return book;
  }

  /** The server has lost everything. */
  lose(): void {
    this.#rows.clear();
    this.#revision = 0;
    for (const book of this.#books) book.hear();
  }

  rows(): ReadonlyMap<string, Row> {
    return this.#rows;
  }

  write(key: string, json: string, revision: number): number | undefined {
    if ((this.#rows.get(key)?.revision ?? 0) !== revision) return undefined;
    this.#revision += 1;
    this.#rows.set(key, { json, revision: this.#revision });
    for (const book of this.#books) book.hear();
    return this.#revision;
  }
}

/** A connection to a table in memory, for tests and simulation: each can be cut off from it, and healed. */
export class MemoryLeaseBook implements LeaseBook {
  readonly #table: LeaseTable;
  readonly #listeners = new Set<() => void>();
  #isCut = false;
  #closed = false;

  constructor(table: LeaseTable) {
    this.#table = table;
  }

  async write(key: string, value: unknown, revision: number): Promise<number | undefined> {
    this.#open();
    if (this.#isCut) throw new BookAway('cut off from the table');
    return this.#table.write(key, JSON.stringify(value), revision);
  }

  async watch(onChange: (key: string, value: unknown, revision: number) => void): Promise<Subscription> {
    this.#open();
    const known = new Map<string, number>();
    const tell = (): void => {
      const rows = this.#table.rows();
      for (const key of [...known.keys()].filter((candidate) => !rows.has(candidate))) {
        known.delete(key);
        onChange(key, undefined, 0);
      }
      for (const [key, { json, revision }] of rows) {
        const before = known.get(key) ?? 0;
        if (before === revision) continue;
        if (before > revision) onChange(key, undefined, 0);
        known.set(key, revision);
        onChange(key, JSON.parse(json), revision);
      }
    };
    // In its own turn, as a message from a socket would come.
    const listener = (): void => queueMicrotask(() => !this.#isCut && this.#listeners.has(listener) && tell());
    this.#listeners.add(listener);
    if (!this.#isCut) tell();
    return {
      stop: async () => {
        this.#listeners.delete(listener);
      },
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listeners.clear();
  }

  /** Nothing comes and goes any more. */
  cut(): void {
    this.#isCut = true;
  }

  heal(): void {
    this.#isCut = false;
    this.hear();
  }

  /** Looks at the table, unless it is cut off. */
  hear(): void {
    for (const listener of this.#listeners) listener();
  }

  #open(): void {
    if (this.#closed) throw new BusClosed();
  }
}
