import type { IncomingMessage } from 'node:http';
import * as Cause from 'effect/Cause';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import { HttpServerError } from 'effect/http';
import { ERRORS } from '../../protocols/index.ts';
import { type Clock, type Logger, wait } from '../../runtime/index.ts';
import type { HttpMetrics } from '../metrics/http-metrics.ts';
import { networkOf } from './access/address-rate-limit.ts';
import { addRateHeaders, type RateLimitState, type RateLimitStates } from './access/rate-limit-state.ts';
import type { RefusalPace } from './access/refusal-pace.ts';
import type { Answers } from './answer.ts';
import { ApiError } from './errors/api-error.ts';
import { writeError } from './errors/error-body.ts';
import { apiErrorOf } from './errors/error-mapping.ts';
import { header } from './header.ts';
import type { Answer, Answering, RequestContext } from './request-context.ts';
import type { RequestIds } from './request-id.ts';
import type { Route, Routed } from './routes.ts';
import { targetOf } from './target.ts';
import type { RequestSpans } from './tracing/request-spans.ts';

/** Node joins them. A proxy before this service may have gone by the other one (RFC 9112, 3.2). */
const TWO_HOSTS = new ApiError('INVALID_PARAMETERS', { detail: 'The request has more than one Host header.' });

export interface RequestPipelineOptions {
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: HttpMetrics;
  readonly requestIds: RequestIds;
  readonly rateLimits: RateLimitStates;
  /** How soon callers get their refusals. */
  readonly pace: RefusalPace;
  readonly find: (request: IncomingMessage) => Routed;
  /** undefined: requests are not traced. */
  readonly spans: RequestSpans | undefined;
}

/**
 * Around every request: names it, finds its route, turns a failure into its answer, counts it, and logs what should not have
 * happened. Nothing that a handler does gets past it unnamed.
 */
export function requestPipeline(options: RequestPipelineOptions): Answers {
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
      endSpan?.({ method, route, status: answer.status, requestId, began: answer.began });
      const state = options.rateLimits.of(request);
      report(options.log, { method, route, status: answer.status, milliseconds, requestId, account: state?.account });
      addCommonHeaders(answer, requestId, state);
      return Effect.succeed(answer);
    };
    return Effect.matchCauseEffectEager(handled(handler, { request, params, query: searchParams }), {
      onSuccess: finish,
      onFailure: (cause) => {
        // The client went away or the service stops: there is nobody to answer.
        if (Cause.hasInterruptsOnly(cause)) return Effect.interrupt;
        const refusal = failed(options, request, requestId, cause);
        const ms = pause(options, request, refusal);
        return ms === 0 ? finish(refusal) : Effect.flatMap(waited(options.clock, ms), () => finish(refusal));
      },
    });
  };
}

/**
 * What the handler does. Its outcome itself where that is ready at once, as for a poll: no fiber is needed then. The
 * framework runs requests uninterruptible, so that an answer that was begun is written to its end; what has to be waited
 * for ends with the client's connection.
 */
function handled(route: Route, context: RequestContext): Answering {
  if (context.request.headers.host?.includes(',')) return Effect.fail(TWO_HOSTS);
  try {
    const handling = route.handle(context);
    return Exit.isExit(handling) ? handling : Effect.interruptible(handling);
  } catch (error) {
    return Effect.die(error);
  }
}

/** Answers to clients that may ask again at once; those are sent at a limited pace. */
const REFUSED: ReadonlySet<number> = new Set([401, 429, 503]);

/** How long the answer is kept back, in milliseconds. */
function pause({ pace, rateLimits }: RequestPipelineOptions, request: IncomingMessage, { status }: Answer): number {
  if (!REFUSED.has(status)) return 0;
  return pace.delay(rateLimits.of(request)?.account ?? networkOf(request.socket.remoteAddress ?? ''));
}

/** Ends with the client's connection. */
const waited = (clock: Clock, ms: number): Effect.Effect<void> =>
  Effect.interruptible(Effect.promise((signal) => wait(clock, ms, signal)));

/** Adds what every answer has. */
function addCommonHeaders({ headers, body }: Answer, requestId: string, state: RateLimitState | undefined): void {
  if (state !== undefined) addRateHeaders(headers, state);
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
  options: RequestPipelineOptions,
  request: IncomingMessage,
  requestId: string,
  cause: Cause.Cause<unknown>,
): Answer {
  const error = Cause.squash(cause);
  const failure = apiErrorOf(error);
  if (ERRORS[failure.code].status >= 500 && !HttpServerError.isHttpServerError(error)) {
    const fields = { request_id: requestId, method: request.method, error_code: failure.code };
    options.log.error('http.failed', { ...fields, error: error instanceof Error ? error : String(error) });
  }
  return writeError(failure, { accept: header(request, 'accept'), url: targetOf(request), requestId });
}
