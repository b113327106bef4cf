import type { Clock } from '../time/clock.ts';
import type { Delivery } from './bus.ts';

/** Between two heartbeats, in milliseconds: less than half of the time after which a delivery is redelivered. */
const BEAT_MS = 2_000;

/** After this many heartbeats a delivery that is not handled is abandoned: the journal redelivers it. */
const BEATS = 30;

/** Tells the journal, for up to a minute, that the delivery is still being handled. */
export function keepAliveWhile(clock: Clock, delivery: Delivery, handling: Promise<unknown>): void {
  let beats = 0;
  let cancel = (): void => {};
  const beat = (): void => {
    cancel = clock.at(clock.now() + BEAT_MS, () => {
      delivery.working();
      beats += 1;
      if (beats < BEATS) beat();
    });
  };
  beat();
  const end = (): void => cancel();
  handling.then(end, end);
}
