import { HttpServerError, Multipart } from 'effect/http';
import { ERRORS } from '../../protocols/index.ts';
import { StoreClosed, StoreFull } from '../../runtime/index.ts';
import { KeyLimit, NoSuchKey } from '../accounts/index.ts';
import { IdempotencyInProgress, IdempotencyMismatch } from '../idempotency.ts';
import { LogAway } from '../patience.ts';
import { DeskBusy, InsufficientCredits, InvalidCursor, ReviewRemoved } from '../review-desk.ts';
import { UnreadableUpload, UnsupportedUpload } from '../upload-reader.ts';
import { invalid, Refusal, retryAfter } from './refusal.ts';

const REMOVED =
  'The review that this Idempotency-Key began was removed when its retention was over; a new key begins a new review.';

const AWAY =
  'The message server does not answer now. What was asked for may still be done: repeat the same request, with the same Idempotency-Key.';

/**
 * The one place where what went wrong becomes an answer. Everything not named here is INTERNAL, is logged, and says
 * nothing of itself to the client.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof InsufficientCredits) return new Refusal('INSUFFICIENT_CREDITS', { detail: error.message });
  if (error instanceof ReviewRemoved) return new Refusal('NOT_FOUND', { detail: REMOVED });
  if (error instanceof DeskBusy) return new Refusal('UNAVAILABLE', retryAfter(error.retryAfterSeconds));
  if (error instanceof LogAway) return new Refusal('UNAVAILABLE', { ...retryAfter(5), detail: AWAY });
  if (error instanceof StoreClosed || error instanceof StoreFull) return new Refusal('UNAVAILABLE', retryAfter(5));
  if (error instanceof KeyLimit) return new Refusal('KEY_LIMIT');
  if (error instanceof NoSuchKey) return new Refusal('NOT_FOUND');
  if (error instanceof IdempotencyMismatch) return new Refusal('IDEMPOTENCY_MISMATCH');
  if (error instanceof IdempotencyInProgress) return new Refusal('IDEMPOTENCY_IN_PROGRESS', retryAfter(1));
  if (error instanceof InvalidCursor) return invalid([{ field: 'cursor', message: 'is not a cursor of this list' }]);
  if (error instanceof UnreadableUpload) return invalid([{ field: 'file', message: error.message }]);
  if (error instanceof UnsupportedUpload) return new Refusal('UNSUPPORTED_MEDIA_TYPE', { detail: error.message });
  if (Multipart.isMultipartError(error)) return multipartRefusal(error.reason._tag);
  if (HttpServerError.isHttpServerError(error)) return transportRefusal(error);
  return new Refusal('INTERNAL');
}

/** Whether the error means that surely nothing was begun. */
export const isRefusal = (error: unknown): boolean => {
  const { status } = ERRORS[refusalOf(error).code];
  return status < 500 || (error instanceof DeskBusy && !error.mayHaveBegun);
};

function multipartRefusal(reason: Multipart.MultipartErrorReason['_tag']): Refusal {
  switch (reason) {
    case 'FileTooLarge':
    case 'BodyTooLarge':
      return new Refusal('PAYLOAD_TOO_LARGE');
    case 'FieldTooLarge':
      return new Refusal('PAYLOAD_TOO_LARGE', { detail: 'A field of the form is larger than any field may be.' });
    case 'TooManyParts':
      return new Refusal('PAYLOAD_TOO_LARGE', { detail: 'The form has more parts than there are fields.' });
    case 'Parse':
      return new Refusal('INVALID_PARAMETERS', { detail: 'The request body is not a well-formed multipart form.' });
    case 'InternalError':
      // The connection ended inside the form.
      return new Refusal('INVALID_PARAMETERS', { detail: 'The request body ended early.' });
    default:
      return reason satisfies never;
  }
}

function transportRefusal(error: HttpServerError.HttpServerError): Refusal {
  switch (error.reason._tag) {
    case 'RouteNotFound':
      return new Refusal('NOT_FOUND');
    case 'RequestParseError':
      return error.reason.reason === 'BodyTooLarge'
        ? new Refusal('PAYLOAD_TOO_LARGE')
        : new Refusal('INVALID_PARAMETERS', { detail: 'The request body could not be read.' });
    case 'InternalError':
    case 'ResponseError':
      return new Refusal('INTERNAL');
    default:
      return error.reason satisfies never;
  }
}
