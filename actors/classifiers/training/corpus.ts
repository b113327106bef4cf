import { KEY_BITS } from '../features.ts';

/**
 * Examples as one sparse matrix, row by row. `columns` are dense feature numbers; `keys` says which feature key each one
 * stands for, ascending.
 */
export interface Corpus {
  readonly rows: number;
  /** Row r is at starts[r] to starts[r + 1]. */
  readonly starts: Uint32Array;
  readonly columns: Uint32Array;
  /** tf-idf, every row of Euclidean length 1 (or empty). */
  readonly values: Float32Array;
  readonly keys: Uint32Array;
  /** By column. */
  readonly idf: Float32Array;
}

/** Counted keys of a row, ascending. */
export interface Counted {
  readonly keys: Uint32Array;
  readonly counts: Uint16Array;
}

export function counted(keys: readonly number[]): Counted {
  const sorted = Uint32Array.from(keys).toSorted();
  const distinct: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < sorted.length; i++) {
    if (i > 0 && sorted[i] === sorted[i - 1])
      counts[counts.length - 1] = Math.min(65_535, (counts.at(-1) as number) + 1);
    else {
      distinct.push(sorted[i] as number);
      counts.push(1);
    }
  }
  return { keys: Uint32Array.from(distinct), counts: Uint16Array.from(counts) };
}

/** Rows in which each key occurs. */
export function documentFrequency(rows: readonly Counted[]): Uint32Array {
  const frequency = new Uint32Array(2 ** KEY_BITS);
  for (const { keys } of rows) for (const key of keys) (frequency[key] as number)++;
  return frequency;
}

/**
 * tf-idf over the given keys only: (1 + ln tf) × (1 + ln((1 + N) / (1 + df))), rows scaled to length 1 over what is kept
 * (Manning, Raghavan, Schütze 2008, section 6.4).
 */
export function corpusOf(rows: readonly Counted[], keys: Uint32Array, idf: Float32Array): Corpus {
  const column = new Int32Array(2 ** KEY_BITS).fill(-1);
  keys.forEach((key, i) => {
    column[key] = i;
  });
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, r) => {
    let size = 0;
    for (const key of row.keys) if ((column[key] as number) >= 0) size++;
    starts[r + 1] = (starts[r] as number) + size;
  });
  const columns = new Uint32Array(starts[rows.length] as number);
  const values = new Float32Array(columns.length);
  for (const [r, row] of rows.entries()) fill(row, column, idf, starts[r] as number, columns, values);
  return { rows: rows.length, starts, columns, values, keys, idf };
}

function fill(
  row: Counted,
  column: Int32Array,
  idf: Float32Array,
  start: number,
  columns: Uint32Array,
  values: Float32Array,
): void {
  let at = start;
  let square = 0;
  for (let i = 0; i < row.keys.length; i++) {
    const c = column[row.keys[i] as number] as number;
    if (c < 0) continue;
    const value = (1 + Math.log(row.counts[i] as number)) * (idf[c] as number);
    columns[at] = c;
    values[at++] = value;
    square += value * value;
  }
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
  for (let i = start; i < at; i++) (values[i] as number) *= scale;
}

/** Keys that occur in at least `least` rows, ascending, and their inverse document frequencies. */
export function vocabulary(
  frequency: Uint32Array,
  rows: number,
  least: number,
): { keys: Uint32Array; idf: Float32Array } {
  const keys: number[] = [];
  frequency.forEach((df, key) => {
    if (df >= least) keys.push(key);
  });
  const idf = Float32Array.from(keys, (key) => 1 + Math.log((1 + rows) / (1 + (frequency[key] as number))));
  return { keys: Uint32Array.from(keys), idf };
}
