import type { Change } from '../../../protocols/index.ts';
import { type Duration, inDays, type ParsedDocument, type Span } from '../../reading/index.ts';
import { replaceSpan } from './change.ts';

/** Length of the duration in calendar days. */
export function daysOf(duration: Duration): number {
  return inDays(duration.value, duration.unit);
}

/** `30-day period`: no other period fits in its place. */
const ADJECTIVE = /-(?:day|week|month|year|hour)/i;

/** Durations printed inside the span, in document order. O(log n + hits). */
export function durationsIn(document: ParsedDocument, { start, end }: Span): readonly Duration[] {
  return within(document.durations, start, end).filter(
    (period) => !ADJECTIVE.test(document.text.slice(period.start, period.end)),
  );
}

/** Elements of an ordered list of spans that are in [start, end). */
function within<T extends Span>(ordered: readonly T[], start: number, end: number): readonly T[] {
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

/** As printed: `thirty (30) days`, on one line; empty without a span. */
export function printed(document: ParsedDocument, span: Span | undefined): string {
  return span === undefined ? '' : document.text.slice(span.start, span.end).replace(/\s+/g, ' ');
}

/** Puts another period in the place of one, singular where the text has it so: `thirty (30) day period`. */
export function replacePeriod(
  document: ParsedDocument,
  period: Duration | undefined,
  number: string,
  unit: 'hour' | 'day' | 'month' | 'year',
): Change | undefined {
  if (period === undefined) return undefined;
  const singular = period.value > 1 && !/s$/i.test(document.text.slice(period.start, period.end));
  return replaceSpan(document, period, `${number} ${unit}${singular ? '' : 's'}`);
}
