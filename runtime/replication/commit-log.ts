import type { Subscription } from '../bus/bus.ts';
import type { LogReplaced, LogTrimmed } from './errors.ts';

/**
 * CommitLog: the one order in which a cluster's transactions happen. Owns the order; what an entry holds is bytes to
 * it (transaction-encoding.ts makes and reads them).
 *
 * Invariants (one contract suite holds every implementation to them):
 *  1. `append` resolves when the log has the entry. While the server is away it waits and is tried again under the same id,
 *     which stores no second copy within the server's window (two minutes); after `close` it rejects with BusClosed.
 *  2. `follow` hands over every entry after the position, in the log's order, one at a time, to every follower, across
 *     reconnects; the next one comes when the handler has resolved.
 *  3. What arrives equals what was appended, however large.
 *  4. A follower never skips a gap: where the log has lost what a follower needs, `follow` rejects or its `onLost` is called, and
 *     nothing more is handed over.
 */
export interface CommitLog {
  /**
   * The entry's position. `id` is the entry's own identity, the same on every try (printable ASCII, 1 to 500 characters).
   * Rejects with BusClosed, or JournalRefused when the log answers that it will not take it.
   */
  append(body: Uint8Array, id: string): Promise<number>;

  /**
   * Rejects with LogTrimmed when the entry after the position is gone, with LogReplaced when the position is of another log;
   * `onLost` says the same of a following that had begun, once, and ends it. A handler must not reject: it keeps trying.
   */
  follow(
    after: LogPosition,
    onEntry: (entry: LogEntry) => Promise<void>,
    onLost: (reason: LogTrimmed | LogReplaced) => void,
  ): Promise<Subscription>;

  /** Asks the server; waits while it is away. Rejects with BusClosed. */
  bounds(): Promise<LogBounds>;

  /** Ends appends and followings. */
  close(): Promise<void>;
}

/** A position, and in which log: positions of a log that was lost are not those of the one that came after it. */
export interface LogPosition {
  readonly incarnation: string;
  /** 0 is before the first entry. */
  readonly position: number;
}

export interface LogEntry extends LogPosition {
  readonly id: string;
  /** undefined for a chunk of a large entry, and for the end of an incomplete one: only the position advances. */
  readonly body: Uint8Array | undefined;
}

export interface LogBounds {
  /** Position of the oldest entry there is; one after `last` when there is none. */
  readonly first: number;
  /** Position of the newest entry there ever was; 0 when there was none. */
  readonly last: number;
  /** When the log was made; a server that lost its data has another. */
  readonly incarnation: string;
}
