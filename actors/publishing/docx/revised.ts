import type { ReviewResult } from '../../../protocols/index.ts';
import { type OriginalBytes, revisedInPlace } from './in-place.ts';

/**
 * The revised document: the redline with every change of ours accepted, without our comments.
 * @throws ChangeMismatch, ChangesOverlap when the result's changes do not fit the text
 */
export async function renderRevisedDocx(
  result: ReviewResult,
  text: string,
  original?: OriginalBytes,
): Promise<Uint8Array> {
  const inPlace = original && (await revisedInPlace(result, text, original));
  if (inPlace) return inPlace;
  const { revisedAnew } = await import('./revised-anew.ts');
  return revisedAnew(result, text);
}
