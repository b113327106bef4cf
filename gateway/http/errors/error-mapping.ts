import { HttpServerError, Multipart } from 'effect/http';
import { ERRORS } from '../../../protocols/index.ts';
import { NoReply } from '../../../runtime/hosting/index.ts';
import { StoreClosed, StoreFull } from '../../../runtime/index.ts';
import { KeyLimit, NoSuchKey } from '../../accounts/index.ts';
import { LogUnavailable } from '../../cluster/write-deadline.ts';
import { PlaybookLimit } from '../../playbooks/index.ts';
import { DecisionsConflict, RevisionInProgress } from '../../reviews/decision-service.ts';
import { IdempotencyInProgress, IdempotencyMismatch } from '../../reviews/idempotency.ts';
import {
  InsufficientCredits,
  InvalidCursor,
  ModelsNotAllowed,
  ReviewRemoved,
  ServiceBusy,
  SubmissionsPaused,
} from '../../reviews/review-service.ts';
import { UnreadableUpload, UnsupportedUpload } from '../../uploads/upload-reader.ts';
import { ApiError, invalidParameters, retryAfter } from './api-error.ts';

const REMOVED =
  'The review that this Idempotency-Key began was removed when its retention was over; a new key begins a new review.';

const AWAY =
  'The message server does not answer now. What was asked for may still be done: repeat the same request, with the same Idempotency-Key.';

/**
 * The one place where an error becomes an HTTP answer. Every error not named here is INTERNAL: it is logged, and the client
 * learns nothing about it.
 */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof InsufficientCredits) return new ApiError('INSUFFICIENT_CREDITS', { detail: error.message });
  if (error instanceof DecisionsConflict) return conflictError(error);
  if (error instanceof RevisionInProgress) return new ApiError('REVISION_IN_PROGRESS', retryAfter(2));
  if (error instanceof ReviewRemoved) return new ApiError('NOT_FOUND', { detail: REMOVED });
  if (error instanceof ServiceBusy) return new ApiError('UNAVAILABLE', retryAfter(error.retryAfterSeconds));
  if (error instanceof SubmissionsPaused) {
    return new ApiError('UNAVAILABLE', { ...retryAfter(5), detail: error.message });
  }
  if (error instanceof NoReply) return new ApiError('UNAVAILABLE', retryAfter(5));
  if (error instanceof LogUnavailable) return new ApiError('UNAVAILABLE', { ...retryAfter(5), detail: AWAY });
  if (error instanceof StoreClosed || error instanceof StoreFull) return new ApiError('UNAVAILABLE', retryAfter(5));
  if (error instanceof PlaybookLimit) return new ApiError('PLAYBOOK_LIMIT', { detail: error.message });
  if (error instanceof KeyLimit) return new ApiError('KEY_LIMIT');
  if (error instanceof NoSuchKey) return new ApiError('NOT_FOUND');
  if (error instanceof IdempotencyMismatch) return new ApiError('IDEMPOTENCY_MISMATCH');
  if (error instanceof IdempotencyInProgress) return new ApiError('IDEMPOTENCY_IN_PROGRESS', retryAfter(1));
  if (error instanceof InvalidCursor)
    return invalidParameters([{ field: 'cursor', message: 'is not a cursor of this list' }]);
  if (error instanceof ModelsNotAllowed)
    return invalidParameters([{ field: 'language_models', message: error.message }]);
  if (error instanceof UnreadableUpload) return invalidParameters([{ field: 'file', message: error.message }]);
  if (error instanceof UnsupportedUpload) return new ApiError('UNSUPPORTED_MEDIA_TYPE', { detail: error.message });
  if (Multipart.isMultipartError(error)) return multipartError(error.reason._tag);
  if (HttpServerError.isHttpServerError(error)) return transportError(error);
  return new ApiError('INTERNAL');
}

/** Whether the error guarantees that nothing was begun. */
export const isRejection = (error: unknown): boolean => {
  const { status } = ERRORS[apiErrorOf(error).code];
  if (error instanceof SubmissionsPaused) return true;
  return status < 500 || (error instanceof ServiceBusy && !error.mayHaveBegun);
};

function conflictError({ conflicts }: DecisionsConflict): ApiError {
  const detail = conflicts.map(({ target, reason }) => `${target}: ${reason}`).join('; ');
  return new ApiError('DECISION_CONFLICT', { detail, conflicts });
}

function multipartError(reason: Multipart.MultipartErrorReason['_tag']): ApiError {
  switch (reason) {
    case 'FileTooLarge':
    case 'BodyTooLarge':
      return new ApiError('PAYLOAD_TOO_LARGE');
    case 'FieldTooLarge':
      return new ApiError('PAYLOAD_TOO_LARGE', { detail: 'A field of the form is larger than any field may be.' });
    case 'TooManyParts':
      return new ApiError('PAYLOAD_TOO_LARGE', { detail: 'The form has more parts than there are fields.' });
    case 'Parse':
      return new ApiError('INVALID_PARAMETERS', { detail: 'The request body is not a well-formed multipart form.' });
    case 'InternalError':
      // The connection ended inside the form.
      return new ApiError('INVALID_PARAMETERS', { detail: 'The request body ended early.' });
    default:
      return reason satisfies never;
  }
}

function transportError(error: HttpServerError.HttpServerError): ApiError {
  switch (error.reason._tag) {
    case 'RouteNotFound':
      return new ApiError('NOT_FOUND');
    case 'RequestParseError':
      return error.reason.reason === 'BodyTooLarge'
        ? new ApiError('PAYLOAD_TOO_LARGE')
        : new ApiError('INVALID_PARAMETERS', { detail: 'The request body could not be read.' });
    case 'InternalError':
    case 'ResponseError':
      return new ApiError('INTERNAL');
    default:
      return error.reason satisfies never;
  }
}
