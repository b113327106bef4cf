import { createServer } from 'node:http';
import { NodeHttpServer } from '@effect/platform-node';
import { Context, Duration, Effect, Layer } from 'effect';
import { HttpRouter, HttpServer, type HttpServerError, HttpServerResponse } from 'effect/http';
import type { Status } from '../../protocols/index.ts';
import { Gateway } from '../http/server.ts';

export interface AdminServerOptions {
  /** Loopback: who reaches this port may see figures of every account. */
  readonly host: string;
  /** 0: a free one. */
  readonly port: number;
  /** Why the service takes no work now, in a sentence; undefined when it does. */
  readonly notReady: () => Promise<string | undefined>;
  /** How many reviews there are of each status. */
  readonly reviews: () => Readonly<Record<Status, number>>;
  /** More lines for /metrics. */
  readonly lines?: () => readonly string[];
}

/** The running administration listener. */
export class AdminServer extends Context.Service<
  AdminServer,
  {
    readonly url: string;
    /** What /metrics answers. */
    readonly metrics: () => string;
  }
>()('conclave/gateway/Administration') {}

const OPEN_REQUESTS_MS = 1_000;
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * The listener for those who keep the service up: /healthz (the process answers), /readyz (it takes work; 503 with the
 * reason when not) and /metrics (Prometheus text).
 */
export const adminServer = (
  options: AdminServerOptions,
): Layer.Layer<AdminServer, HttpServerError.ServeError, Gateway> => Layer.effect(AdminServer, serve(options));

const text = (body: () => string, contentType = 'text/plain; charset=utf-8') =>
  Effect.sync(() => HttpServerResponse.text(body(), { contentType, headers: { 'cache-control': 'no-store' } }));

const serve = Effect.fnUntraced(function* (options: AdminServerOptions) {
  const gateway = yield* Gateway;
  const server = yield* NodeHttpServer.make(() => createServer(), {
    host: options.host,
    port: options.port,
    gracefulShutdownTimeout: Duration.millis(OPEN_REQUESTS_MS),
  });
  const router = yield* HttpRouter.make;
  const ready = Effect.map(Effect.promise(options.notReady), (reason) =>
    HttpServerResponse.text(`${reason ?? 'ready'}\n`, {
      status: reason === undefined ? 200 : 503,
      headers: { 'cache-control': 'no-store' },
    }),
  );
  const metrics = () => {
    const more = options.lines?.() ?? [];
    return gateway.metrics.write(options.reviews(), gateway.openStreams()) + more.map((line) => `${line}\n`).join('');
  };
  yield* router.addAll([
    HttpRouter.route(
      'GET',
      '/healthz',
      text(() => 'ok\n'),
    ),
    HttpRouter.route('GET', '/readyz', ready),
    HttpRouter.route('GET', '/metrics', text(metrics, METRICS_TYPE)),
  ]);
  yield* server.serve(router.asHttpEffect());
  return { url: HttpServer.formatAddress(server.address), metrics };
});
