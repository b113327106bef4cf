import type { Key, Store } from '../store/store.ts';

/** Keys of this node alone: never in the log, never copied. */
export const isOwn = (key: Key): boolean => key[0] === 'node';

/** Keys of the replica's bookkeeping: written by what applies the log, read by nobody else. */
export const isBookkeeping = (key: Key): boolean => key[0] === 'replica';

/** How far this node has applied the log: a LogPlace. */
export const APPLIED: Key = ['replica', 'place'];

/** The last entry of a writer that was applied: what a repeated one is known by. */
export const writerKey = (node: string): Key => ['replica', 'writer', node];

/** There while a copy is being made: what is in the store then is nothing to begin with. */
export const COPYING: Key = ['replica', 'copying'];

/** Whether the store is a node's of a cluster: what is written to it without the log would be on no other node. */
export const isReplica = (store: Pick<Store, 'get'>): boolean =>
  store.get(APPLIED) !== undefined || store.get(COPYING) !== undefined;
