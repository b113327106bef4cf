import type { SeededRandom } from '../../seeded.ts';
import { accelerated, type Estimate } from './accelerated.ts';
import { ratioInterval } from './ratio.ts';

/** Resamples of a bootstrap. */
const RESAMPLES = 2000;

/** Under so many values that are no shares no interval covers: of an exponential law .87 at five, .71 at three, .93 at eight. */
const FEWEST = 8;

/** From so many values on the BCa interval covers what it says, also where they are skewed. */
const MANY = 40;

/**
 * Mean of the values with a 95% interval whose coverage the test measures. Shares, values that all are within 0..1, have the
 * interval of a ratio. Other values have the BCa bootstrap interval (Efron 1987, JASA 82:171) where they are many, and the
 * studentised one (Hall 1988, Annals of Statistics 16:927) where they are few: there BCa's are too short.
 *
 * Null where it cannot be told: under eight values that are no shares.
 *
 * Equal values give an interval without width unless they are shares: such a sample says nothing about what it has not seen.
 * Throws RangeError for no values.
 */
export function meanInterval(values: readonly number[], random: SeededRandom): Estimate | null {
  if (values.length === 0) throw new RangeError('no values to draw from');
  const mean = average(values);
  if (values.every((value) => value >= 0 && value <= 1)) {
    const found = ratioInterval({ hits: values, chances: values.map(() => 1) });
    if (found !== null) return found;
  }
  if (values.length < FEWEST) return null;
  if (values.every((value) => value === values[0])) return { mean, low: mean, high: mean };
  return values.length < MANY ? studentised(values, mean, random) : skewed(values, mean, random);
}

function skewed(values: readonly number[], mean: number, random: SeededRandom): Estimate {
  let [squares, cubes] = [0, 0];
  for (const value of values) {
    squares += (value - mean) ** 2;
    cubes += (value - mean) ** 3;
  }
  // Summed as they are drawn: thousands of lists of thousands of values are not made.
  const means = Float64Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let draw = 0; draw < values.length; draw++) sum += values[Math.floor(random.real() * values.length)] as number;
    return sum / values.length;
  });
  return accelerated(mean, means, cubes / (6 * squares ** 1.5));
}

/** The percentiles are those of Student's ratio in the resamples, not of their means. */
function studentised(values: readonly number[], mean: number, random: SeededRandom): Estimate {
  const ratios: number[] = [];
  for (let draw = 0; draw < RESAMPLES; draw++) {
    const drawn = resampled(values, random);
    const [own, error] = [average(drawn), standardError(drawn)];
    if (error > 0) ratios.push((own - mean) / error);
  }
  const sorted = ratios.toSorted((left, right) => left - right);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] as number;
  const error = standardError(values);
  return { mean, low: mean - at(0.975) * error, high: mean - at(0.025) * error };
}

const resampled = (values: readonly number[], random: SeededRandom): number[] =>
  Array.from({ length: values.length }, () => values[Math.floor(random.real() * values.length)] as number);

function standardError(values: readonly number[]): number {
  const mean = average(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / ((values.length - 1) * values.length));
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
