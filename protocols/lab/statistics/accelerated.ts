import { normalQuantile, normalShare } from './normal.ts';

/** A mean and an interval that holds the true one in 95 of 100 experiments. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The 95% BCa interval (Efron 1987, JASA 82:171) of an estimate from its resampled values, in any order, and its acceleration. */
export function accelerated(mean: number, drawn: Float64Array, acceleration: number): Estimate {
  const means = drawn.toSorted();
  const resamples = means.length;
  const bias = normalQuantile(inside(shareBelow(means, mean), resamples));
  const at = (tail: number): number => {
    const z = bias + normalQuantile(tail);
    const moved = normalShare(bias + z / (1 - acceleration * z));
    return means[Math.min(resamples - 1, Math.max(0, Math.round(moved * (resamples - 1))))] as number;
  };
  return { mean, low: at(0.025), high: at(0.975) };
}

/** Half of the means that equal the sample's own count as below: means of few items come in steps. */
function shareBelow(means: Float64Array, mean: number): number {
  let below = 0;
  for (const value of means) below += value < mean - STEP ? 1 : value <= mean + STEP ? 0.5 : 0;
  return below / means.length;
}

/** Rounding of a mean; a step of one item is larger in any sample that fits into memory. */
const STEP = 1e-12;

const inside = (share: number, resamples: number): number =>
  Math.min(1 - 0.5 / resamples, Math.max(0.5 / resamples, share));
