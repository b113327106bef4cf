import type { Peers } from '../cluster/peers.ts';
import { compareKeys } from '../store/key.ts';
import type { LocalStore, Row } from '../store/local-store.ts';
import type { Key, Write } from '../store/store.ts';
import { COPY_START, type CopyCursor, type CopyPage, RowAssembly } from './copy-pages.ts';
import { COPY, type CopyBegun, type CopyRequest, copied } from './copy-source.ts';
import { APPLIED, COPYING } from './replica-keys.ts';

/** A page comes in milliseconds; a peer that is silent for this long (ms) is gone. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * Makes this store what a peer's is, its own rows (`node`) aside; answers how many rows came. The place is taken away
 * first and set last: a copy that was broken off is not one. Rejects with PeerAway, PeerRefused, or what the store rejects
 * with; then it can be called again.
 */
export async function copyFromPeer(store: LocalStore, peers: Peers): Promise<number> {
  const begun = (await peers.ask(COPY, null, ANSWER_WITHIN_MS)) as CopyBegun;
  await store.commit([
    { op: 'remove', key: APPLIED },
    { op: 'put', key: COPYING, value: begun.from },
  ]);
  const before = store.snapshot();
  let count = 0;
  try {
    const stale = new StaleRows(copied(before.rows()));
    const assembly = new RowAssembly();
    for (let cursor: CopyCursor | undefined = COPY_START; cursor; ) {
      const request: CopyRequest = { copy: begun.copy, cursor };
      const page = (await peers.ask(begun.from, request, ANSWER_WITHIN_MS)) as CopyPage;
      const rows = page.pieces.map((piece) => assembly.add(piece)).filter((row) => row !== undefined);
      count += rows.length;
      await store.commit(rows.flatMap((row) => [...stale.upTo(row.key), ...replacing(row)]));
      cursor = page.next;
    }
    await store.commit([...stale.upTo(undefined)]);
  } finally {
    before.close();
  }
  await store.commit([
    { op: 'put', key: APPLIED, value: begun.place },
    { op: 'remove', key: COPYING },
  ]);
  await store.flush();
  return count;
}

function replacing({ key, json, bytes }: Row): Write[] {
  const writes: Write[] = [{ op: 'remove', key }];
  if (json !== undefined) writes.push({ op: 'put', key, value: JSON.parse(json) });
  if (bytes) writes.push({ op: 'put-bytes', key, bytes });
  return writes;
}

/** Rows of before that the copy does not have, found by walking beside it in the same order. */
class StaleRows {
  readonly #rows: Iterator<Row>;
  #next: IteratorResult<Row, unknown>;

  constructor(rows: Iterable<Row>) {
    this.#rows = rows[Symbol.iterator]();
    this.#next = this.#rows.next();
  }

  /** Removes every row before the key that was not come by yet; all of them without a key. */
  *upTo(key: Key | undefined): Iterable<Write> {
    while (!this.#next.done) {
      const stale = this.#next.value.key;
      const order = key ? compareKeys(stale, key) : -1;
      if (order > 0) return;
      if (order < 0) yield { op: 'remove', key: stale };
      this.#next = this.#rows.next();
    }
  }
}
