import type { SeededRandom } from '../../seeded.ts';
import { meanInterval } from '../statistics/index.ts';

/** A figure that is reported with its meaning. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** 95% interval, where there is one. */
  readonly interval: readonly [low: number, high: number] | null;
  /** A share, reported in percent. */
  readonly share: boolean;
}

/** Its own stream for each figure, so that one more figure moves no interval. */
export type Streams = (label: string) => SeededRandom;

export const bare = (what: string, value: number): Figure => ({ what, value, interval: null, share: false });

/** The mean of the values, with its interval where that can be told; none of none. */
export function meanFigure(what: string, values: readonly number[], share: boolean, random: Streams): Figure[] {
  if (values.length === 0) return [];
  const estimate = meanInterval(values, random(what));
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  return [{ what, value, interval: estimate === null ? null : [estimate.low, estimate.high], share }];
}
