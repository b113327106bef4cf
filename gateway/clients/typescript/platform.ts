import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What the client needs of the machine it runs on. A test gives its own. */
export interface Platform {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Rejects when the signal aborts. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** An identifier nobody had before. */
  randomId(): string;
  /** At least 0, less than 1. */
  random(): number;
}

/** Node 20 or newer. */
export const nodePlatform: Platform = {
  fetch: (input, init) => fetch(input, init),
  now: () => Date.now(),
  wait: (ms, signal) => pause(ms, undefined, { signal }),
  randomId: () => randomUUID(),
  random: () => Math.random(),
};
