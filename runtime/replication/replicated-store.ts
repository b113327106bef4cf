import type { Peers } from '../cluster/peers.ts';
import { StoreClosed } from '../errors.ts';
import { type Logger, silentLogger } from '../logger.ts';
import type { Entropy } from '../random.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { Condition, Key, RangeOptions, Store, Write } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import { wait } from '../time/wait.ts';
import type { CommitLog, LogPosition } from './commit-log.ts';
import { CommitQueue } from './commit-queue.ts';
import { parseEntryId } from './entry-id.ts';
import { Replica } from './replica.ts';
import { isBookkeeping, isOwn } from './replica-keys.ts';
import { encodeTransaction } from './transaction-encoding.ts';

/** How long `close` waits for commits on their way (ms): a log that is away does not hold up a shutdown. */
const CLOSE_WITHIN_MS = 5000;

export interface ReplicatedStoreOptions {
  /** This node's name, one in the cluster: letters, digits, `-` and `_`. */
  readonly node: string;
  /** Closed with this. */
  readonly store: LocalStore;
  /** Stays open, as do the peers: the caller closes them, after this. */
  readonly log: CommitLog;
  readonly peers: Peers;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly logger?: Logger;
}

type Listener = (writes: readonly Write[]) => void;

/**
 * A store that is the same on every node of a cluster: a commit is an entry of the log, and what its conditions came to is
 * found where the log is applied, on every node alike. Reading is local.
 *
 * Invariants beside the port's:
 *  1. Every node applies the same transactions in the same order, and so has the same rows and the same outcomes.
 *  2. `commit` resolves when this node has applied it: the caller can then read it here.
 *  3. Commits of one node happen in the order in which they were made.
 *  4. Keys that begin with `node` are this node's alone and do not travel; those that begin with `replica` are kept by the
 *     replica itself.
 */
export class ReplicatedStore implements Store {
  readonly #options: ReplicatedStoreOptions;
  readonly #logger: Logger;
  readonly #queue: CommitQueue;
  readonly #replica: Replica;
  readonly #listeners = new Set<Listener>();
  #closed = false;

  constructor(options: ReplicatedStoreOptions) {
    const { node, entropy, log } = options;
    const incarnation = entropy.uuid();
    this.#options = options;
    this.#logger = options.logger ?? silentLogger;
    this.#queue = new CommitQueue({ log, node, incarnation });
    this.#replica = new Replica({
      ...options,
      incarnation,
      logger: this.#logger,
      queue: this.#queue,
      onApplied: (entry, transactions, outcomes) => {
        for (const [index, { writes }] of transactions.entries()) if (outcomes?.[index]) this.#tell(writes);
        const id = parseEntryId(entry.id);
        if (id?.node === node && id.life === incarnation) this.#queue.settle(id.number, outcomes);
      },
    });
  }

  /**
   * Resolves when this node has applied what was in the log at some moment after the call; copies from a peer first when it
   * has to. While the server is away, or the log is trimmed and no peer is there, it waits, and says why in the log.
   * Rejects with StoreClosed when closed meanwhile.
   */
  open(): Promise<void> {
    return this.#replica.open();
  }

  /** How far this node has applied the log; undefined before it has begun with one. */
  get place(): LogPosition | undefined {
    return this.#replica.position;
  }

  get(key: Key): unknown {
    return this.#options.store.get(key);
  }

  text(key: Key): string | undefined {
    return this.#options.store.text(key);
  }

  bytes(key: Key): Uint8Array | undefined {
    return this.#options.store.bytes(key);
  }

  *range(prefix: Key, options: RangeOptions = {}): Iterable<readonly [Key, unknown]> {
    if (prefix.length > 0) {
      yield* this.#options.store.range(prefix, options);
      return;
    }
    const { limit = Number.POSITIVE_INFINITY, ...rest } = options;
    let left = limit;
    if (left <= 0) return;
    for (const row of this.#options.store.range(prefix, rest)) {
      if (isBookkeeping(row[0])) continue;
      yield row;
      if (--left <= 0) return;
    }
  }

  /**
   * While the log is away it waits; the caller bounds that. Rejects with StoreFull when this node has no room for it, with
   * StoreFailed when nobody knows what came of it (a command's repetition finds out), with RangeError for keys that mix
   * `node` with others.
   */
  async commit(writes: readonly Write[], conditions: readonly Condition[] = []): Promise<boolean> {
    this.#open();
    const { store } = this.#options;
    if (this.#isLocal(writes, conditions)) return store.commit(writes, conditions);
    const transaction = encodeTransaction({ writes, conditions });
    // Before it is in the log, where it would hold up whatever comes after it.
    if (writes.some(({ op }) => op !== 'remove')) store.checkRoom(this.#queue.bytes + transaction.size);
    return this.#queue.add(transaction);
  }

  flush(): Promise<void> {
    return this.#options.store.flush();
  }

  /** Calls after each transaction that held, of this and of other nodes; the returned function ends that. */
  onApplied(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** true when this node has applied what the log held at the call; false when that took longer, or the log is away. */
  caughtUp(withinMs: number): Promise<boolean> {
    this.#open();
    return this.#replica.caughtUp(withinMs);
  }

  /** Waits a little for commits on their way. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    const waiting = new AbortController();
    await Promise.race([this.#queue.idle(), wait(this.#options.clock, CLOSE_WITHIN_MS, waiting.signal)]);
    waiting.abort();
    this.#queue.close(new StoreClosed());
    await this.#replica.close();
    await this.#options.store.close();
  }

  #isLocal(writes: readonly Write[], conditions: readonly Condition[]): boolean {
    const keys = [...writes, ...conditions].map(keyOf);
    if (keys.some(isBookkeeping)) throw new RangeError('keys that begin with "replica" are the replica’s own');
    const own = keys.filter(isOwn).length;
    if (own > 0 && own < keys.length) throw new RangeError('a commit is of this node’s own keys, or of none of them');
    return own > 0;
  }

  #tell(writes: readonly Write[]): void {
    for (const listener of this.#listeners) {
      try {
        listener(writes);
      } catch (cause) {
        // Its own fault: the others hear of it all the same.
        this.#logger.error('replica.listener_threw', {
          error: cause instanceof Error ? cause : new Error(String(cause)),
        });
      }
    }
  }

  #open(): void {
    if (this.#closed) throw new StoreClosed();
  }
}

function keyOf(item: Write | Condition): Key {
  if ('key' in item) return item.key;
  return 'absent' in item ? item.absent : item.present;
}
