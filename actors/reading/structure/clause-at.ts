import type { Clause, Span } from '../parsed-document.ts';

/** Index of the last of the places, in order of their starts, that begins at the offset or before it; 0 where none does. O(log n). */
export function lastStartingBy(places: readonly Pick<Span, 'start'>[], offset: number): number {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((places[middle] as Pick<Span, 'start'>).start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Index of the innermost clause that holds the offset; 0 before the first. O(log n + depth). */
export function clauseIndexAt(clauses: readonly Clause[], offset: number): number {
  const low = lastStartingBy(clauses, offset);
  let index = low;
  while (index >= 0 && (clauses[index] as Clause).end <= offset) index = (clauses[index] as Clause).parent;
  return index < 0 ? low : index;
}

/** Sorts mentions by place and drops what lies inside or across an earlier one; of two at one place the longer stays. */
export function inOrder<Mention extends Span>(mentions: readonly Mention[]): Mention[] {
  const kept: Mention[] = [];
  for (const mention of mentions.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention);
  }
  return kept;
}

/** Index of the span that holds the offset among spans in order without overlap, or -1. O(log n). */
export function spanIndexAt(spans: readonly Span[], offset: number): number {
  const low = lastStartingBy(spans, offset);
  const span = spans[low];
  return span !== undefined && span.start <= offset && offset < span.end ? low : -1;
}
