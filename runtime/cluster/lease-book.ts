import type { Subscription } from '../bus/bus.ts';
import { RuntimeFault } from '../errors.ts';

/**
 * LeaseBook: small records that all nodes see; of several concurrent writes to one only the first succeeds. It knows nothing
 * of what is leased.
 *
 * Invariants (one contract suite holds every implementation to them):
 *  1. A write is made only where the record's revision is the expected one; of several such writes one is made.
 *  2. Revisions grow with every write to the book, while the book exists. 0 is the revision of a record that is not there.
 *  3. A watcher hears of every record there is, then of every change, each record's changes in order; of several changes
 *     made while it could not be reached, of the last at least. `watch` resolves when it has heard what there is.
 *  4. A book that was lost is an empty one: a watcher hears that its records are gone.
 */
export interface LeaseBook {
  /**
   * The new revision, or undefined when somebody else was first. Rejects with BookAway when no answer came: it may have
   * been written, and the watcher hears of it then. `key`: letters, digits, `.`, `-`, `_`. `value`: a JSON value.
   */
  write(key: string, value: unknown, revision: number): Promise<number | undefined>;

  /** `value` is undefined when the record is not there any more. Survives reconnects. */
  watch(onChange: (key: string, value: unknown, revision: number) => void): Promise<Subscription>;

  /** Ends what is watched; every call rejects with BusClosed afterwards. */
  close(): Promise<void>;
}

/** The lease book cannot be reached; whether it took what was written is not known. */
export class BookAway extends RuntimeFault {
  readonly transient = true;
}
