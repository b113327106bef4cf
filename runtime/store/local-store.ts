import type { Condition, Key, Store, Write } from './store.ts';

/** Writes that happen together, if their conditions hold at that moment. */
export interface Transaction {
  readonly writes: readonly Write[];
  readonly conditions: readonly Condition[];
}

/** What is under one key: a JSON text, bytes, or both. */
export interface Row {
  readonly key: Key;
  readonly json?: string | undefined;
  readonly bytes?: Uint8Array | undefined;
}

/** The store as it was at one moment, whatever is committed since. It costs room until it is closed. */
export interface Snapshot {
  get(key: Key): unknown;
  /** Every key after this one, in key order, those with bytes alone among them. */
  rows(after?: Key): Iterable<Row>;
  close(): void;
}

/** A store that can follow a log of transactions and be copied: a replica is built on it. */
export interface LocalStore extends Store {
  /**
   * One after another in their order, each if its conditions hold after those before it, and `always` with them: all in one
   * atomic step; when it rejects (StoreFull, StoreFailed), nothing was written. Answers which of them held.
   */
  apply(transactions: readonly Transaction[], always: readonly Write[]): Promise<boolean[]>;
  snapshot(): Snapshot;

  /** Throws StoreFull when there is no room for that many bytes: checked before they are promised. */
  checkRoom(bytes: number): void;
}
