import { type Condition, type Key, MemoryStore, type RangeOptions, type Write } from '../../runtime/index.ts';
import type { LocalStore, Snapshot, Transaction } from '../../runtime/store/local-store.ts';
import type { Gate } from './gate.ts';

/**
 * A disk that outlives its node. What was committed is visible to the node that runs; only what was flushed is sure to be
 * there after a crash, and of the rest a prefix, as a file system writes it.
 */
export class Disk {
  readonly #durable = new Map<string, Write>();
  #pending: (readonly Write[])[] = [];

  note(writes: readonly Write[]): void {
    this.#pending.push(writes);
  }

  /** Everything committed so far is on the platter. */
  sync(): void {
    for (const writes of this.#pending) this.#keep(writes);
    this.#pending = [];
  }

  /** Power is gone: of what was not synced, the first `kept` commits made it. */
  crash(kept: number): void {
    for (const writes of this.#pending.slice(0, kept)) this.#keep(writes);
    this.#pending = [];
  }

  /** What a node would find under the key after a crash. */
  durable(key: Key): unknown {
    const write = this.#durable.get(`json:${JSON.stringify(key)}`);
    return write?.op === 'put' ? write.value : undefined;
  }

  get unsynced(): number {
    return this.#pending.length;
  }

  /** A store that begins with what is on the disk. */
  async mount(): Promise<MemoryStore> {
    const store = new MemoryStore();
    await store.commit([...this.#durable.values()]);
    return store;
  }

  #keep(writes: readonly Write[]): void {
    for (const write of writes) {
      const name = `${write.op === 'put-bytes' ? 'bytes' : 'json'}:${JSON.stringify(write.key)}`;
      if (write.op === 'remove') {
        this.#durable.delete(`json:${JSON.stringify(write.key)}`);
        this.#durable.delete(`bytes:${JSON.stringify(write.key)}`);
      } else {
        this.#durable.set(name, write);
      }
    }
  }
}

/** A node's view of its disk. It may die around every call; a call of a dead node never returns and does nothing more. */
export class DiskStore implements LocalStore {
  readonly #memory: MemoryStore;
  readonly #disk: Disk;
  readonly #gate: Gate;

  constructor(memory: MemoryStore, disk: Disk, gate: Gate) {
    this.#memory = memory;
    this.#disk = disk;
    this.#gate = gate;
  }

  get(key: Key): unknown {
    return this.#memory.get(key);
  }

  text(key: Key): string | undefined {
    return this.#memory.text(key);
  }

  bytes(key: Key): Uint8Array | undefined {
    return this.#memory.bytes(key);
  }

  range(prefix: Key, options?: RangeOptions): Iterable<readonly [Key, unknown]> {
    return this.#memory.range(prefix, options);
  }

  async commit(writes: readonly Write[], conditions: readonly Condition[] = []): Promise<boolean> {
    const [held] = await this.apply([{ writes, conditions }], []);
    return held === true;
  }

  async apply(transactions: readonly Transaction[], always: readonly Write[]): Promise<boolean[]> {
    await this.#gate.pass();
    const held = await this.#memory.apply(transactions, always);
    const writes = transactions.flatMap((transaction, index) => (held[index] ? transaction.writes : []));
    // Looked at in the same turn: between a wait and what follows it, the node may have died.
    if (!this.#gate.isDead && writes.length + always.length > 0) this.#disk.note([...writes, ...always]);
    await this.#gate.pass();
    return held;
  }

  snapshot(): Snapshot {
    return this.#memory.snapshot();
  }

  checkRoom(bytes: number): void {
    this.#memory.checkRoom(bytes);
  }

  async flush(): Promise<void> {
    await this.#gate.pass();
    if (!this.#gate.isDead) this.#disk.sync();
    await this.#gate.pass();
  }

  close(): Promise<void> {
    return this.#memory.close();
  }
}
