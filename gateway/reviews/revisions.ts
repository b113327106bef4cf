/** What the store knows of a review's revisions. */
import { reviewRecords } from '../../actors/review/index.ts';
import type { RevisionRecord } from '../../protocols/index.ts';
import type { Store } from '../../runtime/index.ts';

/** Oldest first; the panel's own result is not among them. */
export const revisionsOf = (store: Store, review: string): RevisionRecord[] =>
  reviewRecords.revision.rows(store, [review]);

/** The wanted revision when it is ready; the latest that is when none is named. 1 is what the panel left. */
export function readyRevision(store: Store, review: string, wanted?: number): number | undefined {
  if (wanted === 1) return 1;
  const ready = revisionsOf(store, review).filter(({ state }) => state === 'ready');
  if (wanted === undefined) return ready.at(-1)?.revision ?? 1;
  return ready.find(({ revision }) => revision === wanted)?.revision;
}

export const isBeingRevised = (store: Store, review: string): boolean =>
  revisionsOf(store, review).at(-1)?.state === 'making';
