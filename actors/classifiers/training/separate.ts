import { seededRandom } from '../../../protocols/index.ts';
import type { Corpus } from './corpus.ts';

/** A separating plane: score = bias + Σ weight × value. */
export interface Plane {
  readonly weights: Float64Array;
  readonly bias: number;
}

/** How hard to separate. */
export interface Margin {
  /** Penalty of a violated margin, for positive and for negative examples. */
  readonly positive: number;
  readonly negative: number;
  /** Passes over the examples at most. */
  readonly epochs: number;
  readonly seed: number;
}

/** Spread of the projected gradients at which more passes change no decision. */
const TOLERANCE = 0.1;

/**
 * Linear classifier with squared hinge loss and L2 regularisation, by dual coordinate descent with shrinking (Hsieh,
 * Chang, Lin, Keerthi, Sundararajan 2008, algorithm 3). Learns from `rows` of the corpus; `truth` is 1 for its positive
 * rows. Its scores become probabilities by calibrate(). Deterministic for a seed.
 */
export function separate(corpus: Corpus, rows: Uint32Array, truth: Uint8Array, margin: Margin): Plane {
  const plane = { weights: new Float64Array(corpus.keys.length), bias: 0 };
  const alpha = new Float64Array(rows.length);
  const order = Uint32Array.from(rows, (_, i) => i);
  const random = seededRandom(margin.seed, 'separate');
  let active = rows.length;
  let limit = Number.POSITIVE_INFINITY;
  for (let epoch = 0; epoch < margin.epochs; epoch++) {
    shuffle(order, active, random.integer(1, 0x7fff_ffff));
    const pass = descend(corpus, rows, truth, margin, { plane, alpha, order, active, limit });
    active = pass.active;
    limit = pass.most <= 0 ? Number.POSITIVE_INFINITY : pass.most;
    if (pass.most - pass.least > TOLERANCE) continue;
    if (active === rows.length) break;
    // Solved for those still looked at: all the others get one more look.
    active = rows.length;
    limit = Number.POSITIVE_INFINITY;
  }
  return plane;
}

interface Descent {
  readonly plane: { readonly weights: Float64Array; bias: number };
  readonly alpha: Float64Array;
  readonly order: Uint32Array;
  active: number;
  readonly limit: number;
}

/** One pass over the active examples; those far on their right side leave. */
function descend(corpus: Corpus, rows: Uint32Array, truth: Uint8Array, margin: Margin, state: Descent) {
  const { plane, alpha, order, limit } = state;
  let { active } = state;
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (let s = 0; s < active; s++) {
    const i = order[s] as number;
    const row = rows[i] as number;
    const sign = truth[row] === 1 ? 1 : -1;
    const diagonal = 0.5 / (sign > 0 ? margin.positive : margin.negative);
    const old = alpha[i] as number;
    const gradient = sign * scoreOf(corpus, row, plane) - 1 + diagonal * old;
    if (old === 0 && gradient > limit) {
      active--;
      order[s--] = order[active] as number;
      order[active] = i;
      continue;
    }
    const projected = old === 0 ? Math.min(gradient, 0) : gradient;
    most = Math.max(most, projected);
    least = Math.min(least, projected);
    if (Math.abs(projected) < 1e-10) continue;
    // A row has length 1 and the bias is one more feature of value 1, hence the curvature 2.
    const now = Math.max(old - gradient / (diagonal + 2), 0);
    alpha[i] = now;
    move(corpus, row, plane, (now - old) * sign);
  }
  return { active, most, least };
}

function move({ starts, columns, values }: Corpus, row: number, plane: Descent['plane'], step: number): void {
  const { weights } = plane;
  for (let k = starts[row] as number, to = starts[row + 1] as number; k < to; k++) {
    (weights[columns[k] as number] as number) += step * (values[k] as number);
  }
  plane.bias += step;
}

function scoreOf({ starts, columns, values }: Corpus, row: number, { weights, bias }: Plane): number {
  let score = bias;
  for (let k = starts[row] as number, to = starts[row + 1] as number; k < to; k++) {
    score += (weights[columns[k] as number] as number) * (values[k] as number);
  }
  return score;
}

/** Fisher–Yates over the first `size` entries by a 32-bit xorshift: a library call a swap would cost more than the learning. */
export function shuffle(order: Uint32Array, size: number, seed: number): void {
  let state = seed | 0;
  for (let last = size - 1; last > 0; last--) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const other = (state >>> 0) % (last + 1);
    const held = order[last] as number;
    order[last] = order[other] as number;
    order[other] = held;
  }
}
