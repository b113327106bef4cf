import { readFileSync } from 'node:fs';
import {
  decode,
  type FeatureTable,
  type LabelHead,
  probability,
  type SparseModel,
  scores,
  tableOf,
} from './sparse-model.ts';

/** A label and how sure the classifier is of it. */
interface Judgement {
  readonly head: LabelHead;
  /** Calibrated, 0..1. */
  readonly probability: number;
}

/** A trained model ready to judge. Pure: the same keys give the same judgements. */
export interface Classifier {
  readonly model: SparseModel;
  readonly table: FeatureTable;
  /** All labels in the model's order. */
  judge(keys: readonly number[]): Judgement[];
}

/** Four decimals: a probability's last bits are noise to a reader and may differ between platforms. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

export function classifierOf(model: SparseModel): Classifier {
  const table: FeatureTable = tableOf(model.keys);
  return {
    model,
    table,
    judge: (keys) =>
      Array.from(scores(model, table, keys), (score, l) => {
        const head = model.labels[l] as LabelHead;
        return { head, probability: rounded(probability(head, score)) };
      }),
  };
}

/** The classifier whose weights are beside this file, read when it is first asked: most threads of a service never are. */
export function shipped(
  file:
    | 'clauses.bin'
    | 'deals.bin'
    | 'grievous.bin'
    | 'risk-checks.bin'
    | 'risks.bin'
    | 'unfair.bin'
    | 'unfair-letters.bin',
): () => Classifier {
  let known: Classifier | undefined;
  return () => {
    known ??= classifierOf(decode(readFileSync(new URL(file, import.meta.url))));
    return known;
  };
}
