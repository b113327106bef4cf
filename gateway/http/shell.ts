import { Cause, Context, Effect } from 'effect';
import { HttpRouter, HttpServerError, HttpServerRequest, HttpServerResponse } from 'effect/http';
import { ERRORS } from '../../protocols/index.ts';
import type { Clock, Log } from '../../runtime/index.ts';
import { writeError } from './error-body.ts';
import type { Answer } from './exchange.ts';
import { refusalOf } from './failure.ts';
import { header } from './header.ts';
import type { Metrics } from './metrics.ts';
import { addRateHeaders, type Pass, type Passes } from './passes.ts';
import type { RequestIds } from './request-id.ts';
import type { RequestSpans } from './request-spans.ts';

export interface ShellOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly requestIds: RequestIds;
  readonly passes: Passes;
  /** Name of the operation a routed path belongs to. */
  readonly nameOf: (routePath: string) => string;
  /** undefined: requests are not traced. */
  readonly spans: RequestSpans | undefined;
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
      const endSpan = options.spans?.begin(header(request, 'traceparent'));
      const finish = (answer: Answer): Effect.Effect<Answer> => {
        // Set by the router once it knows the route.
        const routed = Context.getOrUndefined(fiber.context, HttpRouter.RouteContext);
        const route = routed === undefined ? 'none' : options.nameOf(routed.route.path);
        const milliseconds = options.clock.now() - startedAt;
        options.metrics.observe(route, answer.status, milliseconds);
        endSpan?.({ method: request.method, route, status: answer.status, requestId });
        const pass = options.passes.of(request);
        report(options.log, request, { route, status: answer.status, milliseconds, requestId, account: pass?.account });
        return Effect.succeed(withShellHeaders(answer, requestId, pass));
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
function withShellHeaders(answer: Answer, requestId: string, pass: Pass | undefined): Answer {
  if (answer.body._tag === 'Empty') {
    const own: Record<string, string> = { 'x-request-id': requestId };
    if (pass !== undefined) addRateHeaders(own, pass);
    return HttpServerResponse.setHeaders(answer, own);
  }
  const headers = answer.headers as Record<string, string>;
  if (pass !== undefined) addRateHeaders(headers, pass);
  headers['x-request-id'] = requestId;
  headers['cache-control'] ??= 'no-store';
  return answer;
}

interface Reported {
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly requestId: string;
  readonly account: string | undefined;
}

/**
 * One line a request, by the operation's name and never its path or body. What clients do all the time (reading, and being
 * told to slow down) is for debugging only: fifty thousand lines a second would be the service's main product.
 */
function report(log: Log, request: HttpServerRequest.HttpServerRequest, reported: Reported): void {
  const { requestId, account, route, status, milliseconds } = reported;
  const isUsual = status === 429 || (status < 400 && request.method === 'GET');
  const fields = { request_id: requestId, method: request.method, route, status, milliseconds, account };
  if (isUsual) log.debug('http.request', fields);
  else log.info('http.request', fields);
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
