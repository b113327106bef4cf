import type { DocumentType } from '../../protocols/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { readDocument } from './read-document.ts';
import { type SharedText, textOf } from './shared-text.ts';

/**
 * Documents a worker thread has read lately, so that a panel of 75 reads once and not 75 times. Bounded: the least
 * recently used goes first.
 */

/** Enough for the reviews that two workers interleave; a large parsed document takes tens of megabytes. */
const SHELF = 4;

const shelf = new Map<string, ParsedDocument>();

/** The parsed document. `type` overrides the guess; the same text under two types is two documents. */
export function document(text: SharedText, type: DocumentType | null): ParsedDocument {
  const key = `${text.hash}/${type ?? ''}`;
  const known = shelf.get(key);
  const parsed = known ?? readDocument(textOf(text), type);
  shelf.delete(key);
  shelf.set(key, parsed);
  for (const oldest of shelf.keys()) {
    if (shelf.size <= SHELF) break;
    shelf.delete(oldest);
  }
  return parsed;
}
