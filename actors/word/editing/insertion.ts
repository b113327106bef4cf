import type { Leaf } from '../reading/document.ts';
import type { Gap, Gone, Place } from './gap.ts';
import type { Operation } from './operations.ts';
import type { Obstacle, TextEdit } from './text-edit.ts';

export const deletion = ({ change, span, from, to }: Gone): Operation => ({
  kind: 'delete',
  change,
  leaf: span.leaf,
  from,
  to,
});

/** New words of a paragraph are behind those they replace, else after what is left of them, else before what is right. */
export function insertionAt(gap: Gap, paragraph: number, text: string): Operation | Obstacle {
  const change = changeOf(gap);
  const own = gap.gone.filter((each) => each.paragraph === paragraph);
  const last = own.at(-1);
  if (last !== undefined) {
    return { kind: 'insert', change, text, leaf: last.span.leaf, offset: last.to, like: mostOf(own) };
  }
  const sides = [gap.left, gap.right].filter((place) => place?.paragraph === paragraph) as Place[];
  const open = sides.find(({ span, offset }) => span.leaf.lock === undefined && fits(span.leaf, offset));
  if (open === undefined) return sides[0]?.span.leaf.lock ?? 'structure';
  const like = sides.find(({ span }) => span.leaf.whole !== true) ?? open;
  return { kind: 'insert', change, text, leaf: open.span.leaf, offset: open.offset, like: like.span.leaf };
}

const fits = (leaf: Leaf, offset: number): boolean =>
  leaf.whole !== true || offset === 0 || offset === leaf.text.length;

/** The leaf that most of what goes is in. */
function mostOf(gone: readonly Gone[]): Leaf {
  const sizes = new Map<Leaf, number>();
  for (const { span, from, to } of gone) {
    if (span.leaf.whole !== true) sizes.set(span.leaf, (sizes.get(span.leaf) ?? 0) + to - from);
  }
  const [most] = [...sizes].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? (gone[0] as Gone).span.leaf;
}

/** Of the first edit that puts something in, else of the first: a gap that several changes share has to be somebody's. */
export const changeOf = ({ edits }: Gap): string =>
  (edits.find(({ text }) => text !== '') ?? (edits[0] as TextEdit)).change;
