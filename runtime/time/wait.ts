import type { Clock } from './clock.ts';

/** Resolves after the milliseconds by that clock, or at once when the signal is aborted; never rejects. */
export function wait(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      cancel();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const cancel = clock.at(clock.now() + ms, done);
    signal?.addEventListener('abort', done);
  });
}
