import type { IncomingMessage } from 'node:http';
import type { Metered } from '../accounts/index.ts';

/** Who a request came in as, and how it stands to the limits. */
export interface Pass {
  readonly account: string;
  readonly metered: Metered;
}

/** Where a pass is kept on Node's own request: nobody else can name the field, and it goes when the request goes. */
const PASS = Symbol('pass');

interface Source extends IncomingMessage {
  [PASS]?: Pass;
}

/**
 * Passes: what the gate knows of requests under way, for the answer's headers and the log. A WeakMap would say the same
 * and costs ten times as much, half a microsecond a request.
 */
export class Passes {
  note(request: IncomingMessage, pass: Pass): void {
    (request as Source)[PASS] = pass;
  }

  of(request: IncomingMessage): Pass | undefined {
    return (request as Source)[PASS];
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
