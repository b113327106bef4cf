/** Pages that call handlers of the REST interface: with the context these expect, and an outcome for their refusals. */
import * as Cause from 'effect/Cause';
import * as Effect from 'effect/Effect';
import type { HttpServerRequest } from 'effect/http';
import { ERRORS } from '../../../protocols/index.ts';
import { answering } from '../../http/answering.ts';
import type { ApiError } from '../../http/errors/api-error.ts';
import { apiErrorOf } from '../../http/errors/error-mapping.ts';
import type { AccountContext, Answer, Handler } from '../../http/request-context.ts';
import { PAGE_HEADERS } from '../page-answer.ts';
import { PageError } from '../page-request.ts';
import type { AppRequest } from './access.ts';

interface Outcomes<Value> {
  /** What a page makes of the handler's answer; the answer itself when not given. */
  readonly done?: (answer: Answer) => Answer;
  /** What it makes of a refusal. */
  readonly refused: (error: ApiError) => Value;
}

/** The handler's answer, or what a page makes of its refusal. A fault of the service stays one. */
export function callHandler<Value>(
  handler: Handler<AccountContext>,
  { request, params, query, account, isAuthorized }: AppRequest,
  { done = asPage, refused }: Outcomes<Value>,
): Effect.Effect<Answer | Value, unknown, HttpServerRequest.HttpServerRequest> {
  const asked = Effect.suspend(() => answering(handler, { request, params, query, account, isAuthorized }));
  return Effect.matchCauseEffect(asked, {
    onSuccess: (answer) => Effect.succeed<Answer | Value>(done(answer)),
    onFailure: (cause) => {
      if (Cause.hasInterruptsOnly(cause)) return Effect.interrupt;
      const fault = Cause.squash(cause);
      const error = apiErrorOf(fault);
      return error.code === 'INTERNAL'
        ? Effect.fail(fault)
        : Effect.try({ try: () => refused(error), catch: (thrown) => thrown });
    },
  });
}

/** With the headers that keep it to this origin. */
const asPage = (answer: Answer): Answer => ({ ...answer, headers: { ...PAGE_HEADERS, ...answer.headers } });

/** Throws the error page of a refusal. A status for which the pages have no text becomes 400. */
export function refuseAsPage(error: ApiError): never {
  const { status } = ERRORS[error.code];
  if (status === 404) throw new PageError(404);
  const isKnown = status === 409 || status === 413 || status === 429 || status === 503;
  throw new PageError(isKnown ? status : 400, error.detail);
}
