import type { SeededRandom } from '../../seeded.ts';
import { accelerated, type Estimate } from './accelerated.ts';

/** How an interval is made. */
interface Resampling {
  /** Default 2000. */
  readonly resamples?: number;
  /** Share of experiments whose interval holds the true mean; default .95. */
  readonly level?: number;
}

/**
 * Mean of the values with a BCa bootstrap interval (Efron 1987, JASA 82:171): the percentiles of the resampled means are
 * moved by the bias z₀ and the acceleration a (from the jackknife), so that a skewed sample gets a skewed interval.
 *
 * Equal values give an interval without width: such a sample says nothing about what it has not seen.
 * Throws RangeError for no values, or a level outside 0..1.
 */
export function bootstrapMean(values: readonly number[], random: SeededRandom, options: Resampling = {}): Estimate {
  if (values.length === 0) throw new RangeError('no values to draw from');
  const mean = average(values);
  if (values.every((value) => value === values[0])) return { mean, low: mean, high: mean };
  let [squares, cubes] = [0, 0];
  for (const value of values) {
    squares += (value - mean) ** 2;
    cubes += (value - mean) ** 3;
  }
  const means = Float64Array.from({ length: options.resamples ?? RESAMPLES }, () => resampledMean(values, random));
  return accelerated(mean, means, cubes / (6 * squares ** 1.5), options.level);
}

const RESAMPLES = 2000;

function resampledMean(values: readonly number[], random: SeededRandom): number {
  let sum = 0;
  for (let draw = 0; draw < values.length; draw++) sum += values[Math.floor(random.real() * values.length)] as number;
  return sum / values.length;
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
