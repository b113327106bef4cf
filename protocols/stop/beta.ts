/** Parameters of a beta distribution, both above 0. */
export interface BetaShape {
  readonly a: number;
  readonly b: number;
}

/** Scores are kept this far from 0 and 1, where densities become infinite. */
const EDGE = 1e-6;

/** Log-density at a score 0..1. Throws RangeError for a shape or score out of range. */
export function logBetaDensity({ a, b }: BetaShape, score: number): number {
  if (!(a > 0 && b > 0)) throw new RangeError(`no beta distribution: ${a}, ${b}`);
  if (!(score >= 0 && score <= 1)) throw new RangeError(`score ${score}`);
  const x = Math.min(1 - EDGE, Math.max(EDGE, score));
  return (a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x) - logBeta(a, b);
}

/** Kullback–Leibler divergence D(p ‖ q) in nats, in closed form. */
export function betaDivergence(p: BetaShape, q: BetaShape): number {
  return (
    logBeta(q.a, q.b) -
    logBeta(p.a, p.b) +
    (p.a - q.a) * digamma(p.a) +
    (p.b - q.b) * digamma(p.b) +
    (q.a - p.a + q.b - p.b) * digamma(p.a + p.b)
  );
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Stirling's series from 10 upwards, reached by recurrence; good to about 1e-13 (Abramowitz & Stegun 6.1.41). */
function logGamma(x: number): number {
  let shift = 0;
  let z = x;
  for (; z < 10; z++) shift += Math.log(z);
  const series = 1 / (12 * z) - 1 / (360 * z ** 3) + 1 / (1260 * z ** 5) - 1 / (1680 * z ** 7);
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series - shift;
}

/** Derivative of logGamma (Abramowitz & Stegun 6.3.18). */
function digamma(x: number): number {
  let shift = 0;
  let z = x;
  for (; z < 10; z++) shift += 1 / z;
  return (
    Math.log(z) - 1 / (2 * z) - 1 / (12 * z ** 2) + 1 / (120 * z ** 4) - 1 / (252 * z ** 6) + 1 / (240 * z ** 8) - shift
  );
}
