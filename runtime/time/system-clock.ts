import type { Clock } from './clock.ts';

/** setTimeout fires at once over 2^31-1 ms (24.8 days): longer waits are made of several. */
const LONGEST_TIMEOUT_MS = 2_147_483_647;

/** The machine's time. A callback that is still awaited keeps the process alive: its owner cancels it at the end. */
export const systemClock: Clock = {
  now: () => Date.now(),
  at(instant, callback) {
    let timer: NodeJS.Timeout | undefined;
    const arm = (): void => {
      const left = instant - Date.now();
      timer = setTimeout(
        () => (Date.now() >= instant ? callback() : arm()),
        Math.min(Math.max(left, 0), LONGEST_TIMEOUT_MS),
      );
    };
    arm();
    return () => clearTimeout(timer);
  },
};
