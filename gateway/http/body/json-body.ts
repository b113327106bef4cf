import type { IncomingMessage } from 'node:http';
import * as ByteSize from 'effect/ByteSize';
import * as Effect from 'effect/Effect';
import { HttpIncomingMessage, HttpServerRequest } from 'effect/http';
import { ApiError, failWith } from '../errors/api-error.ts';
import { header } from '../header.ts';
import { opensMoreParts } from './json-parts.ts';

// Strict: a body in another encoding must not be reviewed with replacement characters in it.
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The body is one object; the rest is room for a wrong field to be named in the error. */
const MAX_PARTS = 100;

const tooManyParts = (most: number): ApiError =>
  new ApiError('INVALID_PARAMETERS', {
    detail: `The request body holds more than ${most} objects and arrays${most === MAX_PARTS ? '; it needs one' : ''}.`,
  });

/**
 * The request's JSON body. Fails with UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, INVALID_JSON, or, before it is
 * parsed, INVALID_PARAMETERS when it holds a great many objects or arrays.
 */
export const readJsonBody = Effect.fnUntraced(function* (
  request: IncomingMessage,
  maxBytes: number,
  maxParts = MAX_PARTS,
) {
  yield* requireMediaType(request, 'application/json');
  const { arrayBuffer } = yield* HttpServerRequest.HttpServerRequest;
  const bytes = yield* arrayBuffer.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(maxBytes)),
  );
  return yield* Effect.try({
    try: (): unknown => {
      const text = decoder.decode(bytes);
      if (opensMoreParts(text, maxParts)) throw tooManyParts(maxParts);
      return JSON.parse(text);
    },
    catch: (cause) => (cause instanceof ApiError ? cause : new ApiError('INVALID_JSON', { detail: explain(cause) })),
  });
});

/** Bytes of a body that has a few short fields. */
const SMALL_BYTES = 16 * 1024;

/** The JSON body of a request that may do without one: nothing sent is an empty object. Fails like `readJsonBody`. */
export function readSmallBody(
  request: IncomingMessage,
): Effect.Effect<unknown, unknown, HttpServerRequest.HttpServerRequest> {
  const isEmpty =
    (header(request, 'content-length') ?? '0') === '0' && header(request, 'transfer-encoding') === undefined;
  return isEmpty ? Effect.succeed({}) : readJsonBody(request, SMALL_BYTES);
}

/** Fails unless the body is of this media type (parameters aside) and not compressed. */
export function requireMediaType(request: IncomingMessage, type: string): Effect.Effect<void, ApiError> {
  const given = header(request, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (given !== type) return failWith('UNSUPPORTED_MEDIA_TYPE', { detail: `Content-Type must be ${type}.` });
  const encoding = header(request, 'content-encoding');
  if (encoding !== undefined && encoding !== 'identity') {
    return failWith('UNSUPPORTED_MEDIA_TYPE', { detail: 'Content-Encoding must not be used.' });
  }
  return Effect.void;
}

/** Where JSON.parse stopped, without its excerpt of the document. */
function explain(cause: unknown): string {
  if (cause instanceof TypeError) return 'The request body is not valid UTF-8.';
  const at = cause instanceof Error ? /at position (\d+)/.exec(cause.message)?.[1] : undefined;
  return at === undefined
    ? 'The request body is not valid JSON.'
    : `The request body is not valid JSON (at character ${at}).`;
}
