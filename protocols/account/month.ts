/** The calendar month of an instant in UTC, as `2026-11`. Months in this form sort by time. */
export const monthOf = (instant: number): string => new Date(instant).toISOString().slice(0, 7);

/** The first instant of the month after this instant's, UTC, in milliseconds. */
export function nextMonthAt(instant: number): number {
  const date = new Date(instant);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** The first instant of a month written as `2026-11`, UTC, in milliseconds. */
export const monthAt = (month: string): number => Date.parse(`${month}-01T00:00:00.000Z`);
