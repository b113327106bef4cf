import type { ReviewResult } from '../../../protocols/index.ts';
import { type OriginalBytes, redlineInPlace } from './in-place.ts';
import type { RedlineVersion } from './margin-comments.ts';

export interface RedlineOptions {
  readonly version: RedlineVersion;
  /** The uploaded Word file; without one the redline is a new document made from the text. */
  readonly original?: OriginalBytes | undefined;
}

/**
 * The redline: the uploaded Word file with its changes tracked, else the document as Word paragraphs, every proposed change
 * tracked word by word, with comments in the margin. Of the latter accepting all changes gives `wordText` of the revised
 * text, rejecting all gives `wordText` of the original.
 * @throws ChangeMismatch, ChangesOverlap when the result's changes do not fit the text
 */
export async function renderRedline(
  result: ReviewResult,
  text: string,
  { version, original }: RedlineOptions = { version: 'external' },
): Promise<Uint8Array> {
  const inPlace = original && (await redlineInPlace(result, text, original, version));
  if (inPlace) return inPlace;
  // What writes new documents, and the readers that it loads, would be half the memory of a redline in place.
  const { redlineAnew } = await import('./redline-anew.ts');
  return redlineAnew(result, text, version);
}
