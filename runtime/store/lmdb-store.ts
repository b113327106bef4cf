import { mkdirSync, statfsSync } from 'node:fs';
import { type Database, open, type RootDatabase } from 'lmdb';
import { StoreClosed, StoreFailed, StoreFull } from '../errors.ts';
import { expectation } from './condition.ts';
import { checkKey, checkPrefix, compareKeys, hasPrefix } from './key.ts';
import { LmdbSnapshot } from './lmdb-snapshot.ts';
import type { LocalStore, Snapshot, Transaction } from './local-store.ts';
import type { Condition, Key, RangeOptions, Write } from './store.ts';

/** Written between two looks at the room left; a look costs more than a small commit. */
const LOOK_EVERY_BYTES = 256 * 1024;

/**
 * Room that must stay free on the disk. LMDB's asynchronous writes do not survive a full disk well (the flush promise
 * never settles, a rejection is nobody's), so the store is full before the disk is.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;

export interface LmdbStoreOptions {
  /** Directory of the environment; made when it is not there. */
  readonly path: string;
  /** Only looks: makes nothing, and a commit throws. The service whose store it is may be running. */
  readonly readOnly?: boolean;
  /** The data file stops growing about here; default 64 GB. Space inside it that was freed is not counted as room. */
  readonly maxBytes?: number;
  /** Free bytes the disk must keep; default 64 MB. */
  readonly reserveBytes?: number;
}

/** Of one database, as LMDB counts them. */
interface PageCounts {
  readonly pageSize: number;
  readonly treeBranchPageCount: number;
  readonly treeLeafPageCount: number;
  readonly overflowPages: number;
}

type Prepared =
  | { readonly op: 'json'; readonly key: Key; readonly data: string }
  | { readonly op: 'bytes'; readonly key: Key; readonly data: Uint8Array }
  | { readonly op: 'remove'; readonly key: Key };

/**
 * The store on this node's disk. One environment with two databases, JSON texts and bytes. Commits of one turn share one
 * LMDB transaction: about 200,000 a second together, a third of a millisecond alone.
 *
 * Invariants beside the port's:
 *  1. Everything is encoded before the transaction: LMDB does not roll back a callback that throws half way.
 *  2. After a failed write `flush` and `close` answer; they do not wait for what never comes.
 */
export class LmdbStore implements LocalStore {
  readonly #root: RootDatabase<string, (string | number)[]>;
  readonly #json: Database<string, (string | number)[]>;
  readonly #bytes: Database<Uint8Array, (string | number)[]>;
  readonly #path: string;
  readonly #maxBytes: number;
  readonly #reserveBytes: number;
  readonly #running = new Set<Promise<unknown>>();
  #sinceLook = Number.POSITIVE_INFINITY;
  /** Why nothing more is taken in. */
  #full: string | undefined;
  /** What the last commit failed with. */
  #failed: Error | undefined;
  readonly #flushing = new Set<(cause: unknown) => void>();
  #closed = false;

  constructor(options: LmdbStoreOptions) {
    const readOnly = options.readOnly ?? false;
    if (!readOnly) mkdirSync(options.path, { recursive: true, mode: 0o700 });
    this.#path = options.path;
    this.#maxBytes = options.maxBytes ?? 64 * 1024 ** 3;
    this.#reserveBytes = options.reserveBytes ?? RESERVE_BYTES;
    this.#root = open({ path: options.path, noSubdir: false, encoding: 'string', maxDbs: 2, readOnly });
    this.#json = this.#root.openDB('json', { encoding: 'string' });
    this.#bytes = this.#root.openDB('bytes', { encoding: 'binary' });
  }

  get(key: Key): unknown {
    const text = this.text(key);
    return text === undefined ? undefined : JSON.parse(text);
  }

  text(key: Key): string | undefined {
    this.#open();
    return this.#json.get([...checkKey(key)]);
  }

  bytes(key: Key): Uint8Array | undefined {
    this.#open();
    const found = this.#bytes.get([...checkKey(key)]);
    return found && new Uint8Array(found);
  }

  *range(prefix: Key, options: RangeOptions = {}): Iterable<readonly [Key, unknown]> {
    this.#open();
    checkPrefix(prefix);
    let left = options.limit ?? Number.POSITIVE_INFINITY;
    if (left <= 0) return;
    for (const { key, value } of this.#json.getRange(this.#bounds(prefix, options))) {
      // LMDB gives a key of one element back bare.
      const parts: Key = Array.isArray(key) ? key : [key];
      if (options.after && compareKeys(parts, options.after) * (options.reverse ? -1 : 1) <= 0) continue;
      if (!hasPrefix(parts, prefix)) {
        // Reversed, the range begins after the prefix's last key.
        if (options.reverse && compareKeys(parts, prefix) > 0) continue;
        return;
      }
      yield [parts, JSON.parse(value)];
      if (--left === 0) return;
    }
  }

  async commit(writes: readonly Write[], conditions: readonly Condition[] = []): Promise<boolean> {
    const [held] = await this.apply([{ writes, conditions }], []);
    return held === true;
  }

  async apply(transactions: readonly Transaction[], always: readonly Write[]): Promise<boolean[]> {
    this.#open();
    const prepared = transactions.map(({ writes, conditions }) => ({
      writes: writes.map(prepare),
      wanted: conditions.map(expectation),
    }));
    const last = always.map(prepare);
    this.#admit(prepared.flatMap(({ writes }) => writes));
    return this.#settle(
      this.#root.transaction(() => {
        const held = prepared.map(({ writes, wanted }) => {
          if (!wanted.every(({ key, json }) => this.#json.get([...key]) === json)) return false;
          for (const write of writes) this.#apply(write);
          return true;
        });
        for (const write of last) this.#apply(write);
        return held;
      }),
    );
  }

  snapshot(): Snapshot {
    this.#open();
    return new LmdbSnapshot(this.#root.useReadTransaction(), this.#json, this.#bytes);
  }

  /** What the rows take on the disk, in bytes; the file itself does not shrink, it reuses freed pages. */
  size(): number {
    this.#open();
    return [this.#json, this.#bytes].reduce((sum, database) => {
      const { pageSize, treeBranchPageCount, treeLeafPageCount, overflowPages } = database.getStats() as PageCounts;
      return sum + pageSize * (treeBranchPageCount + treeLeafPageCount + overflowPages);
    }, 0);
  }

  checkRoom(bytes: number): void {
    this.#open();
    const full = this.#whyFull(2 * bytes);
    if (full) throw new StoreFull(full);
  }

  async flush(): Promise<void> {
    this.#open();
    // LMDB's flush promise never settles once a commit has failed: the next commit that succeeds makes a new one.
    if (this.#failed) throw new StoreFailed('an earlier write failed', this.#failed);
    await new Promise<void>((resolve, reject) => {
      const failed = (cause: unknown): void => reject(new StoreFailed('a write failed before the flush', cause));
      this.#flushing.add(failed);
      const settle = (): boolean => this.#flushing.delete(failed);
      this.#root.flushed.then(() => settle() && resolve(), failed);
    });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await Promise.allSettled(this.#running);
    const closing = this.#root.close();
    // It would wait for a flush that never comes; what failed has been reported to its caller.
    if (!this.#failed) await closing;
  }

  #open(): void {
    if (this.#closed) throw new StoreClosed();
  }

  #bounds(prefix: Key, { after, reverse }: RangeOptions): object {
    const start = [...prefix];
    if (!reverse)
      return after && compareKeys(after, prefix) > 0 ? { start: [...after] } : start.length > 0 ? { start } : {};
    if (after && hasPrefix(after, prefix)) return { start: [...after], reverse: true };
    // Bytes sort after numbers and strings: this comes just after the last key of the prefix.
    return start.length > 0 ? { start: [...start, Buffer.from([0xff])], reverse: true } : { reverse: true };
  }

  #apply(write: Prepared): void {
    // The transaction's outcome covers each write; a second rejection would go unhandled.
    switch (write.op) {
      case 'json':
        this.#json.put([...write.key], write.data).catch(ignored);
        return;
      case 'bytes':
        this.#bytes.put([...write.key], write.data).catch(ignored);
        return;
      case 'remove':
        this.#json.remove([...write.key]).catch(ignored);
        if (!JSON_ONLY.has(write.key[0])) this.#bytes.remove([...write.key]).catch(ignored);
        return;
      default:
        write satisfies never;
    }
  }

  /** Throws StoreFull when this would write and there is no room; removing is always admitted. */
  #admit(writes: readonly Prepared[]): void {
    const size = writes.reduce((sum, write) => sum + (write.op === 'remove' ? 0 : write.data.length), 0);
    if (size === 0) return;
    this.#sinceLook += size;
    if (this.#full || this.#sinceLook >= LOOK_EVERY_BYTES) this.#look();
    if (this.#full) throw new StoreFull(this.#full);
  }

  #look(): void {
    this.#sinceLook = 0;
    this.#full = this.#whyFull(0);
  }

  #whyFull(more: number): string | undefined {
    const { pageSize, lastPageNumber } = this.#root.getStats() as { pageSize: number; lastPageNumber: number };
    const { bavail, bsize } = statfsSync(this.#path);
    if (lastPageNumber * pageSize + more > this.#maxBytes)
      return `the store has reached its limit of ${this.#maxBytes} bytes`;
    if (bavail * bsize - more < this.#reserveBytes) return `less than ${this.#reserveBytes} bytes are left on the disk`;
    return undefined;
  }

  async #settle<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work);
    try {
      const outcome = await work;
      this.#failed = undefined;
      return outcome;
    } catch (cause) {
      const failure = await explain(cause);
      this.#failed = failure;
      for (const failed of this.#flushing) failed(failure);
      this.#flushing.clear();
      throw failure;
    } finally {
      this.#running.delete(work);
    }
  }
}

/** Areas of the store that never hold bytes: what the runtime keeps there is removed for every message. */
const JSON_ONLY: ReadonlySet<unknown> = new Set(['alarm', 'inbox', 'order', 'outbox', 'resume', 'since']);

function ignored(): void {}

function prepare(write: Write): Prepared {
  const key = checkKey(write.key);
  switch (write.op) {
    case 'put': {
      const data = JSON.stringify(write.value);
      if (data === undefined) throw new TypeError('the value is not a JSON value');
      return { op: 'json', key, data };
    }
    case 'put-bytes':
      return { op: 'bytes', key, data: Buffer.from(write.bytes) };
    case 'remove':
      return { op: 'remove', key };
    default:
      return write satisfies never;
  }
}

/** LMDB says "Commit failed" and keeps the reason in a promise beside the error. */
async function explain(cause: unknown): Promise<Error> {
  const kept = cause instanceof Error && 'commitError' in cause ? Promise.resolve(cause.commitError) : undefined;
  const reason = (await kept?.catch((inner: unknown) => inner)) ?? cause;
  const text = String(reason instanceof Error ? reason.message : reason);
  if (/MDB_MAP_FULL|ENOSPC|No space left|disk quota/i.test(text)) return new StoreFull('the disk is full', reason);
  return new StoreFailed('the store could not write', reason);
}
