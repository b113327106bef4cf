/** Retention: what is removed when a review has been over for long enough. */
import type { ReviewView } from '../../protocols/index.ts';
import type { Key, Store, Write } from '../../runtime/index.ts';
import { reviewKeys } from './review-behaviour.ts';
import type { ReviewContext } from './review-context.ts';

const OVER: ReadonlySet<string> = new Set(['completed', 'failed', 'cancelled']);

/** Reviews removed in one sweep: a backlog is worked off over several, so that no sweep holds the store for long. */
const AT_ONCE = 200;

/**
 * Removes reviews that have been over since before the instant, with everything they left: result, artifacts, events, the
 * record of the debate, the snapshots of their actors, and the document once no other review is of it. Resolves with how
 * many were removed.
 *
 * @param before milliseconds since 1970-01-01 UTC
 */
export async function removeReviewsBefore(store: Store, before: number): Promise<number> {
  let removed = 0;
  for (const [, value] of store.range(['view'])) {
    const view = value as ReviewView;
    if (!OVER.has(view.status) || view.updated_at >= before) continue;
    await store.commit(traces(store, view));
    removed += 1;
    if (removed === AT_ONCE) break;
  }
  return removed;
}

function traces(store: Store, view: ReviewView): Write[] {
  const review = view.review_id;
  const hash = (store.get(reviewKeys.debate(review)) as ReviewContext | undefined)?.submit.document.hash;
  const keys: Key[] = [
    reviewKeys.view(review),
    reviewKeys.listed(view.account_id, view.created_at, review),
    reviewKeys.result(review),
    reviewKeys.debate(review),
    ...[...store.range(reviewKeys.events(review))].map(([key]) => key),
    ...view.artifacts.map((name) => reviewKeys.artifact(review, name)),
    ...['review', 'publisher', 'courier'].map((type) => ['actor', type, review]),
    ...expertKeys(store, review),
  ];
  if (hash !== undefined) {
    keys.push(reviewKeys.use(hash, review));
    const users = [...store.range(reviewKeys.uses(hash), { limit: 2 })];
    if (users.every(([key]) => key.at(-1) === review)) keys.push(reviewKeys.document(hash));
  }
  return keys.map((key) => ({ op: 'remove', key }));
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
