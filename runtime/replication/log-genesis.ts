/**
 * LogGenesis: what a commit log began on. A log that began empty tells everything from its first entry on. One that began
 * on existing data (of the cluster's first node, or of the nodes that survived the previous log) does not: a marker at its
 * beginning says so, and a node without that data has to copy it.
 */
import { RuntimeFault } from '../errors.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { Key, Store, Write } from '../store/store.ts';
import { isBookkeeping, isOwn } from './replica-keys.ts';

export interface LogGenesis {
  readonly id: string;
  /** Whether this node's data seeded an empty cluster; otherwise the data comes from a log that was lost. */
  readonly seeded: boolean;
  /** Whether this store has read the marker in the log. */
  readonly confirmed: boolean;
}

/** As it is stored since version 0.1. */
interface StoredGenesis {
  readonly id: string;
  readonly brought: boolean;
  readonly laid: boolean;
}

/** Copied between nodes with everything else. Absent: the log began empty. */
const GENESIS: Key = ['replica', 'foundation'];

export function readGenesis(store: Pick<Store, 'get'>): LogGenesis | undefined {
  const stored = store.get(GENESIS) as StoredGenesis | undefined;
  return stored && { id: stored.id, seeded: stored.brought, confirmed: stored.laid };
}

export function genesisWrite({ id, seeded, confirmed }: LogGenesis): Write {
  const value: StoredGenesis = { id, brought: seeded, laid: confirmed };
  return { op: 'put', key: GENESIS, value };
}

const MARKER = 'foundation/';

/** Body of the marker's entry: entries are never empty. */
export const MARKER_BODY: Uint8Array = new TextEncoder().encode('foundation');

export const markerOf = ({ id }: LogGenesis): string => `${MARKER}${id}`;

/** The genesis id that an entry marks; undefined for any other entry. */
export const markedBy = (entryId: string): string | undefined =>
  entryId.startsWith(MARKER) ? entryId.slice(MARKER.length) : undefined;

/** Whether the store has anything that a cluster shares. */
export function hasData(store: LocalStore): boolean {
  const snapshot = store.snapshot();
  try {
    for (const { key } of snapshot.rows()) if (!isOwn(key) && !isBookkeeping(key)) return true;
    return false;
  } finally {
    snapshot.close();
  }
}

/** Both this store and the cluster have data: one would have to replace the other. */
export class StoreNotEmpty extends RuntimeFault {
  readonly transient = false;

  constructor() {
    super(
      'this node’s store has data of its own, which the data of the cluster would replace. Start this node with an empty CONCLAVE_HOME; or, to keep its data, start it first, on a message server on which nobody has run yet, and the others after it',
    );
  }
}

/** The log began on data that this store lacks: it has to copy it from a node that has it. */
export class OtherGenesis extends RuntimeFault {
  readonly transient = false;

  constructor() {
    super(
      'the log began on data that this node does not have: it has to copy them from a node that has, and waits for one',
    );
  }
}
