import { IDF_STEP, type LabelHead, type Origin, type SparseModel } from '../sparse-model.ts';
import { type Corpus, type Counted, corpusOf, documentFrequency, vocabulary } from './corpus.ts';
import type { Examples, Label, Settings } from './examples.ts';
import { type Plane, separate } from './separate.ts';
import { separateTogether } from './separate-together.ts';

/** Probabilities of a model that has not been calibrated yet. */
const UNCALIBRATED = { slope: -1, offset: 0, threshold: 0.5, presence: 0.5 };

/**
 * Learns a pruned, quantised model from the rows given. Twice: first over the whole vocabulary to see which features
 * matter, then over those alone, since leaving features out changes the length a text is scaled by.
 */
export function learn(examples: Examples, rows: Uint32Array, settings: Settings, origin: Origin): SparseModel {
  const learned = Array.from(rows, (row) => examples.rows[row] as Counted);
  const frequency = documentFrequency(learned);
  const whole = vocabulary(frequency, rows.length, settings.leastRows);
  const wide = corpusOf(examples.rows, whole.keys, stepped(whole.idf));
  const widePlanes = planes(examples, wide, telling(examples, rows, settings), settings);
  const keys = strongest(wide, widePlanes, settings.features);
  const idf = stepped(whole.idf.filter((_, column) => keys.has(column)));
  const narrow = corpusOf(
    examples.rows,
    whole.keys.filter((_, column) => keys.has(column)),
    idf,
  );
  return quantised(narrow, planes(examples, narrow, rows, settings), examples.labels, settings.weights, origin);
}

/** Of rows without a label this share is enough to see which features matter, where all labels are learned together. */
const ONE_IN = 3;

function telling({ labels }: Examples, rows: Uint32Array, { together }: Settings): Uint32Array {
  if (together !== true) return rows;
  return rows.filter((row, i) => i % ONE_IN === 0 || labels.some((label) => label.rows[row] === 1));
}

/** Idf as the model file can say it, so that training sees what inference will. */
const stepped = (idf: Float32Array): Float32Array => idf.map((value) => Math.round(value / IDF_STEP) * IDF_STEP);

function planes(examples: Examples, corpus: Corpus, rows: Uint32Array, settings: Settings): Plane[] {
  if (settings.together === true) {
    return separateTogether(
      corpus,
      rows,
      examples.labels.map((label) => label.rows),
      settings,
    );
  }
  return examples.labels.map((label) => {
    const { among } = label;
    const own = among === undefined ? rows : rows.filter((row) => among[examples.unitOf[row] as number] === 1);
    return separate(corpus, own, label.rows, settings);
  });
}

/** Columns that are among the heaviest of some label. */
function strongest(corpus: Corpus, planes: readonly Plane[], size: number): Set<number> {
  const kept = new Set<number>();
  for (const { weights } of planes) for (const column of heaviest(weights, corpus.idf, size)) kept.add(column);
  return kept;
}

/** Columns by what they can add to a score, the largest first; those that add nothing are left out. */
function heaviest(weights: Float64Array, idf: Float32Array, size: number): number[] {
  const reach = weights.map((weight, column) => Math.abs(weight) * (idf[column] as number));
  // Numbers are sorted ten times as fast without a comparison of our own, and few columns are left to compare.
  const least = size < reach.length ? (reach.toSorted().at(-size) as number) : 0;
  const columns = [...reach.keys()].filter(
    (column) => (reach[column] as number) > 0 && (reach[column] as number) >= least,
  );
  return columns.toSorted((a, b) => (reach[b] as number) - (reach[a] as number) || a - b).slice(0, size);
}

function quantised(
  corpus: Corpus,
  planes: readonly Plane[],
  labels: readonly Label[],
  size: number,
  origin: Origin,
): SparseModel {
  const entries: { target: number; weight: number }[][] = Array.from(corpus.keys, () => []);
  const heads = planes.map(({ weights, bias }, target): LabelHead => {
    const kept = heaviest(weights, corpus.idf, size);
    const scale = kept.reduce((most, column) => Math.max(most, Math.abs(weights[column] as number)), 1e-9) / 127;
    for (const column of kept) {
      const weight = Math.round((weights[column] as number) / scale);
      if (weight !== 0) entries[column]?.push({ target, weight });
    }
    return { name: (labels[target] as Label).name, bias, scale, ...UNCALIBRATED };
  });
  const flat = entries.flat();
  const starts = new Uint32Array(entries.length + 1);
  entries.forEach((own, f) => {
    starts[f + 1] = (starts[f] as number) + own.length;
  });
  return {
    origin,
    labels: heads,
    keys: corpus.keys,
    idf: Uint8Array.from(corpus.idf, (value) => Math.round(value / IDF_STEP)),
    starts,
    targets: Uint8Array.from(flat, ({ target }) => target),
    weights: Int8Array.from(flat, ({ weight }) => weight),
  };
}
