import type { ParsedDocument } from '../../../actors/reading/index.ts';
import type { ReviewContext } from '../../../actors/review/index.ts';
import type { Protocol } from '../../../protocols/index.ts';
import { submission } from '../review/drive.ts';
import { plainReview } from './plain-review.ts';

/** What a review of the text leaves in the store. */
export async function recordedReview(
  text: string,
  protocol: Protocol,
): Promise<{ record: ReviewContext; document: ParsedDocument }> {
  const submit = submission({ preset: 'comprehensive', deep_review: true }, protocol);
  const { review, document } = await plainReview(text, submit);
  // As it comes back from the store.
  return { record: JSON.parse(JSON.stringify(review)) as ReviewContext, document };
}
