/**
 * Witness: reads the log as it is written and carries it out by the book, as no node does. What came of it is the truth
 * that replicas are compared with.
 *
 * What it holds every node to:
 *  1. What an actor has on record is written by the node that the fence of its shard names at that place of the log.
 *  2. The epochs of a shard only grow.
 */

import { shardOf } from '../../runtime/cluster/shard.ts';
import { MemoryStore, type Write } from '../../runtime/index.ts';
import { copied } from '../../runtime/replication/copy-source.ts';
import { type EntryId, parseEntryId } from '../../runtime/replication/entry-id.ts';
import type { MemoryLog } from '../../runtime/replication/memory-log.ts';
import { decodeTransactions } from '../../runtime/replication/transaction-encoding.ts';
import type { Transaction } from '../../runtime/store/local-store.ts';

/**
 * Areas of the store that only the home of an actor writes; the actor's key is the third part of the key there. A message's
 * record in the outbox is put by the home of its sender, and removed by the home of its receiver.
 */
const ACTORS: ReadonlySet<unknown> = new Set(['actor', 'inbox', 'outbox', 'order', 'alarm']);

interface Fence {
  readonly node: string;
  readonly epoch: number;
}

export class Witness {
  readonly store = new MemoryStore();
  readonly complaints = new Set<string>();
  /** Transactions that came to nothing, because a condition of theirs did not hold. */
  refused = 0;
  readonly #log: MemoryLog;
  readonly #last = new Map<string, EntryId>();
  #position = 0;

  constructor(log: MemoryLog) {
    this.#log = log;
    log.onChange(() => this.#read());
  }

  fence(shard: number): Fence | undefined {
    return this.store.get(['home', shard]) as Fence | undefined;
  }

  #read(): void {
    for (let entry = this.#log.at(this.#position + 1); entry; entry = this.#log.at(this.#position + 1)) {
      this.#position += 1;
      const id = parseEntryId(entry.id);
      // What a replica says of itself, and no transactions.
      if (id === undefined) continue;
      const last = this.#last.get(id.node);
      if (last?.life === id.life && last.number >= id.number) continue;
      this.#last.set(id.node, id);
      for (const transaction of decodeTransactions(entry.body)) this.#take(transaction, id.node);
    }
  }

  #take(transaction: Transaction, writer: string): void {
    const before = new Map(fencesIn(transaction.writes).map((shard) => [shard, this.fence(shard)]));
    const isDone = this.#apply(transaction);
    if (!isDone) {
      this.refused += 1;
      return;
    }
    for (const [shard, fence] of before) {
      const { epoch } = this.fence(shard) as Fence;
      if (fence && fence.epoch >= epoch) this.complaints.add(`shard ${shard} went from ${fence.epoch} to ${epoch}`);
    }
    for (const { op, key } of transaction.writes) {
      if (op === 'remove' && key[0] === 'outbox') continue;
      if (!ACTORS.has(key[0]) || this.fence(shardOf(String(key[2])))?.node === writer) continue;
      this.complaints.add(`${writer} wrote ${key.slice(0, 3).join('/')} when it was not its home`);
    }
  }

  /** Synchronous, unlike what a store promises: one of memory has done it when it returns. */
  #apply({ writes, conditions }: Transaction): boolean {
    const holds = conditions.every((condition) =>
      'absent' in condition
        ? this.store.text(condition.absent) === undefined
        : this.store.text(condition.present) === JSON.stringify(condition.value),
    );
    const failed = (error: unknown) => this.complaints.add(`the witness could not write: ${error}`);
    if (holds) this.store.apply([{ writes, conditions: [] }], []).catch(failed);
    return holds;
  }
}

const fencesIn = (writes: readonly Write[]): number[] =>
  writes.flatMap(({ key }) => (key[0] === 'home' ? [Number(key[1])] : []));

/** What replicas have in common, for comparing; by key. */
export function rowsOf(store: MemoryStore): ReadonlyMap<string, string> {
  const rows = [...copied(store.snapshot().rows())].filter(({ key }) => key[0] !== 'replica');
  return new Map(
    rows.map(({ key, json, bytes }) => [
      JSON.stringify(key),
      `${json} ${bytes && Buffer.from(bytes).toString('base64')}`,
    ]),
  );
}
