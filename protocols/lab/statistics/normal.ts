/** The standard normal distribution. */

/** Density at x. */
export const normalDensity = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);

/**
 * P(Z ≤ x), to about 1e-15: the series of Marsaglia (2004, Journal of Statistical Software 11:5) near 0, and the continued
 * fraction of Laplace in the tails, where the series would lose every digit.
 */
export function normalShare(x: number): number {
  if (Number.isNaN(x)) throw new RangeError('not a number');
  if (Math.abs(x) > 5) {
    const tail = upperTail(Math.abs(x));
    return x < 0 ? tail : 1 - tail;
  }
  let [sum, term, odd] = [x, x, 1];
  for (let before = Number.NaN; sum !== before; ) {
    before = sum;
    odd += 2;
    term *= (x * x) / odd;
    sum += term;
  }
  return 0.5 + sum * normalDensity(x);
}

function upperTail(x: number): number {
  if (x > 40) return 0;
  let fraction = x;
  for (let depth = 60; depth >= 1; depth--) fraction = x + depth / fraction;
  return normalDensity(x) / fraction;
}

const CENTRE = [
  [2.506628277459239, -30.66479806614716, 138.357751867269, -275.9285104469687, 220.9460984245205, -39.69683028665376],
  [1, -13.28068155288572, 66.80131188771972, -155.6989798598866, 161.5858368580409, -54.47609879822406],
] as const;
const TAIL = [
  [
    2.938163982698783, 4.374664141464968, -2.549732539343734, -2.400758277161838, -0.3223964580411365,
    -0.007784894002430293,
  ],
  [1, 3.754408661907416, 2.445134137142996, 0.3224671290700398, 0.007784695709041462],
] as const;

/** P(Z ≤ p⁻¹): Acklam's rational approximation (relative error 1e-9), with one step of Halley. 0 < p < 1, else RangeError. */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`no quantile at ${p}`);
  const start = approximateQuantile(p);
  const error = (normalShare(start) - p) / normalDensity(start);
  return start - error / (1 + (start * error) / 2);
}

function approximateQuantile(p: number): number {
  const edge = 0.02425;
  if (p < edge) return ratio(TAIL, Math.sqrt(-2 * Math.log(p)));
  if (p > 1 - edge) return -ratio(TAIL, Math.sqrt(-2 * Math.log1p(-p)));
  const offset = p - 0.5;
  return offset * ratio(CENTRE, offset * offset);
}

function ratio([above, below]: readonly [readonly number[], readonly number[]], x: number): number {
  return polynomial(above, x) / polynomial(below, x);
}

/** Lowest power first. */
const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
