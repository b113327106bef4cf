/**
 * Holm's (1979, Scandinavian Journal of Statistics 6:65) correction for many tests: adjusted p-values in the order of the
 * given ones. Those under α may be called shown together, at a risk of α that any of them is chance.
 *
 * Throws RangeError for a value outside 0..1.
 */
export function holm(values: readonly number[]): number[] {
  if (values.some((value) => !(value >= 0 && value <= 1))) throw new RangeError('a p-value lies between 0 and 1');
  const order = values.map((_, index) => index).toSorted((left, right) => at(values, left) - at(values, right));
  const adjusted = values.map(() => 1);
  let floor = 0;
  for (const [rank, index] of order.entries()) {
    floor = Math.max(floor, Math.min(1, (values.length - rank) * at(values, index)));
    adjusted[index] = floor;
  }
  return adjusted;
}

const at = (values: readonly number[], index: number): number => values[index] as number;
