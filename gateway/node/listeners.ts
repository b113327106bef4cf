/** Listeners: the REST interface and the operators' port over the ports of this process, with the engine or without. */
import { readFileSync } from 'node:fs';
import * as Effect from 'effect/Effect';
import * as Layer from 'effect/Layer';
import type * as Scope from 'effect/Scope';
import { accountRecords } from '../../actors/account/index.ts';
import { advisoriesFor, type Config, type Logger, SOUND_VERSION } from '../../runtime/index.ts';
import { Authentication, KeyUses } from '../accounts/index.ts';
import { AdminServer, adminServer, Gateway, httpServer } from '../http/index.ts';
import { MetricsRegistry, processMetrics, reviewCounts, storedCounts } from '../metrics/index.ts';
import { type AdminToken, looseFiles, openAdminToken, Readiness } from '../operations/index.ts';
import { latePages } from '../pages/late-pages.ts';
import { PlaybookService } from '../playbooks/index.ts';
import { StoredDecisions } from '../reviews/stored-decisions.ts';
import type { TracedNode } from '../telemetry/index.ts';
import { uploadReader } from '../uploads/index.ts';
import { DeliveryService } from '../webhooks/index.ts';
import { acquired } from './acquired.ts';
import type { Engine } from './engine.ts';
import type { LogOutput } from './log-output.ts';
import type { NodeServices } from './node-services.ts';
import { operatorPages } from './operator-pages.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The area of the store in which keys are known. */
const [KEYS] = accountRecords.key.key('');

/** What is publicly known to be wrong with this version of the message server. */
const serverWarnings = (version: string): readonly string[] =>
  advisoriesFor(version).map(
    (advisory) => `nats-server ${version} has a known fault (${advisory}): install ${SOUND_VERSION} or newer.`,
  );

export interface Listening {
  readonly url: string;
  readonly adminUrl: string;
  /** Where people reach the pages. */
  readonly publicUrl: string;
  readonly adminToken: AdminToken;
  /** What the operator should mend. */
  readonly warnings: readonly string[];
}

/** Where the engine is in the same process: what its actors do. */
type EngineParts = Partial<Pick<Engine, 'host' | 'actorMetrics' | 'deadLetters'>>;

/** Listens for as long as the scope lives. */
export const startListeners = Effect.fnUntraced(function* (
  config: Config,
  log: Logger,
  ports: NodeServices & EngineParts,
): Effect.fn.Return<Listening, unknown, Scope.Scope> {
  const { entropy, bus, counters, cluster } = ports;
  const authentication = yield* authenticates(ports);
  const readiness = new Readiness({ ...ports, ...(cluster && { replica: cluster.store }) });
  const services = servicesOf(config, log, ports);
  const registry = metricsOf(ports);
  const http = httpServer({
    ...services,
    host: config.host,
    port: config.port,
    uploads: uploadReader(),
    authentication,
    version,
    pages: (listener) =>
      latePages('/app', async () => {
        const { customerPages } = await import('../pages/app/app-site.ts');
        const hasLanguageModels = ports.models !== undefined;
        return customerPages({ ...services, publicUrl: config.publicUrl, hasLanguageModels })(listener);
      }),
    otlpEndpoint: config.otlpEndpoint,
    catchUp: cluster?.catchUp,
    registry,
    onRefused: (reason) => counters.add('conclave_calls_refused_total', reason),
    limits: { maxCharacters: config.maxCharacters, maxFileBytes: config.maxFileBytes },
  });
  const adminToken = yield* Effect.promise(() => openAdminToken(config.home, entropy));
  const loose = yield* Effect.promise(() => looseFiles(config.home));
  const warnings = [...serverWarnings(ports.messageServer), ...loose];
  const closing = new AbortController();
  const pages = yield* operatorPages(ports, {
    token: adminToken.token,
    log,
    closing: closing.signal,
    config,
    deliveries: services.deliveries,
  });
  const admin = adminServer({
    pages,
    host: '127.0.0.1',
    port: config.adminPort,
    token: adminToken.token,
    adminUrl: config.adminUrl,
    notReady: () => readiness.reason(),
    notes: [`nats-server ${ports.messageServer}`, ...warnings],
    registry,
  });
  const listeners = yield* Layer.build(Layer.provideMerge(admin, http));
  // Closed before the listeners are: they wait for the streams of open pages.
  yield* acquired(
    async () => closing,
    async (open) => open.abort(),
  );
  // Closed before the listeners: new requests are refused while open ones finish.
  yield* acquired(
    () => readiness.open(),
    () => readiness.close(),
  );
  const { url } = yield* Effect.provide(Gateway, listeners);
  const { url: adminUrl } = yield* Effect.provide(AdminServer, listeners);
  yield* exportMetricsOf(config, registry);
  yield* exportReviewsOf(config, { bus, store: services.store, node: ports.node, models: ports.models });
  return { url, adminUrl, publicUrl: config.publicUrl ?? url, adminToken, warnings };
});

/** What the handlers of requests, of clients and of pages, work with. */
function servicesOf(config: Config, log: Logger, ports: NodeServices) {
  const { clock, entropy, reviews, accounts, changes, clientFacing } = ports;
  return {
    reviews,
    playbooks: new PlaybookService({ ...clientFacing, clock, entropy, changes }),
    decisions: new StoredDecisions({ ...clientFacing, clock, changes }),
    deliveries: new DeliveryService({ ...clientFacing, clock, entropy, changes }),
    accounts,
    store: clientFacing.store,
    clock,
    entropy,
    log,
    allowLoopbackWebhooks: config.webhookAllowLoopback,
  };
}

/** Knows keys until they are revoked, here or at another process. */
const authenticates = Effect.fnUntraced(function* ({
  clientFacing: { store },
  clock,
  pepper,
  bus,
  changes,
}: NodeServices) {
  const uses = new KeyUses(store, clock);
  const onUsed = (account: string, key: string): void => uses.note(account, key);
  const authentication = new Authentication({ store, pepper, clock, onUsed });
  yield* acquired(
    () => authentication.listen(bus),
    (listening) => listening.stop(),
  );
  // An account's word of a revoked key may arrive after the reply to its revocation, or before the write it tells of.
  changes.onWritten((writes) => {
    if (writes.some(({ key }) => key[0] === KEYS)) authentication.forget();
  });
  return authentication;
});

/** Every metric of this process but those of its listeners, which they add. */
function metricsOf({
  counters,
  models,
  modelMetrics,
  clientFacing,
  cluster,
  host,
  actorMetrics,
}: NodeServices & EngineParts): MetricsRegistry {
  const { store } = clientFacing;
  const registry = new MetricsRegistry();
  registry.add(() => [reviewCounts(store)]);
  registry.add(() => counters.families());
  if (models) registry.add(() => modelMetrics.families());
  if (host && actorMetrics) registry.add(() => actorMetrics.families(host.hostLoad()));
  registry.add(() => storedCounts(store));
  if (cluster) registry.add(() => cluster.metrics.families({ homes: cluster.homes, place: cluster.store.place }));
  registry.add(() => processMetrics(version));
  return registry;
}

const exportMetricsOf = ({ otlpEndpoint: endpoint }: Config, registry: MetricsRegistry) =>
  endpoint === undefined
    ? Effect.void
    : Effect.flatMap(
        Effect.promise(() => import('../telemetry/index.ts')),
        ({ exportMetrics }) => exportMetrics(registry, { endpoint, version }),
      );

const exportReviewsOf = ({ otlpEndpoint: endpoint }: Config, traced: TracedNode) =>
  endpoint === undefined
    ? Effect.void
    : Effect.flatMap(
        Effect.promise(() => import('../telemetry/index.ts')),
        ({ exportReviews }) => exportReviews(traced, { endpoint, version }),
      );

/** Sends the log to the collector too, where one is configured, for as long as the scope lives. */
export const exportLog = ({ otlpEndpoint: endpoint }: Config, outlet: LogOutput) =>
  endpoint === undefined
    ? Effect.void
    : Effect.flatMap(
        Effect.promise(() => import('../telemetry/index.ts')),
        ({ exportLogs }) => exportLogs(outlet, { endpoint, version }),
      );
