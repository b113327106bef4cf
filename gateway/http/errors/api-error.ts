import * as Effect from 'effect/Effect';
import { type DecisionConflict, ERRORS, type ErrorCode, type FieldError } from '../../../protocols/index.ts';

/** A refused or failed request: one code of the closed set, with its detail. */
export class ApiError {
  readonly _tag = 'ApiError';
  readonly code: ErrorCode;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly conflicts: readonly DecisionConflict[] | undefined;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    this.code = code;
    this.detail = options.detail ?? ERRORS[code].detail;
    this.errors = options.errors ?? [];
    this.headers = options.headers ?? {};
    this.conflicts = options.conflicts;
  }
}

export interface ApiErrorOptions {
  /** A sentence for the client; the code's own when not given. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** The present state, for decisions that conflict with it. */
  readonly conflicts?: readonly DecisionConflict[];
  readonly headers?: Readonly<Record<string, string>>;
}

export const failWith = (code: ErrorCode, options?: ApiErrorOptions): Effect.Effect<never, ApiError> =>
  Effect.fail(new ApiError(code, options));

/** INVALID_PARAMETERS that names every field; the detail names them too, for clients that read nothing else. */
export function invalidParameters(errors: readonly FieldError[]): ApiError {
  return new ApiError('INVALID_PARAMETERS', { detail: errors.map(sentence).join('; '), errors });
}

const sentence = ({ field, message }: FieldError): string => `${field}: ${message}`;

/** Seconds a client should wait, for errors that go away by themselves. */
export const retryAfter = (seconds: number): ApiErrorOptions => ({ headers: { 'retry-after': String(seconds) } });
