import { StoreClosed, StoreFull } from '../errors.ts';
import { expectation } from './condition.ts';
import { checkKey, checkPrefix, compareKeys, hasPrefix } from './key.ts';
import type { LocalStore, Snapshot, Transaction } from './local-store.ts';
import type { Condition, Key, RangeOptions, Write } from './store.ts';

export interface MemoryStoreOptions {
  /** Characters of JSON and bytes held at most; default unlimited, since tests and the lab end with their process. */
  readonly maxBytes?: number;
}

interface Entry {
  readonly key: Key;
  /** JSON text: every reader gets its own value. */
  json?: string | undefined;
  bytes?: Uint8Array | undefined;
}

/**
 * A store without a disk, for tests, simulation and the lab. `flush` has nothing to wait for, but waits a turn as a disk
 * would, so that code which forgets to await it is found out.
 */
export class MemoryStore implements LocalStore {
  /** By key order; found by bisection. */
  readonly #entries: Entry[] = [];
  readonly #maxBytes: number;
  #size = 0;
  #closed = false;

  constructor(options: MemoryStoreOptions = {}) {
    this.#maxBytes = options.maxBytes ?? Number.POSITIVE_INFINITY;
  }

  get(key: Key): unknown {
    const text = this.text(key);
    return text === undefined ? undefined : JSON.parse(text);
  }

  text(key: Key): string | undefined {
    return this.#find(key)?.json;
  }

  bytes(key: Key): Uint8Array | undefined {
    return this.#find(key)?.bytes?.slice();
  }

  *range(prefix: Key, options: RangeOptions = {}): Iterable<readonly [Key, unknown]> {
    this.#open();
    checkPrefix(prefix);
    // A copy: what commits while somebody iterates does not change what they see.
    for (const entry of this.#select(prefix, options)) yield [[...entry.key], JSON.parse(entry.json as string)];
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
    this.checkRoom(prepared.flatMap(({ writes }) => writes).reduce((sum, write) => sum + sizeOf(write), 0));
    const held = prepared.map(({ writes, wanted }) => {
      if (!wanted.every(({ key, json }) => this.#find(key)?.json === json)) return false;
      for (const write of writes) this.#apply(write);
      return true;
    });
    for (const write of last) this.#apply(write);
    return held;
  }

  snapshot(): Snapshot {
    this.#open();
    const entries = this.#entries.map((entry) => ({ ...entry }));
    return {
      get: (key) => {
        const json = entries.find((entry) => compareKeys(entry.key, key) === 0)?.json;
        return json === undefined ? undefined : JSON.parse(json);
      },
      rows: (after) => (after ? entries.filter(({ key }) => compareKeys(key, after) > 0) : entries),
      close: () => undefined,
    };
  }

  checkRoom(bytes: number): void {
    this.#open();
    if (bytes > 0 && this.#size + bytes > this.#maxBytes) {
      throw new StoreFull(`the store holds ${this.#size} of ${this.#maxBytes} bytes`);
    }
  }

  async flush(): Promise<void> {
    this.#open();
    await new Promise((resolve) => setImmediate(resolve));
  }

  async close(): Promise<void> {
    this.#closed = true;
  }

  #open(): void {
    if (this.#closed) throw new StoreClosed();
  }

  #select(prefix: Key, { after, limit, reverse }: RangeOptions): Entry[] {
    const from = this.#position(prefix);
    let end = from;
    while (end < this.#entries.length && hasPrefix((this.#entries[end] as Entry).key, prefix)) end++;
    const direction = reverse ? -1 : 1;
    let found = this.#entries.slice(from, end).filter((entry) => entry.json !== undefined);
    if (reverse) found.reverse();
    if (after) found = found.filter((entry) => compareKeys(entry.key, after) * direction > 0);
    return limit === undefined ? found : found.slice(0, limit);
  }

  #apply(write: Write): void {
    const position = this.#position(write.key);
    const present = this.#entries[position];
    const same = present !== undefined && compareKeys(present.key, write.key) === 0;
    const entry: Entry = same ? present : { key: [...write.key] };
    this.#size -= sizeOfEntry(entry);
    if (write.op === 'remove') {
      if (same) this.#entries.splice(position, 1);
      return;
    }
    if (write.op === 'put') entry.json = write.value as string;
    else entry.bytes = write.bytes;
    this.#size += sizeOfEntry(entry);
    if (!same) this.#entries.splice(position, 0, entry);
  }

  #find(key: Key): Entry | undefined {
    this.#open();
    const entry = this.#entries[this.#position(checkKey(key))];
    return entry && compareKeys(entry.key, key) === 0 ? entry : undefined;
  }

  /** Index of the first entry at or after the key. */
  #position(key: Key): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareKeys((this.#entries[middle] as Entry).key, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Encoded before anything is written, so that a value that is not JSON leaves nothing behind. */
function prepare(write: Write): Write {
  checkKey(write.key);
  switch (write.op) {
    case 'put': {
      const json = JSON.stringify(write.value);
      if (json === undefined) throw new TypeError('the value is not a JSON value');
      return { ...write, value: json };
    }
    case 'put-bytes':
      return { ...write, bytes: new Uint8Array(write.bytes) };
    case 'remove':
      return write;
    default:
      return write satisfies never;
  }
}

function sizeOf(write: Write): number {
  if (write.op === 'put') return (write.value as string).length;
  return write.op === 'put-bytes' ? write.bytes.byteLength : 0;
}

function sizeOfEntry(entry: Entry): number {
  return (entry.json?.length ?? 0) + (entry.bytes?.byteLength ?? 0);
}
