import { seededRandom } from '../../../protocols/index.ts';
import { type SparseModel, scores, tableOf } from '../sparse-model.ts';
import type { Examples, Settings } from './examples.ts';

/** Documents dealt to folds in random order, so that no fold holds one publisher only. */
export function foldsOf({ documents }: Examples, { seed, folds }: Settings): Uint8Array {
  const order = seededRandom(seed, 'folds').shuffled([...documents.keys()]);
  const fold = new Uint8Array(documents.length);
  order.forEach((document, i) => {
    fold[document] = i % folds;
  });
  return fold;
}

export function rowsWhere({ rows, unitOf, documentOf }: Examples, wanted: (document: number) => boolean): Uint32Array {
  return Uint32Array.from(rows.keys()).filter((row) => wanted(documentOf[unitOf[row] as number] as number));
}

/** Scores by the quantised model, as it will be shipped; a unit has that of its best row. */
export function scoreUnits(examples: Examples, rows: Uint32Array, model: SparseModel, into: Float64Array[]): void {
  const table = tableOf(model.keys);
  const seen = new Set<number>();
  for (const row of rows) {
    const unit = examples.unitOf[row] as number;
    const { keys, counts } = examples.rows[row] as Examples['rows'][number];
    const repeated = Array.from(keys).flatMap((key, i) => Array.from({ length: counts[i] as number }, () => key));
    scores(model, table, repeated).forEach((score, l) => {
      const units = into[l] as Float64Array;
      if (!seen.has(unit) || score > (units[unit] as number)) units[unit] = score;
    });
    seen.add(unit);
  }
}
