import type { ParsedDocument, Span } from '../reading/index.ts';

/** The document in numbered passages, one for each sentence that has words. Passage n is at index n - 1. */
export type Passages = readonly Span[];

/** Some of the passages, that fit into one question: from `first` to before `end`, indices. */
export interface Chunk {
  readonly first: number;
  readonly end: number;
}

export function passagesOf({ text, sentences }: Pick<ParsedDocument, 'text' | 'sentences'>): Passages {
  return sentences
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
    .map(({ start, end }) => ({ start, end }));
}

/** The passage that holds the offset, or the last one before it; its index. */
export function passageAt(passages: Passages, offset: number): number {
  const after = passages.findIndex(({ start }) => start > offset);
  return Math.max(0, (after < 0 ? passages.length : after) - 1);
}

/**
 * Chunks of at most the given size (UTF-8 bytes of their passages), cut between top-level clauses where there is one, and
 * never through a passage. Each passage is in one chunk.
 */
export function chunksOf(document: ParsedDocument, passages: Passages, maxBytes: number): Chunk[] {
  const starts = new Set(document.clauses.filter(({ depth }) => depth === 0).map(({ start }) => start));
  const chunks: Chunk[] = [];
  let first = 0;
  let bytes = 0;
  let lastClause = 0;
  for (const [index, { start, end }] of passages.entries()) {
    const size = Buffer.byteLength(document.text.slice(start, end)) + MARK_BYTES;
    if (starts.has(start)) lastClause = index;
    if (bytes + size > maxBytes && index > first) {
      const cut = lastClause > first ? lastClause : index;
      chunks.push({ first, end: cut });
      first = cut;
      bytes = passages
        .slice(cut, index)
        .reduce((sum, each) => sum + Buffer.byteLength(document.text.slice(each.start, each.end)) + MARK_BYTES, 0);
    }
    bytes += size;
  }
  if (passages.length > first) chunks.push({ first, end: passages.length });
  return chunks;
}

/** What the number before a passage takes. */
const MARK_BYTES = 8;
