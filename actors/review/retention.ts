/** Retention: what is removed when a review has been over for long enough; for how long is in protocols/review/retention-period.ts. */
import { ARTIFACTS, COMPARISON, INTERNAL_REDLINE, type ReviewView } from '../../protocols/index.ts';
import { callRecords } from '../../runtime/calls/index.ts';
import type { Key, Store, Write } from '../../runtime/index.ts';
import { trailRows } from '../../runtime/observation/index.ts';
import { accountRecords } from '../account/index.ts';
import { courierTraces } from '../courier/index.ts';
import { reviewFiles, reviewRecords } from './records.ts';
import { revisionKey } from './revision/revision-behaviour.ts';

/** Reviews removed in one sweep: a backlog is worked off over several, so that no sweep holds the store for long. */
const AT_ONCE = 200;

/**
 * Removes the reviews that ended first, with everything they left: result, artifacts, events, the record of the debate, the
 * log of its webhook, the snapshots of their actors, and the document once no other review is of it. At most 200 of them.
 * Resolves with how many were removed.
 *
 * @param isDue asked before each, with when it ended (milliseconds since 1970-01-01 UTC); the first that is not ends the sweep
 */
export async function removeOldestReviews(store: Store, isDue: (endedAt: number) => boolean): Promise<number> {
  let removed = 0;
  // Read in one go: what is committed on the way would move under the reader.
  const ended = [...store.range(reviewRecords.over.under(), { limit: AT_ONCE })];
  for (const [key] of ended) {
    const [, endedAt, review] = key as [string, number, string];
    if (!isDue(endedAt)) break;
    const view = reviewRecords.view.get(store, review);
    await store.commit([{ op: 'remove', key }, ...(view === undefined ? [] : traces(store, view))]);
    removed += 1;
  }
  await removeUnusedDocuments(store);
  return removed;
}

function traces(store: Store, view: ReviewView): Write[] {
  const review = view.review_id;
  const debate = reviewRecords.debate.get(store, review);
  const hash = reviewRecords.documentOf.get(store, review) ?? debate?.submit.document.hash;
  const revisions = revisionsOf(store, review);
  const rows = [...Object.values(reviewRecords), ...Object.values(accountRecords), ...Object.values(callRecords)]
    .filter((each) => each.goesWithReview)
    .flatMap((each) => [...store.range(each.under(review))].map(([key]) => key));
  const keys: Key[] = [
    ...rows,
    reviewRecords.listed.key(view.account_id, view.created_at, review),
    ...files(review, revisions),
    ...['review', 'publisher'].map((type) => ['actor', type, review]),
    ...revisions.flatMap((revision) =>
      ['revision', 'publisher'].map((type) => ['actor', type, revisionKey(review, revision)]),
    ),
    ...courierTraces(store, view.account_id, review, revisions),
    ...expertKeys(store, review),
    ...trailRows(store, review),
  ];
  return [
    ...keys.map((key): Write => ({ op: 'remove', key })),
    ...(hash === undefined ? [] : unused(store, hash, review)),
  ];
}

const revisionsOf = (store: Store, review: string): number[] =>
  [...store.range(reviewRecords.revision.under(review))].map(([key]) => Number(key[2]));

/** Result and artifacts, as the panel left them and of each revision; the texts that came with the submission. */
function files(review: string, revisions: readonly number[]): Key[] {
  const { original, standard, result, artifact } = reviewFiles;
  // All of them: one that was ready after the review had been cancelled is in no view.
  const names = [...ARTIFACTS, INTERNAL_REDLINE];
  return [
    original.key(review),
    standard.key(review),
    artifact.key(review, COMPARISON),
    ...[1, ...revisions].flatMap((revision) => [
      result.key(review, revision),
      ...names.map((name) => artifact.key(review, name, revision)),
    ]),
  ];
}

/**
 * What is written when the review no longer uses the document: with its last use a mark that nobody does. The document itself
 * goes with `removeUnusedDocuments`, for a submission of the same text may be under way.
 */
export function unused(store: Store, hash: string, review: string): Write[] {
  const users = [...store.range(reviewRecords.use.under(hash), { limit: 2 })];
  const isLast = users.every(([key]) => key.at(-1) === review);
  return [reviewRecords.use.remove(hash, review), ...(isLast ? [reviewRecords.unused.put(review, hash)] : [])];
}

/** What a submission writes about its document: it removes the mark that said it was unused. */
export const usedBy = (hash: string, text: Uint8Array, review: string): Write[] => [
  reviewFiles.document.put(text, hash),
  reviewRecords.use.put(1, hash, review),
  reviewRecords.unused.remove(hash),
];

async function removeUnusedDocuments(store: Store): Promise<void> {
  const marked = [...store.range(reviewRecords.unused.under(), { limit: AT_ONCE })];
  for (const [key, value] of marked) {
    const hash = String(key[1]);
    // Used again before it was marked, by a submission that the marking node had not heard of.
    const isUsed = [...store.range(reviewRecords.use.under(hash), { limit: 1 })].length > 0;
    const writes: Write[] = [key, ...(isUsed ? [] : [reviewFiles.document.key(hash)])].map((gone) => ({
      op: 'remove',
      key: gone,
    }));
    await store.commit(writes, [{ present: key, value }]);
  }
}

/** Experts' keys begin with the review's id, a dot and the expert's: they lie together. */
function expertKeys(store: Store, review: string): Key[] {
  const found: Key[] = [];
  for (const [key] of store.range(['actor', 'expert'], { after: ['actor', 'expert', `${review}.`] })) {
    if (!String(key[2]).startsWith(`${review}.`)) break;
    found.push(key);
  }
  return found;
}
