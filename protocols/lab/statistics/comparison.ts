import { pairedTest } from '../../metrics/index.ts';
import type { Estimate } from './accelerated.ts';
import { logEvidence } from './anytime.ts';
import { holm } from './holm.ts';
import { clusteredInterval, type PairedCounts, pairedInterval } from './paired-interval.ts';

/** Two methods on the same items. */
export interface Comparison {
  readonly method: string;
  readonly control: string;
  readonly items: number;
  /** Accuracy of the method less that of the control, with a 95% interval over items, and over panels where several were drawn. */
  readonly difference: Estimate;
  /** Items only the method, and only the control, got right. */
  readonly onlyMethod: number;
  readonly onlyControl: number;
  /** McNemar, exact, two-sided. */
  readonly p: number;
  /** The same after Holm's correction for all comparisons that were made with it. */
  readonly adjusted: number;
  /** Natural logarithm of the e-value, which may be read at any time. */
  readonly logEvidence: number;
}

/** A comparison to be made: for each item whether each got it right. */
export interface Pairing {
  readonly method: string;
  readonly control: string;
  readonly right: readonly boolean[];
  readonly controlRight: readonly boolean[];
  /** By item: which of the drawn panels met it; left out where there was one. */
  readonly panels?: readonly number[];
}

/**
 * Makes a family of comparisons, corrected together. Throws RangeError for no items, or lists of different length.
 */
export function compared(pairings: readonly Pairing[]): Comparison[] {
  const made = pairings.map(single);
  const adjusted = holm(made.map(({ p }) => p));
  return made.map((comparison, index) => ({ ...comparison, adjusted: adjusted[index] as number }));
}

function single({ method, control, right, controlRight, panels }: Pairing): Omit<Comparison, 'adjusted'> {
  if (right.length !== controlRight.length) throw new RangeError('both methods need the same items');
  const gaps = right.map((hit, item) => Number(hit) - Number(controlRight[item]));
  const all = countsOf(gaps);
  const { better: onlyMethod, worse: onlyControl } = all;
  const byPanel = panels === undefined ? [] : [...Map.groupBy(gaps.keys(), (item) => panels[item]).values()];
  return {
    method,
    control,
    items: gaps.length,
    difference:
      byPanel.length > 1
        ? clusteredInterval(byPanel.map((items) => countsOf(items.map((item) => gaps[item] as number))))
        : pairedInterval(all),
    onlyMethod,
    onlyControl,
    p: pairedTest(onlyMethod, onlyControl),
    logEvidence: logEvidence(onlyMethod, onlyControl),
  };
}

const countsOf = (gaps: readonly number[]): PairedCounts => ({
  better: gaps.filter((gap) => gap > 0).length,
  worse: gaps.filter((gap) => gap < 0).length,
  items: gaps.length,
});
