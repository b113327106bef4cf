import type { HttpServerRequest } from 'effect/http';
import type { Metered } from '../accounts/index.ts';

/** Who a request came in as, and how it stands to the limits. */
export interface Pass {
  readonly account: string;
  readonly metered: Metered;
}

/** Passes: what the gate knows of requests under way, for the answer's headers and the log. */
export class Passes {
  readonly #byRequest = new WeakMap<object, Pass>();

  note(request: HttpServerRequest.HttpServerRequest, pass: Pass): void {
    this.#byRequest.set(request.source, pass);
  }

  of(request: HttpServerRequest.HttpServerRequest): Pass | undefined {
    return this.#byRequest.get(request.source);
  }
}

/** The interface's headers for a pass. */
export const rateHeaders = ({ metered }: Pass): Record<string, string> => ({
  'x-ratelimit-limit': String(metered.limit),
  'x-ratelimit-remaining': String(metered.remaining),
  'x-ratelimit-reset': new Date(metered.resetAt).toISOString(),
});
