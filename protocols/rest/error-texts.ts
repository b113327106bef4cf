/**
 * The closed set of answers that are not a success. The key is `error_code`; the one HTTP status belongs to it. `detail`
 * is what is said when the place that refuses has nothing more precise to say. What RATE_LIMITED says is below.
 */
export const ERRORS = {
  INVALID_PARAMETERS: { status: 400, title: 'Bad Request', detail: 'Invalid or missing parameters.' },
  INVALID_JSON: { status: 400, title: 'Bad Request', detail: 'The request body is not valid JSON.' },
  UNAUTHORIZED: { status: 401, title: 'Unauthorized', detail: 'Missing or invalid API key.' },
  INSUFFICIENT_CREDITS: { status: 402, title: 'Insufficient Credits', detail: 'Not enough credits.' },
  TIER_FORBIDDEN: { status: 403, title: 'Forbidden', detail: 'The tier of this account has no access; upgrade it.' },
  NOT_FOUND: { status: 404, title: 'Not Found', detail: 'Review or resource does not exist.' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Method Not Allowed', detail: 'The resource does not take this method.' },
  REQUEST_TIMEOUT: { status: 408, title: 'Request Timeout', detail: 'The request did not arrive in time.' },
  REVIEW_NOT_COMPLETED: { status: 409, title: 'Conflict', detail: 'The review is not completed yet.' },
  REVIEW_FAILED: { status: 409, title: 'Conflict', detail: 'The review ended without a result.' },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    title: 'Conflict',
    detail: 'The first request with this Idempotency-Key is still running.',
  },
  DECISION_CONFLICT: {
    status: 409,
    title: 'Conflict',
    detail: 'A decision does not fit what is there; `conflicts` says what is.',
  },
  REVISION_IN_PROGRESS: {
    status: 409,
    title: 'Conflict',
    detail: 'The revision of earlier decisions is still being made.',
  },
  KEY_LIMIT: { status: 409, title: 'Conflict', detail: 'The account holds as many keys as its tier allows.' },
  PLAYBOOK_LIMIT: { status: 409, title: 'Conflict', detail: 'The account has as many playbooks as it may.' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'Payload Too Large', detail: 'The document is larger than the limit.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'Unsupported Media Type',
    detail: 'The content type is not accepted here.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    title: 'Unprocessable Content',
    detail: 'This Idempotency-Key was used with a different request.',
  },
  RATE_LIMITED: { status: 429, title: 'Rate Limited', detail: 'Limit exceeded; retry after the reset.' },
  HEADERS_TOO_LARGE: {
    status: 431,
    title: 'Request Header Fields Too Large',
    detail: 'The request headers are larger than the limit.',
  },
  INTERNAL: { status: 500, title: 'Server Error', detail: 'Internal error; retry.' },
  UNAVAILABLE: { status: 503, title: 'Service Unavailable', detail: 'The service is busy or stopping; retry later.' },
} as const satisfies Record<string, { status: number; title: string; detail: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** What a client reads with RATE_LIMITED: which limit was reached, and until when. */
export const RATE_LIMIT_TEXTS = {
  /** @param resetAt milliseconds since 1970-01-01 UTC */
  account: (limit: number, policy: string, resetAt: number): string =>
    `The limit of ${limit} calls a ${policy} is reached; retry after ${new Date(resetAt).toISOString()}.`,
  address: 'Too many requests without a valid key came from this address; retry later.',
} as const;
