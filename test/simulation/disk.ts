import {
  type Condition,
  type Key,
  MemoryStore,
  type RangeOptions,
  type Store,
  type Write,
} from '../../runtime/index.ts';

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

/** Where a node may die: around every call to a port. A call of a dead node never returns and does nothing more. */
export interface Failpoint {
  pass(): Promise<void>;
  readonly isDead: boolean;
}

/** A node's view of its disk. */
export class DiskStore implements Store {
  readonly #memory: MemoryStore;
  readonly #disk: Disk;
  readonly #failpoint: Failpoint;

  constructor(memory: MemoryStore, disk: Disk, failpoint: Failpoint) {
    this.#memory = memory;
    this.#disk = disk;
    this.#failpoint = failpoint;
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

  async commit(writes: readonly Write[], conditions?: readonly Condition[]): Promise<boolean> {
    await this.#failpoint.pass();
    const done = await this.#memory.commit(writes, conditions);
    // Looked at in the same turn: between a wait and what follows it, the node may have died.
    if (done && !this.#failpoint.isDead) this.#disk.note(writes);
    await this.#failpoint.pass();
    return done;
  }

  async flush(): Promise<void> {
    await this.#failpoint.pass();
    if (!this.#failpoint.isDead) this.#disk.sync();
    await this.#failpoint.pass();
  }

  close(): Promise<void> {
    return this.#memory.close();
  }
}
