/** Retention: what is removed when a review has been over for long enough. */
import { ARTIFACTS, COMPARISON, INTERNAL_REDLINE, type ReviewView } from '../../protocols/index.ts';
import { callKeys } from '../../runtime/calls/index.ts';
import type { Key, Store, Write } from '../../runtime/index.ts';
import { trailRows } from '../../runtime/observation/index.ts';
import { accountKeys } from '../account/index.ts';
import { courierTraces } from '../courier/index.ts';
import type { ReviewContext } from './review-context.ts';
import { reviewKeys } from './review-keys.ts';
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
  const ended = [...store.range(reviewKeys.overs(), { limit: AT_ONCE })];
  for (const [key] of ended) {
    const [, endedAt, review] = key as [string, number, string];
    if (!isDue(endedAt)) break;
    const view = store.get(reviewKeys.view(review)) as ReviewView | undefined;
    await store.commit([{ op: 'remove', key }, ...(view === undefined ? [] : traces(store, view))]);
    removed += 1;
  }
  await removeUnusedDocuments(store);
  return removed;
}

function traces(store: Store, view: ReviewView): Write[] {
  const review = view.review_id;
  const debate = store.get(reviewKeys.debate(review)) as ReviewContext | undefined;
  const hash = (store.get(reviewKeys.documentOf(review)) as string | undefined) ?? debate?.submit.document.hash;
  const keys: Key[] = [
    reviewKeys.view(review),
    reviewKeys.listed(view.account_id, view.created_at, review),
    reviewKeys.result(review),
    reviewKeys.debate(review),
    reviewKeys.documentOf(review),
    reviewKeys.original(review),
    reviewKeys.layout(review),
    reviewKeys.submittedBy(review),
    reviewKeys.playbook(review),
    reviewKeys.standard(review),
    reviewKeys.artifact(review, COMPARISON),
    reviewKeys.artifact(review, INTERNAL_REDLINE),
    accountKeys.charge(review),
    // What the models cost stays in the review's purse: the ledger, which is never cut, tells it.
    reviewKeys.models(review),
    ...[...store.range(callKeys.ofReview(review))].map(([key]) => key),
    ...[...store.range(reviewKeys.seats(review))].map(([key]) => key),
    ...[...store.range(reviewKeys.events(review))].map(([key]) => key),
    // All of them: one that was ready after the review had been cancelled stands in no view.
    ...ARTIFACTS.map((name) => reviewKeys.artifact(review, name)),
    ...['review', 'publisher'].map((type) => ['actor', type, review]),
    ...courierTraces(store, view.account_id, review, revisionsOf(store, review)),
    ...expertKeys(store, review),
    ...trailRows(store, review),
    ...revisionTraces(store, review),
  ];
  return [
    ...keys.map((key): Write => ({ op: 'remove', key })),
    ...(hash === undefined ? [] : unused(store, hash, review)),
  ];
}

const revisionsOf = (store: Store, review: string): number[] =>
  [...store.range(reviewKeys.revisions(review))].map(([key]) => Number(key[2]));

/** Results, artifacts and actors of the revisions. */
function revisionTraces(store: Store, review: string): Key[] {
  return revisionsOf(store, review).flatMap((revision) => {
    return [
      reviewKeys.revision(review, revision),
      reviewKeys.result(review, revision),
      ...[...ARTIFACTS, INTERNAL_REDLINE].map((name) => reviewKeys.artifact(review, name, revision)),
      ...['revision', 'publisher'].map((type) => ['actor', type, revisionKey(review, revision)]),
    ];
  });
}

/**
 * What is written when the review no longer uses the document: with its last use a mark that nobody does. The document itself
 * goes with `removeUnusedDocuments`, for a submission of the same text may be under way.
 */
export function unused(store: Store, hash: string, review: string): Write[] {
  const users = [...store.range(reviewKeys.uses(hash), { limit: 2 })];
  const isLast = users.every(([key]) => key.at(-1) === review);
  return [
    { op: 'remove', key: reviewKeys.use(hash, review) },
    ...(isLast ? [{ op: 'put', key: reviewKeys.unused(hash), value: review } as const] : []),
  ];
}

/** What a submission writes of its document: whoever found it unused until then finds the mark gone. */
export const usedBy = (hash: string, text: Uint8Array, review: string): Write[] => [
  { op: 'put-bytes', key: reviewKeys.document(hash), bytes: text },
  { op: 'put', key: reviewKeys.use(hash, review), value: 1 },
  { op: 'remove', key: reviewKeys.unused(hash) },
];

async function removeUnusedDocuments(store: Store): Promise<void> {
  const marked = [...store.range(reviewKeys.unuseds(), { limit: AT_ONCE })];
  for (const [key, value] of marked) {
    const hash = String(key[1]);
    // Used again before it was marked, by somebody whose word had not reached whoever marked it.
    const isUsed = [...store.range(reviewKeys.uses(hash), { limit: 1 })].length > 0;
    const writes: Write[] = [key, ...(isUsed ? [] : [reviewKeys.document(hash)])].map((gone) => ({
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
