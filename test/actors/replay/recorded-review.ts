import type { ParsedDocument } from '../../../actors/reading/index.ts';
import type { ReviewContext } from '../../../actors/review/index.ts';
import type { Protocol } from '../../../protocols/index.ts';
import { submission } from '../review/drive.ts';
import { plainReview } from './plain-review.ts';

interface Recorded {
  readonly record: ReviewContext;
  readonly document: ParsedDocument;
}

/** Reviews of this process by text and protocol: a review is a pure function of them, and many tests ask for the same. */
const reviews = new Map<string, Promise<{ readonly record: string; readonly document: ParsedDocument }>>();

/** What a review of the text leaves in the store, as it comes back from there: a copy of the caller's own. */
export async function recordedReview(text: string, protocol: Protocol): Promise<Recorded> {
  const key = JSON.stringify([text, protocol]);
  const known = reviews.get(key) ?? review(text, protocol);
  reviews.set(key, known);
  const { record, document } = await known;
  return { record: JSON.parse(record) as ReviewContext, document };
}

async function review(text: string, protocol: Protocol) {
  const submit = submission({ preset: 'comprehensive', deep_review: true }, protocol);
  const { review: whole, document } = await plainReview(text, submit);
  return { record: JSON.stringify(whole), document };
}
