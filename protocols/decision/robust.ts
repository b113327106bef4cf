/** V15: one number out of many, where a few may be far off. All throw RangeError for no numbers and for NaN. */

/** In a typed array numbers sort several times faster than by comparison, and the pairs of 75 voters are thousands. */
function sorted(values: ArrayLike<number>): Float64Array {
  const list = Float64Array.from(values);
  if (list.length === 0 || list.some(Number.isNaN)) throw new RangeError('a location needs numbers');
  return list.toSorted();
}

/** Middle value; the mean of the two middle ones of an even number. Holds its ground while under half are far off. */
export function median(values: ArrayLike<number>): number {
  const list = sorted(values);
  const middle = list.length >> 1;
  return list.length % 2 === 1
    ? (list[middle] as number)
    : ((list[middle - 1] as number) + (list[middle] as number)) / 2;
}

/** Mean of what is left when the share `cut` (0..½, exclusive) is taken off each end, rounded down to whole values. */
export function trimmedMean(values: readonly number[], cut: number): number {
  if (!(cut >= 0 && cut < 0.5)) throw new RangeError(`cannot cut ${cut} of each end`);
  const list = sorted(values);
  const off = Math.floor(list.length * cut);
  const kept = list.slice(off, list.length - off);
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

/**
 * Median of the means of all pairs, each value with itself too (Hodges & Lehmann 1963). Holds while under 29% are far off,
 * and uses the others better than the median does. O(n²) pairs.
 */
export function hodgesLehmann(values: readonly number[]): number {
  const list = sorted(values);
  const pairs = new Float64Array((list.length * (list.length + 1)) / 2);
  let at = 0;
  for (let index = 0; index < list.length; index++) {
    for (let other = index; other < list.length; other++) {
      pairs[at++] = ((list[index] as number) + (list[other] as number)) / 2;
    }
  }
  const middle = pairs.length >> 1;
  const upper = smallest(pairs, middle);
  return pairs.length % 2 === 1
    ? upper
    : (pairs.subarray(0, middle).reduce((most, value) => Math.max(most, value)) + upper) / 2;
}

/** The value that would be at `rank` were they sorted, with no greater one before it (Hoare's selection): reorders them. */
function smallest(values: Float64Array, rank: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1] as number;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] as number) < pivot) left++;
      while ((values[right] as number) > pivot) right--;
      if (left > right) break;
      [values[left], values[right]] = [values[right] as number, values[left] as number];
      left++;
      right--;
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else break;
  }
  return values[rank] as number;
}
