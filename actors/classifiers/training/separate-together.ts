import { seededRandom } from '../../../protocols/index.ts';
import type { Corpus } from './corpus.ts';
import { type Margin, type Plane, shuffle } from './separate.ts';

/**
 * What separate() does, for all labels in one pass over the rows: a row's features are fetched once, not once for each
 * label. Ten times as fast for 41 labels on 100,000 rows. An example that leaves for good may leave too early, which a large set
 * forgives. `truths`: by label. Deterministic for a seed.
 */
export function separateTogether(
  corpus: Corpus,
  rows: Uint32Array,
  truths: readonly Uint8Array[],
  margin: Margin,
): Plane[] {
  const labels = truths.length;
  const state: State = {
    weights: new Float32Array(corpus.keys.length * labels),
    biases: new Float64Array(labels),
    alpha: new Float32Array(rows.length * labels),
    active: Uint8Array.from({ length: rows.length * labels }, (_, i) => i % labels),
    left: new Uint8Array(rows.length).fill(labels),
    limits: new Float64Array(labels).fill(Number.POSITIVE_INFINITY),
    most: new Float64Array(labels),
    scores: new Float64Array(labels),
  };
  const order = Uint32Array.from(rows, (_, i) => i);
  const random = seededRandom(margin.seed, 'separate');
  let size = rows.length;
  for (let epoch = 0; epoch < margin.epochs; epoch++) {
    shuffle(order, size, random.integer(1, 0x7fff_ffff));
    state.most.fill(Number.NEGATIVE_INFINITY);
    let kept = 0;
    for (let s = 0; s < size; s++) {
      const i = order[s] as number;
      visit(corpus, rows[i] as number, i, truths, margin, state);
      if ((state.left[i] as number) > 0) order[kept++] = i;
    }
    size = kept;
    state.limits = state.most.map((most) => (most <= 0 ? Number.POSITIVE_INFINITY : most));
  }
  return truths.map((_, label) => ({
    weights: Float64Array.from(corpus.keys, (_, column) => state.weights[column * labels + label] as number),
    bias: state.biases[label] as number,
  }));
}

interface State {
  /** By column, then label. */
  readonly weights: Float32Array;
  readonly biases: Float64Array;
  /** By example, then label. */
  readonly alpha: Float32Array;
  /** By example: the labels it still matters to, then the others. */
  readonly active: Uint8Array;
  readonly left: Uint8Array;
  limits: Float64Array;
  readonly most: Float64Array;
  readonly scores: Float64Array;
}

/** One step for each label that the example still matters to; labels it is far on the right side of leave. */
function visit(
  corpus: Corpus,
  row: number,
  example: number,
  truths: readonly Uint8Array[],
  margin: Margin,
  state: State,
): void {
  const { biases, alpha, active, left, limits, most, scores } = state;
  const base = example * truths.length;
  score(corpus, row, base, left[example] as number, state);
  let count = left[example] as number;
  for (let a = 0; a < count; a++) {
    const label = active[base + a] as number;
    const sign = truths[label]?.[row] === 1 ? 1 : -1;
    const diagonal = 0.5 / (sign > 0 ? margin.positive : margin.negative);
    const old = alpha[base + label] as number;
    const gradient = sign * (scores[label] as number) - 1 + diagonal * old;
    if (old === 0 && gradient > (limits[label] as number)) {
      count--;
      active[base + a--] = active[base + count] as number;
      active[base + count] = label;
      continue;
    }
    const projected = old === 0 ? Math.min(gradient, 0) : gradient;
    most[label] = Math.max(most[label] as number, projected);
    const now = Math.max(old - gradient / (diagonal + 2), 0);
    if (now === old) continue;
    alpha[base + label] = now;
    (biases[label] as number) += (now - old) * sign;
    move(corpus, row, label, (now - old) * sign, state);
  }
  left[example] = count;
}

function score({ starts, columns, values }: Corpus, row: number, base: number, count: number, state: State): void {
  const { weights, biases, active, scores } = state;
  const labels = biases.length;
  for (let a = 0; a < count; a++) scores[active[base + a] as number] = biases[active[base + a] as number] as number;
  for (let k = starts[row] as number, to = starts[row + 1] as number; k < to; k++) {
    const value = values[k] as number;
    const column = (columns[k] as number) * labels;
    for (let a = 0; a < count; a++) {
      const label = active[base + a] as number;
      (scores[label] as number) += (weights[column + label] as number) * value;
    }
  }
}

function move({ starts, columns, values }: Corpus, row: number, label: number, step: number, state: State): void {
  const labels = state.biases.length;
  for (let k = starts[row] as number, to = starts[row + 1] as number; k < to; k++) {
    (state.weights[(columns[k] as number) * labels + label] as number) += step * (values[k] as number);
  }
}
