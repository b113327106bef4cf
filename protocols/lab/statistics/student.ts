import { normalQuantile } from './normal.ts';

/**
 * Quantile of Student's t distribution with whole degrees of freedom, by bisection of its distribution function; good to 1e-9.
 * Throws RangeError for a share outside 0..1 or no degree of freedom.
 */
export function studentQuantile(share: number, freedom: number): number {
  if (!(share > 0 && share < 1) || !(Number.isInteger(freedom) && freedom >= 1)) {
    throw new RangeError(`share ${share} with ${freedom} degrees of freedom`);
  }
  if (share < 0.5) return -studentQuantile(1 - share, freedom);
  let [low, high] = [0, Math.max(2, 2 * normalQuantile(share))];
  while (studentShare(high, freedom) < share) high *= 2;
  while (high - low > 1e-10 * Math.max(1, high)) {
    const middle = (low + high) / 2;
    if (studentShare(middle, freedom) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Distribution function for t of at least 0: the finite sums of Abramowitz & Stegun 26.7.3 and 26.7.4. */
function studentShare(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const square = Math.cos(angle) ** 2;
  const odd = freedom % 2 === 1;
  let [sum, term] = [0, odd ? Math.cos(angle) : 1];
  for (let k = odd ? 3 : 2; k <= freedom; k += 2) {
    sum += term;
    term *= (square * (k - 1)) / k;
  }
  const between = odd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
  return (1 + between) / 2;
}
