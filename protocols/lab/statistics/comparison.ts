import { pairedTest } from '../../metrics/index.ts';
import type { SeededRandom } from '../../seeded.ts';
import type { Estimate } from './accelerated.ts';
import { logEvidence } from './anytime.ts';
import { bootstrapDifference } from './bootstrap.ts';
import { holm } from './holm.ts';

/** Two methods on the same items. */
export interface Comparison {
  readonly method: string;
  readonly control: string;
  readonly items: number;
  /** Accuracy of the method less that of the control, with a 95% BCa interval. */
  readonly difference: Estimate;
  /** Items only the method, and only the control, got right. */
  readonly onlyMethod: number;
  readonly onlyControl: number;
  /** McNemar, exact, two-sided. */
  readonly p: number;
  /** The same after Holm's correction for all comparisons that were made with it. */
  readonly adjusted: number;
  /** Natural logarithm of the e-value, which may be looked at any time. */
  readonly logEvidence: number;
}

/** A comparison to be made: for each item whether each got it right. */
export interface Pairing {
  readonly method: string;
  readonly control: string;
  readonly right: readonly boolean[];
  readonly controlRight: readonly boolean[];
}

/**
 * Makes a family of comparisons, corrected together. `random` gives each its own stream by name, so that one more
 * comparison does not move the intervals of the others. Throws RangeError for no items, or lists of different length.
 */
export function compared(pairings: readonly Pairing[], random: (label: string) => SeededRandom): Comparison[] {
  const made = pairings.map((pairing) => single(pairing, random(`${pairing.method}/${pairing.control}`)));
  const adjusted = holm(made.map(({ p }) => p));
  return made.map((comparison, index) => ({ ...comparison, adjusted: adjusted[index] as number }));
}

function single({ method, control, right, controlRight }: Pairing, random: SeededRandom): Omit<Comparison, 'adjusted'> {
  if (right.length !== controlRight.length) throw new RangeError('both methods need the same items');
  const gaps = right.map((hit, item) => Number(hit) - Number(controlRight[item]));
  const onlyMethod = gaps.filter((gap) => gap > 0).length;
  const onlyControl = gaps.filter((gap) => gap < 0).length;
  return {
    method,
    control,
    items: gaps.length,
    difference: bootstrapDifference({ better: onlyMethod, worse: onlyControl, items: gaps.length }, random),
    onlyMethod,
    onlyControl,
    p: pairedTest(onlyMethod, onlyControl),
    logEvidence: logEvidence(onlyMethod, onlyControl),
  };
}
