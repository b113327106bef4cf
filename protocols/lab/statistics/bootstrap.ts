import type { SeededRandom } from '../../seeded.ts';
import { normalQuantile, normalShare } from './normal.ts';

/** A mean and an interval that holds the true one in 95 of 100 experiments. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Mean of the values with a BCa bootstrap interval (Efron 1987, JASA 82:171): the percentiles of the resampled means are
 * moved by the bias z₀ and the acceleration a (from the jackknife), so that a skewed sample gets a skewed interval. For
 * a paired comparison give the differences, item by item.
 *
 * Equal values give an interval without width: such a sample says nothing about what it has not seen.
 * Throws RangeError for no values, or a level outside 0..1.
 */
export function bootstrapMean(
  values: readonly number[],
  random: SeededRandom,
  { resamples = 2000, level = 0.95 }: { readonly resamples?: number; readonly level?: number } = {},
): Estimate {
  if (values.length === 0) throw new RangeError('no values to draw from');
  if (!(level > 0 && level < 1)) throw new RangeError(`level ${level}`);
  const mean = average(values);
  if (values.every((value) => value === values[0])) return { mean, low: mean, high: mean };
  const means = resampled(values, random, resamples).toSorted();
  const bias = normalQuantile(inside(shareBelow(means, mean), resamples));
  const acceleration = skew(values, mean);
  const at = (tail: number): number => {
    const z = bias + normalQuantile(tail);
    const moved = normalShare(bias + z / (1 - acceleration * z));
    return means[Math.min(resamples - 1, Math.max(0, Math.round(moved * (resamples - 1))))] as number;
  };
  return { mean, low: at((1 - level) / 2), high: at((1 + level) / 2) };
}

function resampled(values: readonly number[], random: SeededRandom, resamples: number): Float64Array {
  const [means, size] = [new Float64Array(resamples), values.length];
  for (let resample = 0; resample < resamples; resample++) {
    let sum = 0;
    for (let draw = 0; draw < size; draw++) sum += values[Math.floor(random.real() * size)] as number;
    means[resample] = sum / size;
  }
  return means;
}

/** Half of the means that equal the sample's own count as below: means of few items come in steps. */
function shareBelow(means: Float64Array, mean: number): number {
  let below = 0;
  for (const value of means) below += value < mean ? 1 : value === mean ? 0.5 : 0;
  return below / means.length;
}

const inside = (share: number, resamples: number): number =>
  Math.min(1 - 0.5 / resamples, Math.max(0.5 / resamples, share));

/** Acceleration of a mean: the skewness of the sample over 6 √n, which is what its jackknife comes to. */
function skew(values: readonly number[], mean: number): number {
  let [squares, cubes] = [0, 0];
  for (const value of values) {
    squares += (value - mean) ** 2;
    cubes += (value - mean) ** 3;
  }
  return cubes / (6 * squares ** 1.5);
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
