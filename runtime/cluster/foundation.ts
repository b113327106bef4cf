/**
 * Foundation: what a log of transactions stands on. A log that began where there was nothing tells everything from its first
 * entry on. One that began on data (of the first node of a cluster, or of the nodes that outlived the log before) does not:
 * a marker at its beginning says so, and whoever does not stand on the same data has to copy it.
 */
import { RuntimeFault } from '../errors.ts';
import type { LocalStore } from '../local-store.ts';
import type { Key } from '../store.ts';
import { isBookkeeping, isOwn } from './replica-keys.ts';

export interface Foundation {
  readonly id: string;
  /** Whether it was this node that had data when the cluster had none; otherwise they come from a log that was lost. */
  readonly brought: boolean;
  /** Whether this store has come by the marker. */
  readonly laid: boolean;
}

/** Where a store keeps what it stands on; copied with everything else. Nothing there: it stands on the log alone. */
export const FOUNDATION: Key = ['replica', 'foundation'];

const MARKER = 'foundation/';

/** What the marker's entry says beside its id: entries are not empty. */
export const MARKER_BODY: Uint8Array = new TextEncoder().encode('foundation');

export const markerOf = ({ id }: Foundation): string => `${MARKER}${id}`;

/** The id of the foundation that an entry marks; undefined when it is an entry like any other. */
export const markedBy = (entryId: string): string | undefined =>
  entryId.startsWith(MARKER) ? entryId.slice(MARKER.length) : undefined;

/** Whether anything is there that a cluster would have in common. */
export function hasData(store: LocalStore): boolean {
  const snapshot = store.snapshot();
  try {
    for (const { key } of snapshot.rows()) if (!isOwn(key) && !isBookkeeping(key)) return true;
    return false;
  } finally {
    snapshot.close();
  }
}

/** This store has data of its own, and so has the cluster: one would have to replace the other. */
export class StoreNotEmpty extends RuntimeFault {
  readonly transient = false;

  constructor() {
    super(
      'this node’s store has data of its own, which the data of the cluster would replace. Start this node with an empty CONCLAVE_HOME; or, to keep its data, start it first, on a message server on which nobody has run yet, and the others after it',
    );
  }
}

/** The log began on data that this store does not have: only a copy from a node that has them helps. */
export class OtherFoundation extends RuntimeFault {
  readonly transient = false;

  constructor() {
    super(
      'the log began on data that this node does not have: it has to copy them from a node that has, and waits for one',
    );
  }
}
