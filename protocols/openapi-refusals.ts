/** The answers of the OpenAPI document that are not a success, and the headers that all answers share. */
import type { ErrorBody } from './rest/error.ts';
import { ERRORS, type ErrorCode } from './rest/error-texts.ts';

type Json = Record<string, unknown>;

export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** What can befall even a request that everyone may make. */
export const OPEN_ERRORS: readonly ErrorCode[] = ['HEADERS_TOO_LARGE'];

/** One status can have several codes; OpenAPI has one response a status. */
export function refusals(codes: readonly ErrorCode[]): Json {
  const [first, ...others] = codes;
  if (first !== undefined && others.length === 0) return { $ref: `#/components/responses/${first}` };
  const described = codes.map((code) => errorResponse(code));
  return {
    ...described[0],
    description: codes.map((code) => `${code}: ${ERRORS[code].detail}`).join(' '),
    content: {
      'application/json': {
        schema: reference('Error'),
        examples: Object.fromEntries(codes.map((code) => [code, { value: errorExample(code) }])),
      },
      'application/problem+json': { schema: reference('Problem') },
    },
  };
}

const errorExample = (code: ErrorCode): ErrorBody => ({
  detail: ERRORS[code].detail,
  error_code: code,
  status: ERRORS[code].status,
});

/** Codes that say when to try again. */
const WITH_RETRY_AFTER = new Set<ErrorCode>([
  'RATE_LIMITED',
  'REVIEW_NOT_COMPLETED',
  'IDEMPOTENCY_IN_PROGRESS',
  'REVISION_IN_PROGRESS',
  'UNAVAILABLE',
]);

export function errorResponse(code: ErrorCode): Json {
  const headers: Json = headerReferences(code !== 'UNAUTHORIZED');
  if (WITH_RETRY_AFTER.has(code)) headers['Retry-After'] = { $ref: '#/components/headers/RetryAfter' };
  if (code === 'UNAUTHORIZED') headers['WWW-Authenticate'] = { $ref: '#/components/headers/WwwAuthenticate' };
  return {
    description: `${code}: ${ERRORS[code].detail}`,
    headers,
    content: {
      'application/json': { schema: reference('Error'), example: errorExample(code) },
      'application/problem+json': { schema: reference('Problem') },
    },
  };
}

const RATE_HEADERS = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'] as const;

export function headerReferences(authenticated: boolean): Json {
  const names = ['X-Request-Id', ...(authenticated ? RATE_HEADERS : [])];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name.replaceAll('-', '')}` }]));
}

const integer = (description: string): Json => ({ description, schema: { type: 'integer', minimum: 0 } });

export function sharedHeaders(): Json {
  return {
    XRequestId: { description: 'Identifies this request in the log.', schema: { type: 'string' } },
    XRateLimitLimit: integer('Limit for the period.'),
    XRateLimitRemaining: integer('Calls left.'),
    XRateLimitReset: {
      description: 'ISO 8601 UTC time of the reset.',
      schema: { type: 'string', format: 'date-time' },
    },
    RetryAfter: integer('Seconds to wait.'),
    WwwAuthenticate: { description: '`Bearer`, with the reason.', schema: { type: 'string' } },
  };
}
