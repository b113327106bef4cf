/**
 * TraceContext: the ids of a review's trace, made of what is known anyway, and the header that tells them to others (W3C Trace
 * Context). A span's id is the same on every node and after a crash, so nothing is handed on among our own actors.
 */
import { createHash } from 'node:crypto';
import { parseSubject } from '../../protocols/index.ts';
import { isOutside } from '../../protocols/outside/index.ts';

/** The UUID in the review's id. */
export const traceIdOf = (review: string): string => review.replace(/^[a-z]+_/, '').replaceAll('-', '');

/** The start of the SHA-256 of what the span is of. */
export const spanIdOf = (of: string): string => createHash('sha256').update(of).digest('hex').slice(0, 16);

/** What the span of an actor is of: `courier/rev_1`. */
export const actorSpan = (type: string, key: string): string => `${type}/${key}`;

export interface TracedCall {
  readonly review: string;
  readonly seat: string;
  readonly round: number;
  /** Of what was asked. */
  readonly hash: string;
}

/** What the span of one attempt at a language model is of. */
export const callSpan = ({ review, seat, round, hash }: TracedCall, attempt: number): string =>
  `${review} ${seat} ${round} ${hash} ${attempt}`;

/** undefined for what is no review with a UUID in its id: no trace of it is exported. */
export function traceparent(review: string, of: string): string | undefined {
  const trace = traceIdOf(review);
  return /^[0-9a-f]{32}$/.test(trace) ? `00-${trace}-${spanIdOf(of)}-01` : undefined;
}

/** Of a brief or call to an expert that runs elsewhere, by its subject; our own need none. */
export function outsideTraceparent(subject: string): string | undefined {
  const address = parseSubject(subject);
  if ((address?.kind !== 'brief' && address?.kind !== 'call') || !isOutside(address.expert)) return undefined;
  return traceparent(address.review, actorSpan('review', address.review));
}
