import { closedGroups, periodOf } from './closed-groups.ts';
import { stationary } from './stationary.ts';

/** Who listens to whom, and how much: row i holds the weights that voter i gives to each voter, summing to 1. */
export type Weights = readonly (readonly number[])[];

/** Where repeated averaging leads. */
export type Limit =
  /** All come to the same opinion: the sum of the first opinions by these weights; `pace` is |λ₂|, 0 fast to 1 slow. */
  | { readonly kind: 'consensus'; readonly weights: readonly number[]; readonly pace: number }
  /** Opinions swing for ever in a cycle of this many rounds. */
  | { readonly kind: 'periodic'; readonly period: number }
  /** Several groups listen to nobody outside: each keeps its own opinion. */
  | { readonly kind: 'divided'; readonly groups: readonly (readonly number[])[] };

/** Squarings of the matrix: 2^40 rounds, so that |λ₂| is good to about 1e-11, however close to 1 it is. */
const SQUARINGS = 40;

/** Throws RangeError unless the matrix is square and every row holds weights of at least 0 that sum to 1. */
export function checkWeights(weights: Weights): void {
  for (const row of weights) {
    const sum = row.reduce((total, weight) => total + weight, 0);
    if (row.length !== weights.length || !row.every((weight) => weight >= 0) || !(Math.abs(sum - 1) < 1e-9)) {
      throw new RangeError('every row needs one weight for each voter, summing to 1');
    }
  }
}

/** One round of DeGroot (1974, JASA 69:118): everybody takes the weighted mean of what they heard, all at once. */
export function averaged(weights: Weights, opinions: readonly number[]): number[] {
  return weights.map((row) => row.reduce((sum, weight, index) => sum + weight * (opinions[index] as number), 0));
}

/** What DeGroot averaging comes to, whatever the first opinions are. Throws RangeError as checkWeights does. */
export function averagingLimit(weights: Weights): Limit {
  checkWeights(weights);
  const groups = closedGroups(weights);
  if (groups.length > 1) return { kind: 'divided', groups };
  const period = periodOf(weights, groups[0] as number[]);
  if (period > 1) return { kind: 'periodic', period };
  const final = stationary(weights, groups[0] as number[]);
  return {
    kind: 'consensus',
    weights: final,
    pace: spectralRadius(weights.map((row) => row.map((w, i) => w - (final[i] as number)))),
  };
}

function product(left: Weights, right: Weights): number[][] {
  return left.map((row) =>
    right.map((_, column) => row.reduce((sum, value, k) => sum + value * (right[k]?.[column] as number), 0)),
  );
}

/** Largest |eigenvalue|, as the growth ‖Bᵏ‖^(1/k) (Gelfand) at k = 2^SQUARINGS, kept in logarithms. */
function spectralRadius(matrix: Weights): number {
  let power: Weights = matrix;
  let log = 0;
  for (let step = 0; step < SQUARINGS; step++) {
    const size = Math.max(...power.flat().map(Math.abs));
    if (size < 1e-14) return 0;
    log = 2 * (log + Math.log(size));
    const scaled = power.map((row) => row.map((value) => value / size));
    power = product(scaled, scaled);
  }
  const size = Math.max(...power.flat().map(Math.abs));
  return size === 0 ? 0 : Math.exp((log + Math.log(size)) / 2 ** SQUARINGS);
}
