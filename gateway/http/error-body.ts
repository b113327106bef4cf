import { ERRORS, type ErrorBody, type ProblemBody } from '../../protocols/index.ts';
import type { Answer } from './exchange.ts';
import type { Refusal } from './refusal.ts';

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

/** A refusal as an HTTP answer: the interface's error body, or problem details when Accept names them. */
export function writeError(refusal: Refusal, context: ErrorContext): WrittenError {
  const { status, title } = ERRORS[refusal.code];
  const plain: ErrorBody = { detail: refusal.detail, error_code: refusal.code, status };
  const wantsProblem = context.accept?.toLowerCase().includes(PROBLEM) ?? false;
  const problem = (): ProblemBody => ({
    ...plain,
    type: `/docs#error-${refusal.code.toLowerCase()}`,
    title,
    instance: context.url.replace(/[?#].*$/s, ''),
    request_id: context.requestId,
    errors: [...refusal.errors],
  });
  return {
    status,
    headers: {
      'content-type': wantsProblem ? PROBLEM : 'application/json',
      vary: 'Accept',
      ...refusal.headers,
    },
    body: JSON.stringify(wantsProblem ? problem() : plain),
  };
}
