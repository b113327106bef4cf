import type { ModelSeat } from './model-plan.ts';

/** A seat that has said nothing after this long is left out; longer where a model takes fewer questions at once; seconds. */
const SEAT_SECONDS = 300;
const LONGEST_SECONDS = 540;

/** How long a seat has for each brief and call, in seconds, when so many readers take turns at its model. */
export function seatSeconds({ at_once, answer_seconds }: NonNullable<ModelSeat['turns']>, readers: number): number {
  const turns = Math.ceil(readers / at_once);
  return Math.min(LONGEST_SECONDS, Math.max(SEAT_SECONDS, turns * answer_seconds));
}
