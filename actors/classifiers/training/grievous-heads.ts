import { IDF_STEP, type LabelHead, type SparseModel } from '../sparse-model.ts';
import { type Corpus, type Counted, corpusOf, documentFrequency, vocabulary } from './corpus.ts';
import { type Plane, separate } from './separate.ts';

/** A passage to learn from. `kind` is its class, undefined for ordinary text, and for a defect that is of none. */
export interface GrievousRow {
  readonly keys: Counted;
  readonly kind: number | undefined;
  /** Whether it has the defect of its class. */
  readonly isDefect: boolean;
}

export interface GrievousKind {
  readonly id: string;
  readonly group: string;
}

/** How much the weights of a group and of a class count beside those that all classes share. */
const OWN_SHARE = 0.7;
const TOPIC = { positive: 1, negative: 0.5, epochs: 8, seed: 1 };
const HARM = { positive: 1.5, negative: 1.5, epochs: 15, seed: 1 };
/** Weights kept: shared by all classes, of a group, of a class, of a topic. */
const KEPT = { harm: 12_000, group: 2500, kind: 700, topic: 900 };
/** A word that one writer used once still tells something: the next one may use it too. */
const LEAST_ROWS = 1;

/** Named scores of a passage: which topic it has, and how harmful it is as one of a class. */
export function learnHeads(rows: readonly GrievousRow[], kinds: readonly GrievousKind[]): SparseModel {
  const written = rows.filter(({ kind }) => kind !== undefined).map(({ keys }) => keys);
  const whole = vocabulary(documentFrequency(written), written.length, LEAST_ROWS);
  const first = planesOf(rows, kinds, whole.keys, whole.idf);
  const used = new Set<number>();
  for (const { weights, kept } of first) for (const column of heaviest(weights, kept)) used.add(column);
  const keys = whole.keys.filter((_, column) => used.has(column));
  const idf = whole.idf.filter((_, column) => used.has(column)).map((one) => Math.round(one / IDF_STEP) * IDF_STEP);
  return quantised(keys, idf, planesOf(rows, kinds, keys, idf));
}

interface NamedPlane extends Plane {
  readonly name: string;
  readonly kept: number;
}

function planesOf(
  rows: readonly GrievousRow[],
  kinds: readonly GrievousKind[],
  keys: Uint32Array,
  idf: Float32Array,
): NamedPlane[] {
  const corpus = corpusOf(
    rows.map((row) => row.keys),
    keys,
    idf,
  );
  const all = Uint32Array.from(rows.keys());
  const topics = kinds.map(({ id }, k) => {
    const truth = Uint8Array.from(rows, ({ kind }) => (kind === k ? 1 : 0));
    return { name: `topic/${id}`, kept: KEPT.topic, ...separate(corpus, all, truth, TOPIC) };
  });
  return [...topics, ...harmPlanes(rows, kinds, corpus)];
}

/**
 * Harm is learned once for all classes, over features that every passage has three times: shared, of its group and of its
 * class (Daumé 2007, "Frustratingly easy domain adaptation"). What is common is learned from all, the rest from its own.
 */
function harmPlanes(rows: readonly GrievousRow[], kinds: readonly GrievousKind[], corpus: Corpus): NamedPlane[] {
  const groups = [...new Set(kinds.map(({ group }) => group))];
  const width = corpus.keys.length;
  const norm = 1 / Math.sqrt(1 + 2 * OWN_SHARE ** 2);
  const columns: number[] = [];
  const values: number[] = [];
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach(({ kind }, row) => {
    const own = kind === undefined ? [] : [1 + groups.indexOf(kinds[kind]?.group ?? ''), 1 + groups.length + kind];
    for (let k = corpus.starts[row] as number; k < (corpus.starts[row + 1] as number); k++) {
      const column = corpus.columns[k] as number;
      const value = (corpus.values[k] as number) * norm;
      columns.push(column, ...own.map((copy) => width * copy + column));
      values.push(value, ...own.map(() => value * OWN_SHARE));
    }
    starts[row + 1] = columns.length;
  });
  const size = width * (1 + groups.length + kinds.length);
  const wide: Corpus = {
    rows: rows.length,
    starts,
    columns: Uint32Array.from(columns),
    values: Float32Array.from(values),
    keys: new Uint32Array(size),
    idf: new Float32Array(0),
  };
  const truth = Uint8Array.from(rows, ({ isDefect }) => (isDefect ? 1 : 0));
  const { weights, bias } = separate(wide, Uint32Array.from(rows.keys()), truth, HARM);
  const plane = (name: string, copy: number, share: number, kept: number): NamedPlane => ({
    name,
    kept,
    bias: copy === 0 ? bias : 0,
    weights: weights.slice(width * copy, width * (copy + 1)).map((weight) => weight * share * norm),
  });
  return [
    plane('harm', 0, 1, KEPT.harm),
    ...groups.map((group, g) => plane(`harm/${group}`, 1 + g, OWN_SHARE, KEPT.group)),
    ...kinds.map(({ id }, k) => plane(`harm/${id}`, 1 + groups.length + k, OWN_SHARE, KEPT.kind)),
  ];
}

/** Columns with the largest weights; those without any are left out. */
function heaviest(weights: Float64Array, size: number): number[] {
  const sizes = weights.map(Math.abs);
  const least = size < sizes.length ? (sizes.toSorted().at(-size) as number) : 0;
  return [...sizes.keys()].filter((column) => (sizes[column] as number) > 0 && (sizes[column] as number) >= least);
}

function quantised(keys: Uint32Array, idf: Float32Array, planes: readonly NamedPlane[]): SparseModel {
  const entries: { target: number; weight: number }[][] = Array.from(keys, () => []);
  const labels = planes.map(({ name, weights, bias, kept }, target): LabelHead => {
    const columns = heaviest(weights, kept);
    const scale = columns.reduce((most, column) => Math.max(most, Math.abs(weights[column] as number)), 1e-9) / 127;
    for (const column of columns) {
      const weight = Math.round((weights[column] as number) / scale);
      if (weight !== 0) entries[column]?.push({ target, weight });
    }
    return { name, bias, scale, slope: -1, offset: 0, threshold: 0.5, presence: 0.5 };
  });
  const flat = entries.flat();
  const starts = new Uint32Array(entries.length + 1);
  entries.forEach((own, f) => {
    starts[f + 1] = (starts[f] as number) + own.length;
  });
  return {
    origin: { seed: HARM.seed, documents: [] },
    labels,
    keys,
    idf: Uint8Array.from(idf, (value) => Math.round(value / IDF_STEP)),
    starts,
    targets: Uint8Array.from(flat, ({ target }) => target),
    weights: Int8Array.from(flat, ({ weight }) => weight),
  };
}
