import { clauseCategories, type ParsedDocument } from '../reading/index.ts';
import { type Chunk, chunksOf, type Passages } from './passages.ts';

/**
 * The pieces of a document that seats are sent, in document order: all of them, or, where it has more than may be sent, the
 * first, which says who agrees on what, and those in which the classifier finds most. The same for all seats, so that
 * providers cache them; whole pieces, since a clause without those around it is read wrongly.
 */
export function piecesToRead(document: ParsedDocument, passages: Passages, maxBytes: number, most: number): Chunk[] {
  const all = chunksOf(document, passages, maxBytes);
  const [first, ...rest] = all;
  if (first === undefined || all.length <= most) return all;
  const places = categorisedPlaces(document);
  const spanOf = ({ first: from, end }: Chunk) => [passages[from]?.start ?? 0, passages[end - 1]?.end ?? 0] as const;
  const weighed = rest.map((chunk) => {
    const [start, end] = spanOf(chunk);
    return { chunk, weight: places.filter((place) => place >= start && place < end).length };
  });
  const best = weighed.toSorted((a, b) => b.weight - a.weight || a.chunk.first - b.chunk.first).slice(0, most - 1);
  return [first, ...best.map(({ chunk }) => chunk)].toSorted((a, b) => a.first - b.first);
}

/** Each seat of a panel asks for them, in the same thread. */
const known = new WeakMap<ParsedDocument, readonly number[]>();

/** Where the passages begin that the classifier knows. */
function categorisedPlaces(document: ParsedDocument): readonly number[] {
  const found =
    known.get(document) ??
    [...clauseCategories(document).values()].flatMap((categories) =>
      categories.flatMap(({ passages }) => passages.map(({ start }) => start)),
    );
  known.set(document, found);
  return found;
}
