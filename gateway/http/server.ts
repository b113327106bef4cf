import type { IncomingMessage } from 'node:http';
import * as NodeHttpServer from '@effect/platform-node/NodeHttpServer';
import * as Context from 'effect/Context';
import * as Deferred from 'effect/Deferred';
import * as Duration from 'effect/Duration';
import * as Effect from 'effect/Effect';
import { HttpServer, type HttpServerError } from 'effect/http';
import * as Layer from 'effect/Layer';
import type { Clock, Entropy, Logger, Store } from '../../runtime/index.ts';
import { type AccountService, type Authentication, CallMeter } from '../accounts/index.ts';
import type { CatchUp } from '../cluster/catch-up.ts';
import { HttpMetrics } from '../metrics/http-metrics.ts';
import type { MetricsRegistry } from '../metrics/index.ts';
import { single } from '../metrics/metric-family.ts';
import type { PlaybookService } from '../playbooks/index.ts';
import type { DecisionService } from '../reviews/decision-service.ts';
import { Idempotency } from '../reviews/idempotency.ts';
import type { ReviewService } from '../reviews/review-service.ts';
import type { UploadReader } from '../uploads/upload-reader.ts';
import type { DeliveryService } from '../webhooks/index.ts';
import { Admission, type AdmissionOptions } from './access/admission.ts';
import { RateLimitStates } from './access/rate-limit-state.ts';
import { RefusalPace } from './access/refusal-pace.ts';
import { answerAtOnce, answerInFiber } from './answer.ts';
import { BodySlots } from './body/body-slots.ts';
import { apiDocuments } from './docs/api-documents.ts';
import { decisionHandlers } from './handlers/decision-handlers.ts';
import { deliveryHandlers } from './handlers/delivery-handlers.ts';
import { downloads } from './handlers/downloads.ts';
import { EventStreams, type EventStreamsOptions } from './handlers/event-stream.ts';
import { keyHandlers } from './handlers/key-handlers.ts';
import { playbookHandlers } from './handlers/playbook-handlers.ts';
import { isUnfinished, isUnknown, isUnknownDelivery, retryAfterCatchUp } from './handlers/retry-after-catch-up.ts';
import { reviewHandlers } from './handlers/review-handlers.ts';
import { Submissions } from './handlers/submissions.ts';
import { DEFAULT_LIMITS, type HttpLimits } from './limits.ts';
import { createListener } from './listener.ts';
import { RequestIds } from './request-id.ts';
import { requestPipeline } from './request-pipeline.ts';
import { type Handlers, type Routed, routes } from './routes.ts';

export interface HttpServerOptions {
  readonly host: string;
  /** 0: a free one. */
  readonly port: number;
  readonly reviews: ReviewService;
  readonly decisions: DecisionService;
  readonly playbooks: PlaybookService;
  readonly deliveries: DeliveryService;
  readonly uploads: UploadReader;
  readonly authentication: Authentication;
  readonly accounts: AccountService;
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
  /** Gets the metrics of this listener. */
  readonly registry?: MetricsRegistry | undefined;
  /** Called for every call that the admission refuses. */
  readonly onRefused?: AdmissionOptions['onRefused'];
  /** In a cluster: for reviews and keys that are unknown here. */
  readonly catchUp?: CatchUp | undefined;
  /** Pages beside the REST interface. */
  readonly pages?: ((listener: PagesListener) => PageFinder) | undefined;
}

/** Answers requests outside the REST interface; undefined for paths it does not know. */
export type PageFinder = (request: IncomingMessage) => Routed | undefined;

/** What pages share with the interface beside which they are served. */
export interface PagesListener {
  readonly handlers: Handlers;
  /** Aborted when the listener stops: open streams end then, or it would wait for them. */
  readonly closing: AbortSignal;
}

/** The running listener of the REST interface. */
export class Gateway extends Context.Service<
  Gateway,
  {
    /** `http://host:port` as bound. */
    readonly url: string;
    readonly port: number;
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
    Effect.sync(() => new HttpMetrics()),
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
  const onKeysChanged: EventStreamsOptions['onKeysChanged'] = (listener) => options.authentication.onChange(listener);
  const closing = yield* Deferred.make<void>();
  const { reviews } = options;
  const streams = new EventStreams({ ...limits, reviews, onKeysChanged, closing: Deferred.await(closing) });
  const { clock, log, authentication } = options;
  const rateLimits = new RateLimitStates();
  const meter = new CallMeter(options.store, clock);
  const { onRefused, catchUp } = options;
  const admission = new Admission({ ...limits, authentication, meter, clock, rateLimits, onRefused, catchUp });
  const restHandlers = handlers(options, limits, streams);
  const route = routes({ admission, limits, handlers: restHandlers });
  const ending = new AbortController();
  const findPage = options.pages?.({ handlers: restHandlers, closing: ending.signal });
  const find = (request: IncomingMessage): Routed => findPage?.(request) ?? route(request);
  const answers = requestPipeline({
    clock,
    log,
    metrics,
    requestIds,
    rateLimits,
    pace: new RefusalPace(clock),
    find,
    spans,
  });
  yield* server.serve(answerInFiber(answers));
  answerAtOnce(listener.server, answers);
  // Released first, being acquired last: a listener waits for its open streams before it closes.
  yield* Effect.addFinalizer(() =>
    Effect.andThen(
      Deferred.succeed(closing, undefined),
      Effect.sync(() => {
        ending.abort();
        listener.closeUnused();
      }),
    ),
  );
  const url = HttpServer.formatAddress(server.address);
  options.registry?.add(() => [
    ...metrics.families(),
    single('gauge', 'conclave_event_streams', 'Open event streams.', streams.open),
  ]);
  return { url, port: Number(new URL(url).port) };
});

const requestSpans = ({ otlpEndpoint, version }: HttpServerOptions) =>
  otlpEndpoint === undefined
    ? Effect.succeed(undefined)
    : Effect.flatMap(
        Effect.promise(() => import('./tracing/otlp-spans.ts')),
        ({ otlpSpans }) => otlpSpans({ endpoint: otlpEndpoint, version }),
      );

function handlers(options: HttpServerOptions, limits: HttpLimits, streams: EventStreams): Handlers {
  const idempotency = new Idempotency(options.store, options.clock);
  const slots = new BodySlots(limits, options.clock);
  const submissions = new Submissions({ ...options, idempotency, limits, slots });
  const reading = reviewHandlers(options.reviews);
  const deciding = decisionHandlers(options.reviews, options.decisions, slots);
  const playbooks = playbookHandlers({ ...options, limits, slots });
  const keys = keyHandlers(options.accounts);
  const deliveries = deliveryHandlers(options.deliveries);
  const { openApi, asyncApi, playbookSchema, docs } = apiDocuments(options.version);
  const again = retryAfterCatchUp(options.catchUp);
  const [unknown, unfinished] = [isUnknown(options.reviews), isUnfinished(options.reviews)];
  const unknownDelivery = isUnknownDelivery(options.deliveries);
  return {
    submitText: submissions.text,
    submitFile: submissions.file,
    listReviews: reading.list,
    getReview: again(unknown, reading.review),
    getStatus: again(unknown, reading.status),
    getResults: again(unfinished, reading.results),
    cancelReview: again(unknown, reading.cancel),
    decide: again(unfinished, deciding.decide),
    getDecisions: again(unfinished, deciding.read),
    listPlaybooks: playbooks.list,
    createPlaybook: playbooks.create,
    getPlaybook: playbooks.get,
    replacePlaybook: playbooks.replace,
    deletePlaybook: playbooks.remove,
    tryPlaybook: playbooks.try,
    listKeys: keys.list,
    createKey: keys.create,
    revokeKey: keys.revoke,
    regenerateKey: keys.regenerate,
    listDeliveries: deliveries.list,
    getDelivery: again(unknownDelivery, deliveries.get),
    redeliver: again(unknownDelivery, deliveries.redeliver),
    rotateSecret: deliveries.rotateSecret,
    streamEvents: again(unknown, streams.handle),
    download: again(unfinished, downloads(options.reviews)),
    getOpenApi: openApi,
    getAsyncApi: asyncApi,
    getPlaybookSchema: playbookSchema,
    getDocs: docs,
  };
}
