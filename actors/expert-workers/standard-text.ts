import type { Store } from '../../runtime/index.ts';
import { reviewFiles } from '../review/index.ts';

/** What the review is compared with; undefined when it is compared with nothing. */
export function standardText(store: Store, review: string): string | undefined {
  const bytes = reviewFiles.standard.get(store, review);
  return bytes && Buffer.from(bytes).toString();
}
