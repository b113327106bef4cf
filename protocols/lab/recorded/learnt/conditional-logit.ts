import { posterior } from '../../../decision/index.ts';
import { solve } from './linear-system.ts';

/** One choice among several candidates, each told by features; most features are absent. */
export interface Case {
  /** Which features are present, in ascending order. */
  readonly features: readonly number[];
  /** By candidate: values of those features. */
  readonly values: readonly (readonly number[])[];
  /** Index of the right candidate. */
  readonly right: number;
}

/** Steps of Newton's method; it is quadratic, and ten are rare. */
const MAX_STEPS = 30;
/** A gain below this share of the loss is rest: the next step would gain its square. */
const REST = 1e-6;

/** Score of every candidate: the weighted sum of its features. */
export function scores({ features, values }: Omit<Case, 'right'>, weights: ArrayLike<number>): number[] {
  return values.map((row) =>
    row.reduce((sum, value, index) => sum + value * (weights[features[index] as number] as number), 0),
  );
}

/** Negative log-likelihood in nats of the right candidates. */
export function loss(cases: readonly Case[], weights: ArrayLike<number>): number {
  return cases.reduce((sum, one) => sum - Math.log(posterior(scores(one, weights))[one.right] as number), 0);
}

/**
 * Conditional logit (McFadden 1974): weights w with which softmax(w · features) makes the right candidates likeliest, less
 * penalty/2 · |w|² (ridge; le Cessie & van Houwelingen 1992). Newton's method, steps halved until they help; the optimum is
 * the only one.
 *
 * `size` is the number of features, `penalty` above 0. Throws RangeError otherwise.
 */
export function fitConditionalLogit(cases: readonly Case[], size: number, penalty: number): Float64Array {
  if (!(penalty > 0)) throw new RangeError(`penalty ${penalty}`);
  const height = (w: Float64Array): number => loss(cases, w) + (penalty / 2) * w.reduce((sum, x) => sum + x * x, 0);
  let weights = new Float64Array(size);
  let now = height(weights);
  for (let step = 0; step < MAX_STEPS; step++) {
    const move = newtonStep(cases, weights, penalty);
    let next = weights;
    let better = now;
    for (let share = 1; share > 1e-6 && better >= now; share /= 2) {
      next = weights.map((weight, index) => weight - share * (move[index] as number));
      better = height(next);
    }
    if (better >= now) break;
    const gain = now - better;
    [weights, now] = [next, better];
    if (gain < REST * Math.max(1, now)) break;
  }
  return weights;
}

function newtonStep(cases: readonly Case[], weights: Float64Array, penalty: number): Float64Array {
  const size = weights.length;
  const slope = weights.map((weight) => penalty * weight);
  const curve = new Float64Array(size * size);
  for (let index = 0; index < size; index++) curve[index * size + index] = penalty;
  for (const one of cases) {
    const { features, values, right } = one;
    const p = posterior(scores(one, weights));
    const mean = features.map((_, i) => values.reduce((sum, row, c) => sum + (p[c] as number) * (row[i] as number), 0));
    for (const [i, feature] of features.entries()) {
      slope[feature] = (slope[feature] as number) + (mean[i] as number) - (values[right]?.[i] as number);
    }
    for (const [candidate, row] of values.entries()) {
      const apart = row.map((value, i) => value - (mean[i] as number));
      addSquare(curve, size, features, apart, p[candidate] as number);
    }
  }
  return solve(curve, slope);
}

/** Adds share · x xᵀ to the lower half, where x has these values at these features, which are in ascending order. */
function addSquare(
  curve: Float64Array,
  size: number,
  features: readonly number[],
  values: readonly number[],
  share: number,
): void {
  for (let i = 0; i < features.length; i++) {
    const scaled = share * (values[i] as number);
    if (scaled === 0) continue;
    const row = (features[i] as number) * size;
    for (let j = 0; j <= i; j++) {
      const cell = row + (features[j] as number);
      curve[cell] = (curve[cell] as number) + scaled * (values[j] as number);
    }
  }
}
