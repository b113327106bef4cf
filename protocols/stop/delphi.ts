import { kendallW } from '../metrics/index.ts';

/** Ratings of one round: rows are raters, columns items, on one scale (Delphi: 1..9). */
export type Ratings = readonly (readonly number[])[];

/** Widest interquartile range, in points, that counts as agreement. */
const NARROW = 1;
/** Concordance that counts as high, and the largest change of it between rounds that counts as none. */
const CONCORDANT = 0.7;
const STEADY = 0.05;

/**
 * S7: why a Delphi panel is done after this round, or null. `interquartile`: on every item the middle half of the ratings
 * is within one point. `concordance`: Kendall's W over the items is at least .7 and has hardly changed. Neither counts
 * while the median of any item moved by more than a point: a panel that swings together agrees in every round.
 *
 * Throws RangeError when the rounds do not rate the same items, or a panel is empty.
 */
export function delphiReason(before: Ratings, now: Ratings): 'interquartile' | 'concordance' | null {
  const items = now[0]?.length ?? 0;
  if (items === 0 || [...before, ...now].some((row) => row.length !== items) || before.length === 0) {
    throw new RangeError('both rounds must rate the same items');
  }
  const columns = (ratings: Ratings): number[][] =>
    Array.from({ length: items }, (_, item) => ratings.map((row) => row[item] as number));
  const earlier = columns(before).map((column) => quantile(column, 0.5));
  const moved = columns(now).some((column, item) => Math.abs(quantile(column, 0.5) - (earlier[item] as number)) > 1);
  if (moved) return null;
  if (columns(now).every((column) => quantile(column, 0.75) - quantile(column, 0.25) <= NARROW)) return 'interquartile';
  const [past, present] = items < 2 ? [null, null] : [kendallW(before.map(ranks)), kendallW(now.map(ranks))];
  const steady = past !== null && present !== null && Math.abs(present - past) < STEADY;
  return steady && present >= CONCORDANT ? 'concordance' : null;
}

/** Quantile by linear interpolation between order statistics (Hyndman & Fan 1996, type 7). */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] as number;
  return below + (place - Math.floor(place)) * ((sorted[Math.ceil(place)] as number) - below);
}

/** Mean ranks of one rater's ratings, 1 for the lowest. */
function ranks(row: readonly number[]): number[] {
  return row.map((value) => {
    const lower = row.filter((other) => other < value).length;
    const level = row.filter((other) => other === value).length;
    return lower + (level + 1) / 2;
  });
}
