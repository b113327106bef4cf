/** Weighs facts: log-odds = Σ weight × fact + the last weight. */
type Weights = number[];

const STEPS = 25;
const HALVINGS = 12;
/** A step that gains less than this in log-likelihood ends the search. */
const LEAST_GAIN = 1e-4;

/**
 * Logistic regression with an L2 penalty on the standardised weights, by Newton's method with halved steps (Bishop 2006,
 * section 4.3.3). `rows`: facts of each example, all of one length. Returns weights for the facts as they are, bias last.
 */
export function logistic(rows: readonly (readonly number[])[], truth: Uint8Array, penalty: number): Weights {
  const size = rows[0]?.length ?? 0;
  const { means, spreads } = spread(rows, size);
  const width = size + 1;
  const facts = new Float64Array(rows.length * width);
  rows.forEach((row, r) => {
    for (let f = 0; f < size; f++) {
      facts[r * width + f] = ((row[f] as number) - (means[f] as number)) / (spreads[f] as number);
    }
    facts[r * width + size] = 1;
  });
  let weights = new Float64Array(width);
  let loss = lossOf(facts, truth, weights, penalty);
  for (let step = 0; step < STEPS; step++) {
    const change = newton(facts, truth, weights, penalty);
    let gain = 0;
    for (let halving = 0, part = 1; halving < HALVINGS && gain <= 0; halving++, part /= 2) {
      const next = weights.map((weight, f) => weight + part * (change[f] as number));
      gain = loss - lossOf(facts, truth, next, penalty);
      if (gain > 0) weights = next;
    }
    loss -= Math.max(0, gain);
    if (gain < LEAST_GAIN) break;
  }
  const plain = Array.from(means, (_, f) => (weights[f] as number) / (spreads[f] as number));
  const bias = plain.reduce((sum, weight, f) => sum - weight * (means[f] as number), weights[size] as number);
  return [...plain, bias];
}

function spread(rows: readonly (readonly number[])[], size: number) {
  const means = new Float64Array(size);
  const squares = new Float64Array(size);
  for (const row of rows) for (let f = 0; f < size; f++) (means[f] as number) += (row[f] as number) / rows.length;
  for (const row of rows) {
    for (let f = 0; f < size; f++) (squares[f] as number) += ((row[f] as number) - (means[f] as number)) ** 2;
  }
  return { means, spreads: squares.map((square) => Math.sqrt(square / rows.length) || 1) };
}

function scoreOf(facts: Float64Array, at: number, weights: Float64Array): number {
  let score = 0;
  for (let f = 0; f < weights.length; f++) score += (facts[at + f] as number) * (weights[f] as number);
  return score;
}

function lossOf(facts: Float64Array, truth: Uint8Array, weights: Float64Array, penalty: number): number {
  let loss = 0;
  for (let r = 0; r < truth.length; r++) {
    const score = scoreOf(facts, r * weights.length, weights);
    loss += Math.max(score, 0) + Math.log1p(Math.exp(-Math.abs(score))) - (truth[r] as number) * score;
  }
  for (let f = 0; f < weights.length - 1; f++) loss += (penalty * (weights[f] as number) ** 2) / 2;
  return loss;
}

function newton(facts: Float64Array, truth: Uint8Array, weights: Float64Array, penalty: number): Float64Array {
  const width = weights.length;
  const curvature = new Float64Array(width * width);
  const gradient = new Float64Array(width);
  for (let r = 0; r < truth.length; r++) {
    const at = r * width;
    const p = 1 / (1 + Math.exp(-scoreOf(facts, at, weights)));
    const weight = Math.max(p * (1 - p), 1e-9);
    for (let f = 0; f < width; f++) {
      const fact = facts[at + f] as number;
      (gradient[f] as number) += ((truth[r] as number) - p) * fact;
      for (let g = 0; g <= f; g++) (curvature[f * width + g] as number) += weight * fact * (facts[at + g] as number);
    }
  }
  for (let f = 0; f < width; f++) {
    const own = f < width - 1 ? penalty : 1e-6;
    (gradient[f] as number) -= f < width - 1 ? own * (weights[f] as number) : 0;
    (curvature[f * width + f] as number) += own;
  }
  return solved(curvature, gradient);
}

/** Solves a symmetric positive definite system by Cholesky's decomposition, in place; only the lower half is read. */
function solved(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const at = (row: number, column: number): number => matrix[row * size + column] as number;
  for (let c = 0; c < size; c++) {
    for (let r = c; r < size; r++) {
      let value = at(r, c);
      for (let k = 0; k < c; k++) value -= at(r, k) * at(c, k);
      matrix[r * size + c] = r === c ? Math.sqrt(Math.max(value, 1e-12)) : value / at(c, c);
    }
  }
  for (let r = 0; r < size; r++) {
    for (let k = 0; k < r; k++) (right[r] as number) -= at(r, k) * (right[k] as number);
    (right[r] as number) /= at(r, r);
  }
  for (let r = size - 1; r >= 0; r--) {
    for (let k = r + 1; k < size; k++) (right[r] as number) -= at(k, r) * (right[k] as number);
    (right[r] as number) /= at(r, r);
  }
  return right;
}
