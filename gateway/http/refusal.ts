import { Effect } from 'effect';
import { ERRORS, type ErrorCode, type FieldError } from '../../protocols/index.ts';

/** A request that is not answered with what it asked for: one code of the closed set, and what to say with it. */
export class Refusal {
  readonly _tag = 'Refusal';
  readonly code: ErrorCode;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    this.code = code;
    this.detail = options.detail ?? ERRORS[code].detail;
    this.errors = options.errors ?? [];
    this.headers = options.headers ?? {};
  }
}

export interface RefusalOptions {
  /** A sentence for the client; the code's own when not given. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

export const refuse = (code: ErrorCode, options?: RefusalOptions): Effect.Effect<never, Refusal> =>
  Effect.fail(new Refusal(code, options));

/** INVALID_PARAMETERS that names every field; the detail names them too, for clients that read nothing else. */
export function invalid(errors: readonly FieldError[]): Refusal {
  return new Refusal('INVALID_PARAMETERS', { detail: errors.map(sentence).join('; '), errors });
}

const sentence = ({ field, message }: FieldError): string => `${field}: ${message}`;

/** Seconds a client should wait, for the codes that pass by themselves. */
export const retryAfter = (seconds: number): RefusalOptions => ({ headers: { 'retry-after': String(seconds) } });
