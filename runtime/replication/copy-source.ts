import type { Subscription } from '../bus/bus.ts';
import type { Peers } from '../cluster/peers.ts';
import { compareKeys } from '../store/key.ts';
import type { LocalStore, Row, Snapshot } from '../store/local-store.ts';
import type { Clock } from '../time/clock.ts';
import type { LogPosition } from './commit-log.ts';
import { type CopyCursor, type CopyPage, copyPage } from './copy-pages.ts';
import { APPLIED, COPYING, isOwn } from './replica-keys.ts';

/** Subject of requests for a copy, one level below it for each node: a message server can then let a peer ask for copies only. */
export const COPY = 'copy';

/** A request to all nodes that serve copies: is there one? */
export const ANYBODY = 'anybody';

/** One page (bytes, before base64): below a message server's smallest usual limit of 1 MB. */
const PAGE_BYTES = 512 * 1024;

/** Copies at a time: each keeps a snapshot of the store open. */
const COPIES = 2;

/** A copy without a request for this long (ms) is abandoned. */
const IDLE_MS = 60_000;

/** The first answer to a copier: the subject to ask on, and the log position of the copy. */
export interface CopyBegun {
  readonly from: string;
  readonly copy: string;
  readonly place: LogPosition;
}

export interface CopyRequest {
  readonly copy: string;
  readonly cursor: CopyCursor;
}

export interface CopySourceOptions {
  readonly node: string;
  /** Different at every start. */
  readonly incarnation: string;
  readonly store: LocalStore;
  readonly peers: Peers;
  readonly clock: Clock;
}

interface Copy {
  readonly snapshot: Snapshot;
  cancelTimeout: () => void;
}

/** Serves this node's replica to others as of one instant: log position and rows belong together. */
export class CopySource {
  readonly #options: CopySourceOptions;
  readonly #copies = new Map<string, Copy>();
  #served: Subscription[] = [];
  #count = 0;

  constructor(options: CopySourceOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { peers, node } = this.#options;
    const own = `${COPY}.${node}`;
    this.#served = [
      await peers.serve(own, async (request) => this.#page(request as CopyRequest)),
      await peers.serve(COPY, async (question) => (question === ANYBODY ? true : this.#begin(own))),
    ];
  }

  async stop(): Promise<void> {
    await Promise.all(this.#served.splice(0).map((each) => each.stop()));
    for (const copy of this.#copies.keys()) this.#end(copy);
  }

  #begin(from: string): CopyBegun {
    if (this.#copies.size >= COPIES) throw new Error(`already serving ${COPIES} copies`);
    const snapshot = this.#options.store.snapshot();
    const place = snapshot.get(APPLIED) as LogPosition;
    const copy = `${this.#options.incarnation}-${++this.#count}`;
    this.#copies.set(copy, { snapshot, cancelTimeout: this.#timeout(copy) });
    return { from, copy, place };
  }

  #page({ copy, cursor }: CopyRequest): CopyPage {
    const found = this.#copies.get(copy);
    if (!found) throw new Error('there is no such copy; it may have ended');
    found.cancelTimeout();
    const page = copyPage(copied(found.snapshot.rows(cursor.after ?? undefined)), cursor, PAGE_BYTES);
    if (page.next) found.cancelTimeout = this.#timeout(copy);
    else this.#end(copy);
    return page;
  }

  #timeout(copy: string): () => void {
    const { clock } = this.#options;
    return clock.at(clock.now() + IDLE_MS, () => this.#end(copy));
  }

  #end(copy: string): void {
    const found = this.#copies.get(copy);
    this.#copies.delete(copy);
    found?.cancelTimeout();
    found?.snapshot.close();
  }
}

/** The rows that all replicas have in common: without a node's own rows and its log position. */
export function* copied(rows: Iterable<Row>): Iterable<Row> {
  for (const row of rows) if (!isOwn(row.key) && !STANDING.some((key) => compareKeys(row.key, key) === 0)) yield row;
}

const STANDING = [APPLIED, COPYING] as const;
