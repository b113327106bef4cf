/**
 * The text of a document and where each character of it comes from: the one coordinate system of reading and editing.
 *
 * Invariants:
 *  1. Spans are in the order of the text, do not overlap, and hold the characters that are in the file. Every other character
 *     (numbers, separators, notes' labels) is put there by the reading.
 *  2. Paragraphs are in the order of the text and do not overlap.
 */
import type { Leaf, Paragraph } from './document.ts';
import type { ListPlace, Segment } from './segments.ts';

export interface LocatedText {
  readonly text: string;
  readonly spans: readonly LeafSpan[];
  readonly paragraphs: readonly LocatedParagraph[];
}

/** `text.slice(start, end)` is a part of the leaf's text, from `offset` on. */
export interface LeafSpan {
  readonly start: number;
  readonly end: number;
  readonly leaf: Leaf;
  readonly offset: number;
}

export interface LocatedParagraph {
  /** Begins with the printed number, when there is one. */
  readonly start: number;
  readonly end: number;
  /** End of the printed number and what parts it from the words. */
  readonly labelEnd: number;
  /** More than one where a mark is deleted or hidden. */
  readonly sources: readonly Paragraph[];
  /** Of a paragraph that a list numbers. */
  readonly list?: ListPlace;
}

export function located(segments: readonly Segment[]): LocatedText {
  const spans: LeafSpan[] = [];
  const paragraphs: LocatedParagraph[] = [];
  const texts: string[] = [];
  let at = 0;
  let open: (NonNullable<Segment['opens']> & { start: number; firstLeaf?: number }) | undefined;
  for (const { text, leaf, offset, opens, closes } of segments) {
    if (opens !== undefined) open = { start: at, ...opens };
    if (leaf !== undefined && text !== '') {
      if (open !== undefined) open.firstLeaf ??= at;
      spans.push({ start: at, end: at + text.length, leaf, offset });
    }
    if (closes && open !== undefined) {
      const { firstLeaf = at, ...opened } = open;
      paragraphs.push({ ...opened, end: at, labelEnd: firstLeaf });
      open = undefined;
    }
    texts.push(text);
    at += text.length;
  }
  return { text: texts.join(''), spans, paragraphs };
}

/** Index of the last entry that begins at or before the offset, or -1. O(log n). */
export function indexAt(entries: readonly { readonly start: number }[], offset: number): number {
  let low = -1;
  let high = entries.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((entries[middle] as { start: number }).start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
