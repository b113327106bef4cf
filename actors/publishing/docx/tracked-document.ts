import type { ReviewResult } from '../../../protocols/index.ts';
import { changedHunks } from './hunks.ts';
import type { MarginComment } from './margin-comments.ts';
import { outlineOf } from './outline.ts';
import { paragraphsOf, type TrackedParagraph } from './paragraphs.ts';
import { piecesOf } from './pieces.ts';

/**
 * The document with its changes tracked: what the redline shows, and what the revised document accepts. One source
 * for both, so they cannot disagree.
 * @throws ChangeMismatch, ChangesOverlap
 */
export function trackedDocument(
  result: ReviewResult,
  text: string,
  comments: readonly MarginComment[],
): TrackedParagraph[] {
  const outline = outlineOf(text, result.document.clauses, result.document.deal?.title);
  const hunks = changedHunks(text, result.proposed_changes);
  return paragraphsOf(piecesOf(text, hunks, comments, outline.bold), outline);
}
