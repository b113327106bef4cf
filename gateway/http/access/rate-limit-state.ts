import type { IncomingMessage } from 'node:http';
import type { Metered } from '../../accounts/index.ts';

/** A request's account, and the state of its limits. */
export interface RateLimitState {
  readonly account: string;
  readonly metered: Metered;
}

/** The field of Node's request that holds the state; a symbol, so that no other code can name it. */
const STATE = Symbol('rate limit state');

interface Source extends IncomingMessage {
  [STATE]?: RateLimitState;
}

/**
 * RateLimitStates: what admission found for requests under way, for the answer's headers and the log. A WeakMap would do the same
 * at ten times the cost, half a microsecond a request.
 */
export class RateLimitStates {
  note(request: IncomingMessage, state: RateLimitState): void {
    (request as Source)[STATE] = state;
  }

  of(request: IncomingMessage): RateLimitState | undefined {
    return (request as Source)[STATE];
  }
}

/** The last reset formatted: a polling client gets the same one many times. */
let written = { at: Number.NaN, text: '' };

const resetText = (at: number): string => {
  if (written.at !== at) written = { at, text: new Date(at).toISOString() };
  return written.text;
};

/** Adds the interface's rate limit headers. */
export function addRateHeaders(headers: Record<string, string>, { metered }: RateLimitState): void {
  headers['x-ratelimit-limit'] = String(metered.limit);
  headers['x-ratelimit-remaining'] = String(metered.remaining);
  headers['x-ratelimit-reset'] = resetText(metered.resetAt);
}
