import { NodeHttpServer } from '@effect/platform-node';
import { Context, Deferred, Duration, Effect, Layer } from 'effect';
import { HttpServer, type HttpServerError } from 'effect/http';
import type { Clock, Entropy, Logger, Store } from '../../runtime/index.ts';
import { type AccountDesk, type Authentication, CallMeter } from '../accounts/index.ts';
import { Idempotency } from '../idempotency.ts';
import type { ReviewDesk } from '../review-desk.ts';
import type { SecondLook } from '../second-look.ts';
import type { UploadReader } from '../upload-reader.ts';
import type { DeliveryDesk } from '../webhooks/index.ts';
import { answerAtOnce, answerInFiber } from './answering.ts';
import { deliveryHandlers } from './delivery-handlers.ts';
import { documents } from './documents.ts';
import { downloads } from './downloads.ts';
import { EventStreams } from './event-stream.ts';
import { Gate, type GateOptions } from './gate.ts';
import { keyHandlers } from './key-handlers.ts';
import { DEFAULT_LIMITS, type HttpLimits } from './limits.ts';
import { createListener } from './listener.ts';
import { isUnfinished, isUnknown, isUnknownDelivery, lookingAgain } from './looking-again.ts';
import { Metrics } from './metrics.ts';
import { Passes } from './passes.ts';
import { readings } from './readings.ts';
import { RequestIds } from './request-id.ts';
import { type Handlers, routes } from './routes.ts';
import { shell } from './shell.ts';
import { Submissions } from './submissions.ts';

export interface HttpServerOptions {
  readonly host: string;
  /** 0: a free one. */
  readonly port: number;
  readonly desk: ReviewDesk;
  readonly deliveries: DeliveryDesk;
  readonly uploads: UploadReader;
  readonly authentication: Authentication;
  readonly accounts: AccountDesk;
  /** Keeps the answers to requests with an Idempotency-Key. */
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly log: Logger;
  /** Version of the service, for the OpenAPI document. */
  readonly version: string;
  readonly allowLoopbackWebhooks: boolean;
  readonly limits?: Partial<HttpLimits>;
  /** Where OpenTelemetry spans go, as `OtlpOptions` says; undefined: requests are not traced. */
  readonly otlpEndpoint?: string | undefined;
  /** Told of every call that the gate refuses. */
  readonly onRefused?: GateOptions['onRefused'];
  /** In a cluster: for reviews and keys that are unknown here. */
  readonly secondLook?: SecondLook | undefined;
}

/** The running listener of the REST interface. */
export class Gateway extends Context.Service<
  Gateway,
  {
    /** `http://host:port` as bound. */
    readonly url: string;
    readonly port: number;
    readonly metrics: Metrics;
    /** Event streams that are open now. */
    readonly openStreams: () => number;
  }
>()('conclave/gateway/Gateway') {}

/**
 * Serves the REST interface for as long as the layer lives. Closing it ends the event streams first, lets other requests
 * finish within `shutdownMs`, and then closes the port. Fails with ServeError when the port cannot be had.
 */
export const httpServer = (options: HttpServerOptions): Layer.Layer<Gateway, HttpServerError.ServeError> =>
  Layer.effect(Gateway, serve(options));

const serve = Effect.fnUntraced(function* (options: HttpServerOptions) {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const requestIds = new RequestIds(options.entropy);
  const metrics = yield* Effect.acquireRelease(
    Effect.sync(() => new Metrics()),
    (open) => Effect.sync(() => open.close()),
  );
  // Before the listener, hence closed after it: the last requests' spans are exported too.
  const spans = yield* requestSpans(options);
  const listener = createListener(limits, requestIds);
  const server = yield* NodeHttpServer.make(() => listener.server, {
    host: options.host,
    port: options.port,
    gracefulShutdownTimeout: Duration.millis(limits.shutdownMs),
  });
  const closing = yield* Deferred.make<void>();
  const { desk } = options;
  const streams = new EventStreams({ ...limits, desk, closing: Deferred.await(closing) });
  const { clock, log, authentication } = options;
  const passes = new Passes();
  const meter = new CallMeter(options.store, clock);
  const { onRefused, secondLook } = options;
  const gate = new Gate({ ...limits, authentication, meter, clock, passes, onRefused, secondLook });
  const find = routes({ gate, limits, handlers: handlers(options, limits, streams) });
  const answers = shell({ clock, log, metrics, requestIds, passes, find, spans });
  yield* server.serve(answerInFiber(answers));
  answerAtOnce(listener.server, answers);
  // Released first, being acquired last: a listener waits for its open streams before it closes.
  yield* Effect.addFinalizer(() =>
    Effect.andThen(Deferred.succeed(closing, undefined), Effect.sync(listener.closeUnused)),
  );
  const url = HttpServer.formatAddress(server.address);
  return { url, port: Number(new URL(url).port), metrics, openStreams: () => streams.open };
});

const requestSpans = ({ otlpEndpoint, version }: HttpServerOptions) =>
  otlpEndpoint === undefined
    ? Effect.succeed(undefined)
    : Effect.flatMap(
        Effect.promise(() => import('./otlp-spans.ts')),
        ({ otlpSpans }) => otlpSpans({ endpoint: otlpEndpoint, version }),
      );

function handlers(options: HttpServerOptions, limits: HttpLimits, streams: EventStreams): Handlers {
  const idempotency = new Idempotency(options.store, options.clock);
  const submissions = new Submissions({ ...options, idempotency, limits });
  const reading = readings(options.desk);
  const keys = keyHandlers(options.accounts);
  const deliveries = deliveryHandlers(options.deliveries);
  const { openApi, asyncApi, docs } = documents(options.version);
  const again = lookingAgain(options.secondLook);
  const [unknown, unfinished] = [isUnknown(options.desk), isUnfinished(options.desk)];
  const unknownDelivery = isUnknownDelivery(options.deliveries);
  return {
    submitText: submissions.text,
    submitFile: submissions.file,
    listReviews: reading.list,
    getReview: again(unknown, reading.review),
    getStatus: again(unknown, reading.status),
    getResults: again(unfinished, reading.results),
    cancelReview: again(unknown, reading.cancel),
    listKeys: keys.list,
    createKey: keys.create,
    revokeKey: keys.revoke,
    regenerateKey: keys.regenerate,
    listDeliveries: deliveries.list,
    getDelivery: again(unknownDelivery, deliveries.get),
    redeliver: again(unknownDelivery, deliveries.redeliver),
    rotateSecret: deliveries.rotateSecret,
    streamEvents: again(unknown, streams.handle),
    download: again(unfinished, downloads(options.desk)),
    getOpenApi: openApi,
    getAsyncApi: asyncApi,
    getDocs: docs,
  };
}
