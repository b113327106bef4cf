import { type ReviewView, STATUSES, type Status } from '../../protocols/index.ts';
import type { Store } from '../../runtime/index.ts';

/** How many reviews of each status this node has, for its operators. One pass over the views. */
export function countReviews(store: Store): Record<Status, number> {
  const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>;
  for (const [, view] of store.range(['view'])) counts[(view as ReviewView).status] += 1;
  return counts;
}
