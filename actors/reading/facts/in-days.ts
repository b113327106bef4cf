import type { Duration } from '../parsed-document.ts';

/** Calendar days of one unit, near enough to compare periods. */
const DAYS: Readonly<Record<Duration['unit'], number>> = {
  hour: 1 / 24,
  day: 1,
  'business day': 1.4,
  week: 7,
  month: 30,
  year: 365,
};

/** Length of a period in calendar days. */
export const inDays = (value: number, unit: Duration['unit']): number => value * DAYS[unit];
