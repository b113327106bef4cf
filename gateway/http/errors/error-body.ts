import { ERRORS, type ErrorBody, type ProblemBody } from '../../../protocols/index.ts';
import type { Answer } from '../request-context.ts';
import type { ApiError } from './api-error.ts';

const PROBLEM = 'application/problem+json';

export interface ErrorContext {
  /** The request's Accept header. */
  readonly accept: string | undefined;
  /** Path and query as they were sent. */
  readonly url: string;
  readonly requestId: string;
}

interface WrittenError extends Answer {
  readonly body: string;
}

/** An API error as an HTTP answer: the interface's error body, or problem details when Accept names them. */
export function writeError(error: ApiError, context: ErrorContext): WrittenError {
  const { status, title } = ERRORS[error.code];
  const plain: ErrorBody = {
    detail: error.detail,
    error_code: error.code,
    status,
    ...(error.conflicts !== undefined && { conflicts: [...error.conflicts] }),
  };
  const wantsProblem = context.accept?.toLowerCase().includes(PROBLEM) ?? false;
  const problem = (): ProblemBody => ({
    ...plain,
    type: `/docs#error-${error.code.toLowerCase()}`,
    title,
    instance: context.url.replace(/[?#].*$/s, ''),
    request_id: context.requestId,
    errors: [...error.errors],
  });
  return {
    status,
    headers: {
      'content-type': wantsProblem ? PROBLEM : 'application/json',
      vary: 'Accept',
      ...error.headers,
    },
    body: JSON.stringify(wantsProblem ? problem() : plain),
  };
}
