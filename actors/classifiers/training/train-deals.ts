import type { SparseModel } from '../sparse-model.ts';
import type { Examples, Settings } from './examples.ts';
import { train } from './train.ts';

/** The share of shown lines that are right from the threshold on, by a strict count: what a reader did not quote often answers as well. */
const RIGHT = 0.7;
/** Less likely than this a line is wrong more often than right, however good the others are. */
const LEAST_LIKELY = 0.15;
/** So many contracts are looked at before a threshold is believed. */
const LEAST = 8;

/**
 * Trains on all contracts; every passage is a row and a unit, every topic a label. A topic's threshold comes from contracts as judged by models that have not learned from them: the
 * best passage of each contract is a line, and it is right where the reader quoted it.
 */
export function trainDeals(examples: Examples, settings: Settings, tell: (step: string) => void): SparseModel {
  const { model, heldOut } = train(examples, settings, tell);
  const labels = model.labels.map((head, l) => {
    const own = heldOut[l] as Float64Array;
    const truth = examples.labels[l]?.units as Uint8Array;
    const best = new Map<number, number>();
    examples.documentOf.forEach((document, unit) => {
      const known = best.get(document);
      if (known === undefined || (own[unit] as number) > (own[known] as number)) best.set(document, unit);
    });
    const lines = [...best.values()]
      .map((unit) => ({ probability: own[unit] as number, isRight: truth[unit] === 1 }))
      .toSorted((a, b) => b.probability - a.probability);
    const { threshold, shown, right } = thresholdOf(lines);
    const all = lines.filter(({ isRight }) => isRight).length;
    tell(
      `${head.name}: threshold ${threshold.toFixed(3)}, ${right} of ${shown} right; without one ${all} of ${lines.length}`,
    );
    return { ...head, threshold };
  });
  return { ...model, labels };
}

/** The lowest probability from which on the share of right lines is RIGHT. */
function thresholdOf(lines: readonly { readonly probability: number; readonly isRight: boolean }[]) {
  let found = { threshold: 1, shown: 0, right: 0 };
  let right = 0;
  lines.forEach(({ probability, isRight }, rank) => {
    if (isRight) right++;
    if (rank + 1 >= LEAST && probability >= LEAST_LIKELY && right / (rank + 1) >= RIGHT)
      found = { threshold: probability, shown: rank + 1, right };
  });
  return found;
}
