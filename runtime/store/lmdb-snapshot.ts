import type { Database, Transaction } from 'lmdb';
import { compareKeys } from './key.ts';
import type { Row, Snapshot } from './local-store.ts';
import type { Key } from './store.ts';

type Keyed<T> = Database<T, (string | number)[]>;

/** The store as one read transaction sees it. LMDB cannot reuse the room of what was changed since until it is closed. */
export class LmdbSnapshot implements Snapshot {
  readonly #transaction: Transaction;
  readonly #json: Keyed<string>;
  readonly #bytes: Keyed<Uint8Array>;

  constructor(transaction: Transaction, json: Keyed<string>, bytes: Keyed<Uint8Array>) {
    this.#transaction = transaction;
    this.#json = json;
    this.#bytes = bytes;
  }

  get(key: Key): unknown {
    const text = this.#json.get([...key], { transaction: this.#transaction });
    return text === undefined ? undefined : JSON.parse(text);
  }

  *rows(after?: Key): Iterable<Row> {
    const texts = this.#from(this.#json, after);
    const blobs = this.#from(this.#bytes, after);
    try {
      let text = texts.next();
      let blob = blobs.next();
      while (!text.done || !blob.done) {
        const order = text.done ? 1 : blob.done ? -1 : compareKeys(text.value.key, blob.value.key);
        const key = order <= 0 ? text.value.key : blob.value.key;
        yield {
          key,
          json: order <= 0 ? text.value.value : undefined,
          bytes: order >= 0 ? blob.value.value : undefined,
        };
        if (order <= 0) text = texts.next();
        if (order >= 0) blob = blobs.next();
      }
    } finally {
      texts.return(undefined);
      blobs.return(undefined);
    }
  }

  close(): void {
    this.#transaction.done();
  }

  *#from<T>(database: Keyed<T>, after?: Key): Generator<{ readonly key: Key; readonly value: T }> {
    const range = { transaction: this.#transaction, ...(after && { start: [...after] }) };
    for (const { key, value } of database.getRange(range)) {
      // LMDB gives a key of one element back bare.
      const parts: Key = Array.isArray(key) ? key : [key];
      if (after && compareKeys(parts, after) <= 0) continue;
      // Its memory is the database's, and gone with the transaction.
      yield { key: parts, value: (typeof value === 'string' ? value : new Uint8Array(value as Uint8Array)) as T };
    }
  }
}
