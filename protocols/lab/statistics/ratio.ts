import { shareInterval } from '../../metrics/index.ts';
import type { SeededRandom } from '../../seeded.ts';
import { accelerated, type Estimate } from './accelerated.ts';

/** By debate: how often something happened, and how often it could have. */
export interface RatioSeries {
  readonly hits: readonly number[];
  readonly chances: readonly number[];
  /** Whether what happened can be below 0: a difference of two shares. */
  readonly signed?: boolean;
}

/** Fewer than for a mean: many ratios are drawn together, and nobody decides by the last digit. */
const RESAMPLES = 1000;

/**
 * Σ hits / Σ chances of several series over the same debates, with BCa bootstrap intervals: whole debates are drawn again,
 * since what happens within one hangs together. All series are drawn together, so that their differences could be read off.
 * null where nothing could happen. What happened never, or always, has nothing that could be drawn otherwise: there the
 * interval is Wilson's, with a debate for a trial.
 *
 * Throws RangeError for series of different length.
 */
export function bootstrapRatios(series: readonly RatioSeries[], random: SeededRandom): (Estimate | null)[] {
  const debates = series[0]?.hits.length ?? 0;
  if (series.some(({ hits, chances }) => hits.length !== debates || chances.length !== debates)) {
    throw new RangeError('all series need the same debates');
  }
  const drawn = series.map(() => new Float64Array(RESAMPLES));
  const times = new Uint32Array(debates);
  for (let resample = 0; resample < RESAMPLES; resample++) {
    times.fill(0);
    for (let draw = 0; draw < debates; draw++) {
      const debate = Math.floor(random.real() * debates);
      times[debate] = (times[debate] as number) + 1;
    }
    for (const [index, { hits, chances }] of series.entries()) {
      (drawn[index] as Float64Array)[resample] = ratio(hits, chances, times);
    }
  }
  return series.map((one, index) => interval(one, drawn[index] as Float64Array));
}

/** NaN where no debate that was drawn gave a chance. */
function ratio(hits: readonly number[], chances: readonly number[], times: Uint32Array): number {
  let [happened, could] = [0, 0];
  for (let debate = 0; debate < times.length; debate++) {
    const weight = times[debate] as number;
    if (weight === 0) continue;
    happened += weight * (hits[debate] as number);
    could += weight * (chances[debate] as number);
  }
  return happened / could;
}

function interval({ hits, chances, signed = false }: RatioSeries, drawn: Float64Array): Estimate | null {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const [happened, could] = [sum(hits), sum(chances)];
  if (could === 0) return null;
  const mean = happened / could;
  // The influence of a debate on the ratio, as of a value on a mean (Efron & Tibshirani 1993, section 14.3).
  let [squares, cubes] = [0, 0];
  for (const [debate, hit] of hits.entries()) {
    const pull = hit - mean * (chances[debate] as number);
    squares += pull ** 2;
    cubes += pull ** 3;
  }
  if (squares < 1e-12) return settled(mean, chances.filter((count) => count > 0).length, signed);
  return accelerated(
    mean,
    drawn.filter((value) => !Number.isNaN(value)),
    cubes / (6 * squares ** 1.5),
  );
}

/** The same ratio in every debate: the shares of a difference were alike each time, or all or nothing happened. */
function settled(mean: number, debates: number, signed: boolean): Estimate {
  const { high } = shareInterval(0, debates);
  if (mean === 0) return { mean, low: signed ? -high : 0, high };
  return mean === 1 ? { mean, low: 1 - high, high: 1 } : { mean, low: mean, high: mean };
}
