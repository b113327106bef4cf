import { type ReviewView, STATUSES, type Status } from '../../protocols/index.ts';
import type { Store } from '../../runtime/index.ts';
import { byLabel, type MetricFamily } from './metric-family.ts';

/** How many reviews of each status this node has. One pass over the views. */
export function reviewCounts(store: Store): MetricFamily {
  const counts = new Map<Status, number>(STATUSES.map((status) => [status, 0]));
  for (const [, view] of store.range(['view'])) {
    const { status } = view as ReviewView;
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return byLabel('gauge', 'conclave_reviews', 'Reviews by status.', 'status', counts);
}
