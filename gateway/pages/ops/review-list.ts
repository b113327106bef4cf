import { OVER, reviewRecords } from '../../../actors/review/index.ts';
import type { ReviewView } from '../../../protocols/index.ts';
import type { Key, Store } from '../../../runtime/index.ts';

/** Rows scanned for one page: a few milliseconds, in which no other request is served. */
const SCAN = 2_000;

/** Nothing has happened to a review for this long (ms): its experts answer within seconds, or are left out. */
const STUCK_MS = 60_000;

/**
 * Reviews that are under way, the oldest first. Each has work ordered, a deadline set or experts to hear from, and those
 * records are few, whatever is in the store.
 */
export function reviewsInFlight(store: Pick<Store, 'get' | 'range'>): ReviewView[] {
  const ids = new Set<string>();
  for (const area of ['resume', 'order', 'alarm']) {
    for (const type of ['review', 'publisher']) {
      for (const [key] of store.range([area, type], { limit: SCAN })) ids.add(String(key[2]));
    }
  }
  const views = [...ids].flatMap((id) => reviewRecords.view.get(store, id) ?? []);
  return views.filter(({ stage }) => !OVER.has(stage)).toSorted((a, b) => a.created_at - b.created_at);
}

export const isStuck = ({ updated_at }: ReviewView, now: number): boolean => now - updated_at > STUCK_MS;

export interface ListedReviews {
  readonly views: readonly ReviewView[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

export interface EndedQuery {
  readonly only?: 'completed' | 'failed' | 'cancelled' | undefined;
  readonly account?: string | undefined;
  /** Part of the title. */
  readonly words?: string | undefined;
  /** As `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Finished reviews, latest first. A page may hold fewer than its limit and still have a next one. */
export function endedReviews(store: Pick<Store, 'get' | 'range'>, query: EndedQuery): ListedReviews {
  const { only, account, words = '', after, limit } = query;
  const [at, id] = (after ?? '').split('~');
  const from = after !== undefined && at !== undefined && id !== undefined && /^\d+$/.test(at);
  const behind: { after?: Key } = from ? { after: reviewRecords.over.key(Number(at), id) } : {};
  const sought = words.toLowerCase();
  const views: ReviewView[] = [];
  let seen = 0;
  for (const [key] of store.range(reviewRecords.over.under(), { reverse: true, limit: SCAN, ...behind })) {
    const [, endedAt, review] = key as [string, number, string];
    seen += 1;
    const view = reviewRecords.view.get(store, review);
    const isWanted =
      view !== undefined &&
      (only === undefined || view.status === only) &&
      (account === undefined || view.account_id === account) &&
      (sought === '' || view.document_title.toLowerCase().includes(sought));
    if (isWanted) views.push(view);
    if (views.length === limit || seen === SCAN) return { views, next: `${endedAt}~${review}` };
  }
  return { views, next: null };
}
