import { Cause, Context, Effect } from 'effect';
import { HttpRouter, HttpServerError, HttpServerRequest, HttpServerResponse } from 'effect/http';
import { ERRORS } from '../../protocols/index.ts';
import type { Clock, Log } from '../../runtime/index.ts';
import { writeError } from './error-body.ts';
import type { Answer } from './exchange.ts';
import { refusalOf } from './failure.ts';
import { header } from './header.ts';
import type { Metrics } from './metrics.ts';
import type { RequestIds } from './request-id.ts';

export interface ShellOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly requestIds: RequestIds;
  /** Name of the operation a routed path belongs to. */
  readonly nameOf: (routePath: string) => string;
}

/**
 * Around every request: names it, turns a failure into its answer, counts it, and logs what should not have happened.
 * Nothing that a handler does gets past it unnamed.
 */
export function shell(options: ShellOptions) {
  return <E, R>(
    handling: Effect.Effect<Answer, E, R>,
  ): Effect.Effect<Answer, never, R | HttpServerRequest.HttpServerRequest> =>
    Effect.withFiber((fiber) => {
      const startedAt = options.clock.now();
      const request = Context.getUnsafe(fiber.context, HttpServerRequest.HttpServerRequest);
      const requestId = options.requestIds.of(header(request, 'x-request-id'));
      const finish = (answer: Answer): Effect.Effect<Answer> => {
        // Set by the router once it knows the route.
        const routed = Context.getOrUndefined(fiber.context, HttpRouter.RouteContext);
        const route = routed === undefined ? 'none' : options.nameOf(routed.route.path);
        options.metrics.observe(route, answer.status, options.clock.now() - startedAt);
        return Effect.succeed(withShellHeaders(answer, requestId));
      };
      return Effect.matchCauseEffect(handling, {
        onSuccess: finish,
        onFailure: (cause) =>
          // The client went away or the service stops: there is nobody to answer.
          Cause.hasInterruptsOnly(cause) ? Effect.interrupt : finish(failed(options, request, requestId, cause)),
      });
    });
}

/**
 * Adds what every answer has. Cheaper than `setHeader`, which copies answer and headers and takes a tenth of a status poll:
 * an answer with a body owns its headers and belongs to this one request. One without a body may share the framework's
 * empty headers, which must stay empty.
 */
function withShellHeaders(answer: Answer, requestId: string): Answer {
  if (answer.body._tag === 'Empty') return HttpServerResponse.setHeader(answer, 'x-request-id', requestId);
  const headers = answer.headers as Record<string, string>;
  headers['x-request-id'] = requestId;
  headers['cache-control'] ??= 'no-store';
  return answer;
}

function failed(
  options: ShellOptions,
  request: HttpServerRequest.HttpServerRequest,
  requestId: string,
  cause: Cause.Cause<unknown>,
): Answer {
  const error = Cause.squash(cause);
  const refusal = refusalOf(error);
  if (ERRORS[refusal.code].status >= 500 && !HttpServerError.isHttpServerError(error)) {
    const fields = { request_id: requestId, method: request.method, error_code: refusal.code };
    options.log.error('http.failed', { ...fields, error: error instanceof Error ? error : String(error) });
  }
  const written = writeError(refusal, { accept: header(request, 'accept'), url: request.url, requestId });
  const { 'content-type': contentType, ...headers } = written.headers;
  return HttpServerResponse.text(written.body, { status: written.status, contentType, headers });
}
