import { type Estimate, ratioInterval } from '../../statistics/index.ts';
import { type Conduct, type Counts, MEASURES, Measure } from './measure.ts';

/** A measure over many debates. */
export interface Measured extends Estimate {
  readonly measure: Measure;
  /** How many times it could have happened. */
  readonly of: number;
}

/** Every measure that could happen, over debates, with 95% intervals for debates not held; one that hardly any debate tells of is left out. */
export function measured(conducts: readonly Conduct[]): Measured[] {
  const counts = (measure: Measure): readonly Counts[] => conducts.map((conduct) => conduct[measure] ?? [0, 0]);
  return Measure.options.flatMap((measure) => {
    const own = counts(measure);
    const chances = own.map(([, could]) => could);
    const signed = MEASURES[measure].reading === 'difference';
    const estimate = ratioInterval({ hits: own.map(([hits]) => hits), chances, signed });
    const of = chances.reduce((sum, could) => sum + could, 0);
    return estimate === null ? [] : [{ measure, of, ...estimate }];
  });
}
