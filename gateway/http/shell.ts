import type { IncomingMessage } from 'node:http';
import { Cause, Effect, Exit } from 'effect';
import { HttpServerError } from 'effect/http';
import { ERRORS } from '../../protocols/index.ts';
import type { Clock, Logger } from '../../runtime/index.ts';
import type { Answers } from './answering.ts';
import { writeError } from './error-body.ts';
import type { Answer, Answering, OpenExchange } from './exchange.ts';
import { refusalOf } from './failure.ts';
import { header } from './header.ts';
import type { Metrics } from './metrics.ts';
import { addRateHeaders, type Pass, type Passes } from './passes.ts';
import type { RequestIds } from './request-id.ts';
import type { RequestSpans } from './request-spans.ts';
import type { Route, Routed } from './routes.ts';
import { targetOf } from './target.ts';

export interface ShellOptions {
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly requestIds: RequestIds;
  readonly passes: Passes;
  readonly find: (request: IncomingMessage) => Routed;
  /** undefined: requests are not traced. */
  readonly spans: RequestSpans | undefined;
}

/**
 * Around every request: names it, finds its route, turns a failure into its answer, counts it, and logs what should not have
 * happened. Nothing that a handler does gets past it unnamed.
 */
export function shell(options: ShellOptions): Answers {
  return (request) => {
    const startedAt = options.clock.now();
    const requestId = options.requestIds.of(header(request, 'x-request-id'));
    const endSpan = options.spans?.begin(header(request, 'traceparent'));
    const { handler, params, searchParams } = options.find(request);
    const finish = (answer: Answer): Effect.Effect<Answer> => {
      const route = handler.name;
      const milliseconds = options.clock.now() - startedAt;
      const { method = '' } = request;
      options.metrics.observe(route, answer.status, milliseconds);
      endSpan?.({ method, route, status: answer.status, requestId });
      const pass = options.passes.of(request);
      report(options.log, { method, route, status: answer.status, milliseconds, requestId, account: pass?.account });
      addShellHeaders(answer, requestId, pass);
      return Effect.succeed(answer);
    };
    return Effect.matchCauseEffectEager(handled(handler, { request, params, query: searchParams }), {
      onSuccess: finish,
      onFailure: (cause) =>
        // The client went away or the service stops: there is nobody to answer.
        Cause.hasInterruptsOnly(cause) ? Effect.interrupt : finish(failed(options, request, requestId, cause)),
    });
  };
}

/**
 * What the handler does. Its outcome itself where that is there at once, as for whoever polls: no fiber is needed then. The
 * framework runs requests uninterruptible, so that an answer that was begun is written to its end; what has to be waited
 * for ends with the client's connection.
 */
function handled(route: Route, exchange: OpenExchange): Answering {
  try {
    const handling = route.handle(exchange);
    return Exit.isExit(handling) ? handling : Effect.interruptible(handling);
  } catch (error) {
    return Effect.die(error);
  }
}

/** Adds what every answer has. */
function addShellHeaders({ headers, body }: Answer, requestId: string, pass: Pass | undefined): void {
  if (pass !== undefined) addRateHeaders(headers, pass);
  headers['x-request-id'] = requestId;
  if (body !== undefined) headers['cache-control'] ??= 'no-store';
}

interface Reported {
  readonly method: string;
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
function report(log: Logger, reported: Reported): void {
  const { requestId, account, method, route, status, milliseconds } = reported;
  const isUsual = status === 429 || (status < 400 && method === 'GET');
  const fields = { request_id: requestId, method, route, status, milliseconds, account };
  if (isUsual) log.debug('http.request', fields);
  else log.info('http.request', fields);
}

function failed(
  options: ShellOptions,
  request: IncomingMessage,
  requestId: string,
  cause: Cause.Cause<unknown>,
): Answer {
  const error = Cause.squash(cause);
  const refusal = refusalOf(error);
  if (ERRORS[refusal.code].status >= 500 && !HttpServerError.isHttpServerError(error)) {
    const fields = { request_id: requestId, method: request.method, error_code: refusal.code };
    options.log.error('http.failed', { ...fields, error: error instanceof Error ? error : String(error) });
  }
  return writeError(refusal, { accept: header(request, 'accept'), url: targetOf(request), requestId });
}
