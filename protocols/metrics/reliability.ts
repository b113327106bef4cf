/** Agreement between raters beyond chance. Ratings are by item; a missing rating is null. */

/** How far apart two values are, for Krippendorff's alpha: 0 for equal ones. */
export type Distance = (left: number, right: number) => number;

export const nominal: Distance = (left, right) => (left === right ? 0 : 1);
export const interval: Distance = (left, right) => (left - right) ** 2;
export const ratio: Distance = (left, right) => (left === right ? 0 : ((left - right) / (left + right)) ** 2);

/** Ordinal distance for these ratings: how many ratings are between two values, the ends counting half. */
export function ordinal(items: readonly (readonly (number | null)[])[]): Distance {
  const counts = new Map<number, number>();
  for (const value of pairable(items).flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
  return (left, right) => {
    const [low, high] = [Math.min(left, right), Math.max(left, right)];
    let between = -((counts.get(low) ?? 0) + (counts.get(high) ?? 0)) / 2;
    for (const [value, count] of counts) if (value >= low && value <= high) between += count;
    return low === high ? 0 : between ** 2;
  };
}

/** Items with at least two ratings; a single rating agrees with nothing. */
function pairable(items: readonly (readonly (number | null)[])[]): number[][] {
  return items.map((row) => row.filter((value) => value !== null)).filter((row) => row.length >= 2);
}

/**
 * Krippendorff's alpha (Krippendorff 2004, Content Analysis, ch. 11): 1 - observed / expected disagreement, at most 1; 0 is
 * chance. Takes missing ratings. null when it is not defined: nothing to compare, or all ratings equal.
 */
export function krippendorffAlpha(items: readonly (readonly (number | null)[])[], distance: Distance): number | null {
  const rows = pairable(items);
  const all = rows.flat();
  let observed = 0;
  for (const row of rows) observed += disagreement(row, distance) / (row.length - 1);
  const expected = disagreement(all, distance) / (all.length - 1);
  return expected > 0 ? 1 - observed / expected : null;
}

/** Σ of distances over all ordered pairs, by counts of values: quick where values are few. */
function disagreement(values: readonly number[], distance: Distance): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let sum = 0;
  for (const [left, times] of counts)
    for (const [right, others] of counts) sum += times * others * distance(left, right);
  return sum;
}

/**
 * Fleiss' kappa (Fleiss 1971, Psychological Bulletin 76:378) from counts: how many raters put the item (row) into each
 * category (column), the same number of raters for every item. null when all ratings are of one category.
 *
 * Throws RangeError when the rows do not have the same total, of at least two.
 */
export function fleissKappa(counts: readonly (readonly number[])[]): number | null {
  const raters = total(counts[0] ?? []);
  if (raters < 2 || counts.some((row) => total(row) !== raters))
    throw new RangeError('every item needs the same raters');
  const agreed = counts.map((row) => (total(row.map((count) => count ** 2)) - raters) / (raters * (raters - 1)));
  const observed = total(agreed) / counts.length;
  const shares = (counts[0] ?? []).map(
    (_, category) => total(counts.map((row) => row[category] ?? 0)) / (counts.length * raters),
  );
  const expected = total(shares.map((share) => share ** 2));
  return expected < 1 ? (observed - expected) / (1 - expected) : null;
}

/**
 * Kendall's coefficient of concordance W, 0..1, of m complete rankings (rows: the ranks each rater gives the n items, ties
 * as mean ranks): 12 S / (m² (n³ - n) - m T), corrected for ties by T. null when every rater ties everything.
 *
 * Throws RangeError for no rankings, fewer than two items, or rows of different length.
 */
export function kendallW(rankings: readonly (readonly number[])[]): number | null {
  const [m, n] = [rankings.length, rankings[0]?.length ?? 0];
  if (m === 0 || n < 2 || rankings.some((row) => row.length !== n)) throw new RangeError('W needs complete rankings');
  const sums = Array.from({ length: n }, (_, item) => total(rankings.map((row) => row[item] as number)));
  const mean = total(sums) / n;
  const spread = total(sums.map((sum) => (sum - mean) ** 2));
  const ties = total(
    rankings.map((row) =>
      total([...Map.groupBy(row, (rank) => rank).values()].map(({ length }) => length ** 3 - length)),
    ),
  );
  const most = m ** 2 * (n ** 3 - n) - m * ties;
  return most > 0 ? (12 * spread) / most : null;
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
