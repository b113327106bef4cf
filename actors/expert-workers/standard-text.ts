import type { Store } from '../../runtime/index.ts';
import { reviewKeys } from '../review/index.ts';

/** What the review is compared with; undefined when it is compared with nothing. */
export function standardText(store: Store, review: string): string | undefined {
  const bytes = store.bytes(reviewKeys.standard(review));
  return bytes && Buffer.from(bytes).toString();
}
