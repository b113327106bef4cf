import type { SeededRandom } from '../../../seeded.ts';
import { bootstrapRatios, type Estimate } from '../../statistics/index.ts';
import { type Conduct, type Counts, MEASURES, Measure } from './measure.ts';

/** A measure over many debates. */
export interface Measured extends Estimate {
  readonly measure: Measure;
  /** How many times it could have happened. */
  readonly of: number;
}

/** Every measure that could happen, over debates, with 95% BCa bootstrap intervals over whole debates. */
export function measured(conducts: readonly Conduct[], random: SeededRandom): Measured[] {
  const counts = (measure: Measure): readonly Counts[] => conducts.map((conduct) => conduct[measure] ?? [0, 0]);
  const series = Measure.options.map((measure) => ({
    hits: counts(measure).map(([hits]) => hits),
    chances: counts(measure).map(([, chances]) => chances),
    signed: MEASURES[measure].reading === 'difference',
  }));
  return bootstrapRatios(series, random).flatMap((estimate, index) => {
    const of = (series[index]?.chances ?? []).reduce((sum, chances) => sum + chances, 0);
    return estimate === null ? [] : [{ measure: Measure.options[index] as Measure, of, ...estimate }];
  });
}
