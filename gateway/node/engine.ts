/**
 * Engine: everything of a node but its listeners. The composition root of runtime and actors: here ports meet their
 * implementations, and nowhere else.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as Effect from 'effect/Effect';
import type * as Scope from 'effect/Scope';
import { accountBehaviour } from '../../actors/account/index.ts';
import { courierBehaviour } from '../../actors/courier/index.ts';
import { accountOf, expertWorkers, type Lanes } from '../../actors/expert-workers/index.ts';
import { expertBehaviour } from '../../actors/panel/index.ts';
import { trialBehaviour } from '../../actors/playbook-trial/index.ts';
import { publisherBehaviour } from '../../actors/publisher/index.ts';
import { reviewBehaviour, revisionBehaviour } from '../../actors/review/index.ts';
import { Router, type RouterOptions } from '../../runtime/cluster/index.ts';
import { Host, type IncomingMessage } from '../../runtime/hosting/index.ts';
import {
  type Clock,
  type Config,
  collectGarbage,
  Fenced,
  type Logger,
  NatsServer,
  systemEntropy,
  WorkerPool,
  type WorkerPoolOptions,
} from '../../runtime/index.ts';
import { NodePulse, TransitionPublisher } from '../../runtime/observation/index.ts';
import { compareRosters } from '../cluster/compare-rosters.ts';
import type { Cluster } from '../cluster/open-cluster.ts';
import { OutsideExpertService, readRoster } from '../experts/index.ts';
import { ActorMetrics } from '../metrics/index.ts';
import { serverAddressAs } from '../operations/index.ts';
import { RetentionSweep } from '../retention/retention-sweep.ts';
import { actorSpan, traceparent } from '../telemetry/trace-context.ts';
import { webhookSender } from '../webhooks/index.ts';
import { acquired } from './acquired.ts';
import { type NodeServices, openNodeServices } from './node-services.ts';
import { withModels } from './with-models.ts';

const NATS_CONF = fileURLToPath(new URL('../../nats.conf', import.meta.url));
const SHORT_WORK = fileURLToPath(new URL('../../actors/expert-jobs/worker-jobs.ts', import.meta.url));
const LONG_WORK = fileURLToPath(new URL('../../actors/expert-jobs/long-work-thread.ts', import.meta.url));

/**
 * A thread that had nothing to do for so long ends, and gives its memory back (ms). The first review after that waits a second for the
 * experts to be loaded again, so the short lane, which every review needs, stays longer.
 */
const IDLE_MS = { short: 5 * 60_000, long: 20_000 };

export interface Engine extends NodeServices {
  readonly host: Host;
  readonly actorMetrics: ActorMetrics;
  /** Replays dead letters, on whichever node owns their actors. */
  readonly deadLetters: Pick<Host, 'replay'>;
}

/** Runs for as long as the scope lives; closing it finishes what is being handled and leaves the rest to the next start. */
export const startEngine = Effect.fnUntraced(function* (
  config: Config,
  log: Logger,
): Effect.fn.Return<Engine, unknown, Scope.Scope> {
  const ports = yield* openNodeServices(config, log, (clock) => ownServer(config, clock, log));
  const { clock, node, store, bus, counters, cluster } = ports;
  const lanes = yield* workerThreads(config.workers, clock);
  const onError = (what: string, error: unknown): void => {
    counters.add('conclave_actor_errors_total', error instanceof Error ? error.name : 'unknown');
    log.error('actor.error', { what, error: error instanceof Error ? error : new Error(String(error)) });
  };
  const workers = expertWorkers(lanes, store, clock);
  const { handlers, settled } = yield* withModels(ports, workers, config.otlpEndpoint);
  const actorMetrics = new ActorMetrics();
  const transitions = new TransitionPublisher(bus, node);
  let router: Router | undefined;
  const host = new Host({
    // In a cluster all nodes share one consumer, and the router delivers each message to the node that owns its actor.
    ...(cluster === undefined
      ? { name: node }
      : { ownership: cluster.home, deliverDirectly: async (message) => deliverBy(router, message) }),
    bus,
    store,
    clock,
    tenantOf: (entity) => accountOf(store, entity),
    behaviours: behaviours(config),
    handlers: { ...handlers, post: postsWebhooks(config, ports) },
    onError,
    onTransitions: (made) => {
      actorMetrics.observe(made);
      transitions.publish(made);
    },
  });
  yield* acquired(
    () => host.start(),
    () => host.stop(),
  );
  router = cluster && (yield* joinCluster(cluster, { ...ports, host, onError, settled }));
  const deadLetters = router ?? host;
  ports.journal.recoverBy(() => host.redeliver());
  const share = cluster && (() => shareOf(cluster));
  const [hostLoad, count] = [() => host.hostLoad(), () => transitions.count];
  const pulse = new NodePulse({ node, bus, clock, hostLoad, transitions: count, share, onError });
  yield* acquired(
    async () => pulse.start(),
    async () => pulse.stop(),
  );
  const experts = (yield* announced(config)).map(({ id }) => id);
  if (cluster !== undefined)
    yield* acquired(
      () => compareRosters(experts, cluster.peers, log),
      (telling) => telling.stop(),
    );
  const homes = cluster && { homes: cluster.homes };
  const outside = new OutsideExpertService({ bus, store, clock, log, host, experts, ...homes });
  yield* acquired(
    () => outside.open(),
    (open) => open.stop(),
  );
  yield* sweepRegularly(config, ports, log);
  return { ...ports, host, actorMetrics, deadLetters };
});

const announced = ({ home }: Config) => Effect.tryPromise({ try: () => readRoster(home), catch: (error) => error });

const behaviours = (config: Config) => [
  accountBehaviour,
  reviewBehaviour,
  revisionBehaviour,
  expertBehaviour,
  publisherBehaviour,
  trialBehaviour,
  courierBehaviour(config.webhookPausesMs),
];

const postsWebhooks = (config: Config, { store, clock, entropy, counters }: NodeServices) =>
  webhookSender({
    store,
    clock,
    entropy,
    allowLoopback: config.webhookAllowLoopback,
    ...(config.otlpEndpoint !== undefined && {
      traceparent: (review, courier) => traceparent(review, actorSpan('courier', courier)),
    }),
    onOutcome: (outcome) => counters.add('conclave_webhook_attempts_total', outcome),
  });

/** Removes what has been kept for long enough, in a cluster on one node. */
const sweepRegularly = (config: Config, { store, clock, cluster, storeBytes }: NodeServices, log: Logger) => {
  const sweep = new RetentionSweep({
    store,
    clock,
    retentionMs: config.retentionMs,
    size: { bytes: storeBytes, maxBytes: config.retentionBytes },
    log,
    ...(cluster && { isResponsible: () => cluster.homes.ownsShard(0) }),
  });
  return acquired(
    async () => sweep.start(),
    async () => sweep.stop(),
  );
};

/** Threads begin with their first task. Long work has half as many. */
const workerThreads = Effect.fnUntraced(function* (
  count: number,
  clock: Clock,
): Effect.fn.Return<Lanes, unknown, Scope.Scope> {
  const lane = (threads: number, options: Pick<WorkerPoolOptions, 'file' | 'idleMs' | 'onRest'>) =>
    acquired(
      async () => ({ threads, pool: new WorkerPool({ ...options, threads, clock }) }),
      ({ pool }) => pool.close(),
    );
  const short = yield* lane(count, { file: SHORT_WORK, idleMs: IDLE_MS.short, onRest: collectGarbage });
  const long = yield* lane(Math.ceil(count / 2), { file: LONG_WORK, idleMs: IDLE_MS.long });
  return { short, long };
});

/** This node's part of the actors, and how sure of it it is. */
const shareOf = ({ homes, metrics, store }: Cluster) => ({
  shards: homes.ownedShards().length,
  lag: metrics.lag(store.place),
  lease_ms: homes.leaseMs(),
});

/** Before the router runs a message cannot be delivered: the caller tries again. */
async function deliverBy(router: Router | undefined, message: IncomingMessage): Promise<void> {
  if (router === undefined) throw new Fenced(message.subject);
  await router.deliverDirectly(message);
}

/** Takes this node's share of the actors, until the scope ends: then hands them over before anything else is stopped. */
const joinCluster = Effect.fnUntraced(function* (
  { homes, peers, node }: Cluster,
  {
    bus,
    store,
    clock,
    host,
    onError,
    settled,
  }: Pick<NodeServices, 'bus' | 'store' | 'clock'> &
    Pick<RouterOptions, 'host' | 'onError'> & { readonly settled: () => Promise<void> },
): Effect.fn.Return<Router, unknown, Scope.Scope> {
  const router = new Router({ node, bus, peers, shards: homes, host, store, clock, onError });
  yield* acquired(
    () => router.start(),
    () => router.stop(),
  );
  yield* acquired(
    () => homes.start(),
    async () => {
      await homes.drain();
      // Others wait for the answers to calls of this node as long as they hear of it.
      await settled();
      await homes.stop();
    },
  );
  return router;
});

const ownServer = (config: Config, clock: Clock, log: Logger) =>
  acquired(
    async () => {
      const directory = join(config.home, 'nats');
      const experts = (await readRoster(config.home)).map(({ id }) => id);
      const options = { directory, config: NATS_CONF, clock, log, experts, entropy: systemEntropy };
      return NatsServer.startSecured(options);
    },
    (server) => server.stop(),
  ).pipe(Effect.flatMap((server) => Effect.promise(() => serverAddressAs(config.home, server.url, 'runtime'))));
