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

/** The reset that was written last: whoever polls gets the same one many times. */
let written = { at: Number.NaN, text: '' };

const resetText = (at: number): string => {
  if (written.at !== at) written = { at, text: new Date(at).toISOString() };
  return written.text;
};

/** Adds the interface's headers for a pass. */
export function addRateHeaders(headers: Record<string, string>, { metered }: Pass): void {
  headers['x-ratelimit-limit'] = String(metered.limit);
  headers['x-ratelimit-remaining'] = String(metered.remaining);
  headers['x-ratelimit-reset'] = resetText(metered.resetAt);
}
