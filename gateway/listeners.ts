/** Listeners: the REST interface and the operators' port over the ports of this process, with the engine or without. */
import { readFileSync } from 'node:fs';
import { Effect, Layer, type Scope } from 'effect';
import { accountKeys } from '../actors/account/index.ts';
import type { Config, Logger } from '../runtime/index.ts';
import { Authentication } from './accounts/index.ts';
import { Readiness } from './admin/index.ts';
import { processFigures, standing } from './figures/index.ts';
import { held } from './held.ts';
import { Administration, adminServer, Gateway, httpServer } from './http/index.ts';
import type { LogOutlet } from './log-outlet.ts';
import type { Ports } from './ports.ts';
import { reviewCensus } from './review-census.ts';
import { uploadReader } from './uploads/index.ts';
import { DeliveryDesk } from './webhooks/index.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The area of the store in which keys are known. */
const [KEYS] = accountKeys.key('');

const ofCluster = (cluster: Ports['cluster']): string[] =>
  cluster?.figures.lines({ homes: cluster.homes, place: cluster.store.place }) ?? [];

export interface Listening {
  readonly url: string;
  readonly adminUrl: string;
}

/** Listens for as long as the scope lives. */
export const startListeners = Effect.fnUntraced(function* (
  config: Config,
  log: Logger,
  ports: Ports,
): Effect.fn.Return<Listening, unknown, Scope.Scope> {
  const { clock, entropy, desk, accounts, pepper, bus, counters, front, cluster } = ports;
  const { store } = front;
  const authentication = new Authentication({ store, pepper, clock });
  yield* held(
    () => authentication.listen(bus),
    (listening) => listening.stop(),
  );
  // Its word may arrive before what it says does.
  cluster?.store.onApplied((writes) => {
    if (writes.some(({ key }) => key[0] === KEYS)) authentication.forget();
  });
  const readiness = new Readiness({ ...ports, ...(cluster && { replica: cluster.store }) });
  const http = httpServer({
    host: config.host,
    port: config.port,
    desk,
    deliveries: new DeliveryDesk({ ...front, clock, entropy }),
    uploads: uploadReader(),
    accounts,
    authentication,
    store,
    clock,
    entropy,
    log,
    version,
    allowLoopbackWebhooks: config.webhookAllowLoopback,
    otlpEndpoint: config.otlpEndpoint,
    secondLook: cluster?.secondLook,
    onRefused: (reason) => counters.add('conclave_calls_refused_total', reason),
    limits: { maxCharacters: config.maxCharacters, maxFileBytes: config.maxFileBytes },
  });
  const admin = adminServer({
    host: '127.0.0.1',
    port: config.adminPort,
    notReady: () => readiness.reason(),
    reviews: () => reviewCensus(store),
    figures: () => [...counters.lines(), ...standing(store), ...ofCluster(cluster), ...processFigures(version)],
  });
  const listeners = yield* Layer.build(Layer.provideMerge(admin, http));
  // Closed before the listeners are: those who ask are told to go elsewhere while open requests finish.
  yield* held(
    () => readiness.open(),
    () => readiness.close(),
  );
  const { url } = yield* Effect.provide(Gateway, listeners);
  const { url: adminUrl, metrics } = yield* Effect.provide(Administration, listeners);
  yield* exportFigures(config, metrics);
  return { url, adminUrl };
});

const exportFigures = ({ otlpEndpoint: endpoint }: Config, metrics: () => string) =>
  endpoint === undefined
    ? Effect.void
    : Effect.flatMap(
        Effect.promise(() => import('./telemetry/index.ts')),
        ({ exportMetrics }) => exportMetrics(metrics, { endpoint, version }),
      );

/** Sends the log to the collector too, where one is configured, for as long as the scope lives. */
export const exportLog = ({ otlpEndpoint: endpoint }: Config, outlet: LogOutlet) =>
  endpoint === undefined
    ? Effect.void
    : Effect.flatMap(
        Effect.promise(() => import('./telemetry/index.ts')),
        ({ exportLogs }) => exportLogs(outlet, { endpoint, version }),
      );
