import type { DealLine } from '../../../../protocols/index.ts';
import type { Duration, ParsedDocument, Span } from '../../../reading/index.ts';
import { isAdded, isNotice } from '../facts.ts';
import { within } from '../topic-rules.ts';

/** A day worked out from the start and the length of the term. */
export interface DatedTerm {
  readonly kind: 'end' | 'notice';
  /** `2029-03-31`. */
  readonly date: string;
  /** The passage it was worked out from. */
  readonly span: Span;
  /** How long before the end notice has to be given. */
  readonly notice?: Duration;
}

/**
 * The last day of the term, and the last day to give notice against renewal, where the text gives a day on which the term
 * begins and its length in one passage. Nothing is assumed: without a printed start there is no date.
 */
export function termDates(document: ParsedDocument, lines: readonly DealLine[]): DatedTerm[] {
  const [span] = lines.find(({ topic }) => topic === 'term')?.passages ?? [];
  if (span === undefined) return [];
  const whole = document.sentences.find(({ start, end }) => start <= span.start && end >= span.end) ?? span;
  const [start] = within(document.dates, whole);
  const [length, ...others] = within(document.durations, whole).filter(
    (duration) =>
      (duration.unit === 'month' || duration.unit === 'year') &&
      !isNotice(duration, document) &&
      !isAdded(duration, document),
  );
  if (start === undefined || length === undefined) return [];
  // Of several periods in a row it is not known which ends the contract.
  if (others.some(({ value, unit }) => value !== length.value || unit !== length.unit)) return [];
  const end = dayBefore(addMonths(start.iso, length.value * (length.unit === 'year' ? 12 : 1)));
  if (end === undefined) return [];
  const last: DatedTerm = { kind: 'end', date: end, span: { start: whole.start, end: whole.end } };
  const notice = noticeOf(document, lines, whole);
  const by = notice === undefined ? undefined : before(end, notice);
  // A time of notice as long as the term leaves no day to give it.
  return by === undefined || notice === undefined || by <= start.iso
    ? [last]
    : [{ ...last, kind: 'notice', date: by, notice }, last];
}

function noticeOf(document: ParsedDocument, lines: readonly DealLine[], term: Span): Duration | undefined {
  const [renewal] = lines.find(({ topic }) => topic === 'renewal')?.passages ?? [];
  const places = renewal === undefined ? [term] : [renewal, term];
  const whole = places.map(
    (place) => document.sentences.find(({ start, end }) => start <= place.start && end >= place.end) ?? place,
  );
  return whole
    .flatMap((place) => within(document.durations, place))
    .find((duration) => (duration.unit === 'day' || duration.unit === 'month') && isNotice(duration, document));
}

function addMonths(iso: string, months: number): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

function dayBefore(date: Date): string | undefined {
  return isoOf(new Date(date.getTime() - DAY));
}

const DAY = 86_400_000;

function before(iso: string, { value, unit }: Duration): string | undefined {
  if (unit === 'month') return isoOf(addMonths(iso, -value));
  return isoOf(new Date(Date.parse(iso) - value * DAY));
}

/** Undefined outside the years that a date can be written with four digits. */
function isoOf(date: Date): string | undefined {
  const year = date.getUTCFullYear();
  return Number.isNaN(year) || year < 1000 || year > 9999 ? undefined : date.toISOString().slice(0, 10);
}
