/** Offsets into a text, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const touch = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Characters that the spans cover together. */
export function covered(spans: readonly Span[]): number {
  let total = 0;
  let end = 0;
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    total += Math.max(0, span.end - Math.max(span.start, end));
    end = Math.max(end, span.end);
  }
  return total;
}
