const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Where a function with one peak is highest between two ends, to `precision`, by golden-section search (Kiefer 1953). With
 * several peaks it finds one of them.
 */
export function peak(value: (x: number) => number, from: number, to: number, precision = 1e-4): number {
  let [low, high] = [from, to];
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atLeft, atRight] = [value(left), value(right)];
  while (high - low > precision) {
    if (atLeft >= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - GOLDEN * (high - low);
      atLeft = value(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + GOLDEN * (high - low);
      atRight = value(right);
    }
  }
  return (low + high) / 2;
}

/** Highest point of a function of several numbers, one coordinate at a time, until a whole turn gains less than `gain`. */
export function peakOfMany(
  value: (point: readonly number[]) => number,
  start: readonly number[],
  ranges: readonly (readonly [number, number])[],
  gain = 1e-6,
): number[] {
  const point = [...start];
  for (let turn = 0, before = Number.NEGATIVE_INFINITY; turn < 50; turn++) {
    for (const [axis, [low, high]] of ranges.entries()) {
      point[axis] = peak((x) => value(point.with(axis, x)), low, high);
    }
    const now = value(point);
    if (now - before < gain) break;
    before = now;
  }
  return point;
}
