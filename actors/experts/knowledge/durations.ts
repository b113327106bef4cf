import type { Duration, ParsedDocument, Span } from '../../reading/index.ts';

/** Calendar days of one unit, near enough to compare periods. */
const DAYS: Readonly<Record<Duration['unit'], number>> = {
  hour: 1 / 24,
  day: 1,
  'business day': 1.4,
  week: 7,
  month: 30,
  year: 365,
};

/** Length of the duration in calendar days. */
export function daysOf(duration: Duration): number {
  return duration.value * DAYS[duration.unit];
}

/** Durations printed inside the span, in document order. O(log n + hits). */
export function durationsIn(document: ParsedDocument, { start, end }: Span): readonly Duration[] {
  return within(document.durations, start, end);
}

/** Elements of an ordered list of spans that lie in [start, end). */
export function within<T extends Span>(ordered: readonly T[], start: number, end: number): readonly T[] {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] as T).start < start) low = middle + 1;
    else high = middle;
  }
  let stop = low;
  while (stop < ordered.length && (ordered[stop] as T).end <= end) stop++;
  return ordered.slice(low, stop);
}

/** As printed: `thirty (30) days`, on one line. */
export function printed(document: ParsedDocument, span: Span): string {
  return document.text.slice(span.start, span.end).replace(/\s+/g, ' ');
}
