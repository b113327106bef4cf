import { Cause, Context, Effect, Exit } from 'effect';
import { HttpServerError, HttpServerRequest, HttpServerResponse } from 'effect/http';
import { ERRORS } from '../../protocols/index.ts';
import type { Clock, Log } from '../../runtime/index.ts';
import { writeError } from './error-body.ts';
import type { Answer, OpenExchange } from './exchange.ts';
import { refusalOf } from './failure.ts';
import { header } from './header.ts';
import type { Metrics } from './metrics.ts';
import { addRateHeaders, type Pass, type Passes } from './passes.ts';
import type { RequestIds } from './request-id.ts';
import type { RequestSpans } from './request-spans.ts';
import type { Route, Routed } from './routes.ts';

export interface ShellOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly requestIds: RequestIds;
  readonly passes: Passes;
  readonly find: (request: HttpServerRequest.HttpServerRequest) => Routed;
  /** undefined: requests are not traced. */
  readonly spans: RequestSpans | undefined;
}

/**
 * Around every request: names it, finds its route, turns a failure into its answer, counts it, and logs what should not have
 * happened. Nothing that a handler does gets past it unnamed.
 */
export function shell(options: ShellOptions): Effect.Effect<Answer, never, HttpServerRequest.HttpServerRequest> {
  return Effect.withFiber((fiber) => {
    const startedAt = options.clock.now();
    const request = Context.getUnsafe(fiber.context, HttpServerRequest.HttpServerRequest);
    const requestId = options.requestIds.of(header(request, 'x-request-id'));
    const endSpan = options.spans?.begin(header(request, 'traceparent'));
    const { handler, params, searchParams } = options.find(request);
    const finish = (answer: Answer): Effect.Effect<Answer> => {
      const route = handler.name;
      const milliseconds = options.clock.now() - startedAt;
      options.metrics.observe(route, answer.status, milliseconds);
      endSpan?.({ method: request.method, route, status: answer.status, requestId });
      const pass = options.passes.of(request);
      report(options.log, request, { route, status: answer.status, milliseconds, requestId, account: pass?.account });
      return Effect.succeed(withShellHeaders(answer, requestId, pass));
    };
    return Effect.matchCauseEffectEager(handled(handler, { request, params, query: searchParams }), {
      onSuccess: finish,
      onFailure: (cause) =>
        // The client went away or the service stops: there is nobody to answer.
        Cause.hasInterruptsOnly(cause) ? Effect.interrupt : finish(failed(options, request, requestId, cause)),
    });
  });
}

/**
 * What the handler does. Its outcome itself where that is there at once, as for whoever polls: the fiber then takes no more
 * steps. The framework runs requests uninterruptible, so that an answer that was begun is written to its end; what has to be
 * waited for ends with the client's connection.
 */
function handled(route: Route, exchange: OpenExchange): Effect.Effect<Answer, unknown> {
  try {
    const handling = route.handle(exchange);
    return Exit.isExit(handling) ? handling : Effect.interruptible(handling);
  } catch (error) {
    return Effect.die(error);
  }
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
