import { createServer, type IncomingMessage } from 'node:http';
import * as NodeHttpServer from '@effect/platform-node/NodeHttpServer';
import * as Context from 'effect/Context';
import * as Duration from 'effect/Duration';
import * as Effect from 'effect/Effect';
import { HttpRouter, HttpServer, type HttpServerError, HttpServerRequest, HttpServerResponse } from 'effect/http';
import * as Layer from 'effect/Layer';
import { asResponse } from '../http/answer.ts';
import type { Routed } from '../http/routes.ts';
import { type MetricsRegistry, prometheusText } from '../metrics/index.ts';
import { bringsToken } from './admin-token.ts';

export interface AdminServerOptions {
  /** Loopback. */
  readonly host: string;
  /** What every request but those for /healthz and /readyz brings as its bearer token. */
  readonly token: string;
  /** 0: a free one. */
  readonly port: number;
  /** Why the service takes no work now, in a sentence; undefined when it does. */
  readonly notReady: () => Promise<string | undefined>;
  /** Shown only with the token: the message server's version, and what should be repaired. */
  readonly notes?: readonly string[];
  readonly registry: MetricsRegistry;
  /** Another address that is answered: `https://operations.example`. */
  readonly adminUrl?: string | undefined;
  /** The operators' pages, which have their own sign-in; undefined for other paths. */
  readonly pages?: (request: IncomingMessage) => Routed | undefined;
}

/** The running administration listener. */
export class AdminServer extends Context.Service<
  AdminServer,
  {
    readonly url: string;
  }
>()('conclave/gateway/Administration') {}

const OPEN_REQUESTS_MS = 1_000;
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * The listener for those who keep the service up: /healthz (the process answers), /readyz (it takes work; 503 when not, with
 * the reason with the token) and /metrics (Prometheus text, with the token). Requests for another host than this
 * machine are 421: a page in an operator's browser whose name was made to lead here reads nothing.
 */
export const adminServer = (options: AdminServerOptions): Layer.Layer<AdminServer, HttpServerError.ServeError> =>
  Layer.effect(AdminServer, serve(options));

const text = (body: () => string, contentType = 'text/plain; charset=utf-8') =>
  Effect.sync(() => HttpServerResponse.text(body(), { contentType, headers: { 'cache-control': 'no-store' } }));

const serve = Effect.fnUntraced(function* (options: AdminServerOptions) {
  const server = yield* NodeHttpServer.make(() => createServer(), {
    host: options.host,
    port: options.port,
    gracefulShutdownTimeout: Duration.millis(OPEN_REQUESTS_MS),
  });
  const router = yield* HttpRouter.make;
  const ready = Effect.gen(function* () {
    const { headers } = yield* HttpServerRequest.HttpServerRequest;
    const reason = yield* Effect.promise(options.notReady);
    const mayKnow = bringsToken(headers.authorization, options.token);
    const lines = [
      reason === undefined ? 'ready' : mayKnow ? reason : 'not ready',
      ...(mayKnow ? (options.notes ?? []) : []),
    ];
    return HttpServerResponse.text(lines.map((line) => `${line}\n`).join(''), {
      status: reason === undefined ? 200 : 503,
      headers: { 'cache-control': 'no-store' },
    });
  });
  const metrics = () => prometheusText(options.registry.collect());
  yield* router.addAll([
    HttpRouter.route(
      'GET',
      '/healthz',
      text(() => 'ok\n'),
    ),
    HttpRouter.route('GET', '/readyz', ready),
    HttpRouter.route('GET', '/metrics', text(metrics, METRICS_TYPE)),
  ]);
  yield* server.serve(guarded(options, router.asHttpEffect()));
  return { url: HttpServer.formatAddress(server.address) };
});

/** Names of this machine; whatever port was forwarded to here. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

const OPEN = new Set(['/healthz', '/readyz']);

/** Refuses other hosts, answers with a page, and otherwise refuses requests without the token. */
const guarded = <E, R>(
  { token, pages, adminUrl }: AdminServerOptions,
  answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
) =>
  Effect.gen(function* () {
    const { headers, url, source } = yield* HttpServerRequest.HttpServerRequest;
    const host = (headers.host ?? '').toLowerCase();
    if (!LOCAL_HOST.test(host) && (adminUrl === undefined || host !== new URL(adminUrl).host)) {
      return HttpServerResponse.text('This listener is asked as 127.0.0.1 or localhost only.\n', { status: 421 });
    }
    const request = source as IncomingMessage;
    const page = pages?.(request);
    if (page !== undefined) {
      const { handler, params, searchParams: query } = page;
      return asResponse(yield* handler.handle({ request, params, query }));
    }
    if (!OPEN.has(url.replace(/\?.*$/s, '')) && !bringsToken(headers.authorization, token)) {
      const challenge = { 'www-authenticate': 'Bearer realm="operations"' };
      return HttpServerResponse.text('The admin token is needed.\n', { status: 401, headers: challenge });
    }
    return yield* answer;
  });
