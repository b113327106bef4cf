import type { Leaf, Paragraph } from './document.ts';

/** Text on its way into the document's text: of a leaf, or of nobody (a number, a separator). */
export interface Segment {
  readonly text: string;
  readonly leaf?: Leaf;
  /** Where in the leaf's text it begins. */
  readonly offset: number;
  /** A paragraph's first segment has no text, and says which paragraphs of the file follow. */
  readonly opens?: { readonly sources: readonly Paragraph[]; readonly list?: ListPlace };
  /** Its last one. */
  readonly closes?: true;
}

/** The list that numbers a paragraph, and its level there, from 0. */
export interface ListPlace {
  readonly id: string;
  readonly level: number;
}

export const literal = (text: string): Segment => ({ text, offset: 0 });

export const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

/** The segments without the characters for which `isKept` is false; offsets count over the text of them all. */
export function kept(segments: readonly Segment[], isKept: (offset: number) => boolean): Segment[] {
  const out: Segment[] = [];
  let at = 0;
  for (const segment of segments) {
    const { text } = segment;
    if (text === '') out.push(segment);
    for (let from = 0; from < text.length; ) {
      const keeps = isKept(at + from);
      let to = from + 1;
      while (to < text.length && isKept(at + to) === keeps) to++;
      if (keeps) out.push({ ...segment, text: text.slice(from, to), offset: segment.offset + from });
      from = to;
    }
    at += text.length;
  }
  return out;
}

/** The segments with `separator` between each two parts. */
export function joined(parts: readonly (readonly Segment[])[], separator: string): Segment[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [literal(separator), ...part]));
}

/** Without white space at the end, and at the beginning when `both`. */
export function trimmed(segments: readonly Segment[], both = false): readonly Segment[] {
  const text = textOf(segments);
  const start = both ? text.length - text.trimStart().length : 0;
  const end = text.trimEnd().length;
  return end === text.length && start === 0 ? segments : kept(segments, (offset) => offset >= start && offset < end);
}
