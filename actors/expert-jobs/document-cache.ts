import type { DocumentType } from '../../protocols/index.ts';
import { type SharedText, textOf } from '../expert-workers/shared-text.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { readDocument } from './read-document.ts';

/**
 * Documents a worker thread has read lately, so that a panel of 75 reads once and not 75 times. Bounded: the least
 * recently used goes first.
 */

/** Enough for the reviews that two workers interleave; a large parsed document takes tens of megabytes. */
const CACHED_DOCUMENTS = 4;

const cache = new Map<string, ParsedDocument>();

/** The parsed document. `type` overrides the guess; the same text under two types is two documents. */
export function cachedDocument(text: SharedText, type: DocumentType | null): ParsedDocument {
  const key = `${text.id}/${type ?? ''}`;
  const known = cache.get(key);
  const parsed = known ?? readDocument(textOf(text), type);
  cache.delete(key);
  cache.set(key, parsed);
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHED_DOCUMENTS) break;
    cache.delete(oldest);
  }
  return parsed;
}
