/**
 * Engine: everything of a node but its listeners. The composition root of runtime and actors: here ports meet their
 * implementations, and nowhere else.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Effect, type Scope } from 'effect';
import { accountBehaviour } from '../../actors/account/index.ts';
import { courierBehaviour } from '../../actors/courier/index.ts';
import { expertWorkers } from '../../actors/expert-workers/index.ts';
import { expertBehaviour } from '../../actors/panel/index.ts';
import { trialBehaviour } from '../../actors/playbook-trial/index.ts';
import { publisherBehaviour } from '../../actors/publisher/index.ts';
import { reviewBehaviour, revisionBehaviour } from '../../actors/review/index.ts';
import { Router, type RouterOptions } from '../../runtime/cluster/index.ts';
import { Host, type IncomingMessage } from '../../runtime/hosting/index.ts';
import {
  type Clock,
  type Config,
  type Logger,
  NatsServer,
  systemEntropy,
  type TaskPool,
  WorkerPool,
} from '../../runtime/index.ts';
import { NodePulse, TransitionPublisher } from '../../runtime/observation/index.ts';
import type { Cluster } from '../cluster/open-cluster.ts';
import { OutsideExpertService, readRoster } from '../experts/index.ts';
import { ActorMetrics } from '../metrics/index.ts';
import { serverAddressAs } from '../operations/index.ts';
import { RetentionSweep } from '../retention/retention-sweep.ts';
import { webhookSender } from '../webhooks/index.ts';
import { acquired } from './acquired.ts';
import { type NodeServices, openNodeServices } from './node-services.ts';
import { withModels } from './with-models.ts';

const NATS_CONF = fileURLToPath(new URL('../../nats.conf', import.meta.url));
const THINKER = fileURLToPath(new URL('../../actors/expert-jobs/worker-thread.ts', import.meta.url));

export interface Engine extends NodeServices {
  readonly pool: TaskPool;
  readonly host: Host;
  readonly actorMetrics: ActorMetrics;
  /** Tries dead letters again, wherever their actors live. */
  readonly deadLetters: Pick<Host, 'replay'>;
}

/** Runs for as long as the scope lives; closing it finishes what is being handled and leaves the rest to the next start. */
export const startEngine = Effect.fnUntraced(function* (
  config: Config,
  log: Logger,
): Effect.fn.Return<Engine, unknown, Scope.Scope> {
  const ports = yield* openNodeServices(config, log, (clock) => ownServer(config, clock, log));
  const { clock, entropy, node, store, bus, counters, cluster } = ports;
  const pool = yield* acquired(
    async () => new WorkerPool({ file: THINKER, threads: config.workers, clock }),
    (open) => open.close(),
  );
  const onError = (what: string, error: unknown): void => {
    counters.add('conclave_actor_errors_total', error instanceof Error ? error.name : 'unknown');
    log.error('actor.error', { what, error: error instanceof Error ? error : new Error(String(error)) });
  };
  const workers = expertWorkers(pool, store, { threads: config.workers, clock });
  const handlers = yield* withModels(ports, workers);
  const actorMetrics = new ActorMetrics();
  const transitions = new TransitionPublisher(bus, node);
  const host = new Host({
    // In a cluster all nodes share one consumer, and messages are brought to their homes.
    ...(cluster === undefined ? { name: node } : { ownership: cluster.home }),
    bus,
    store,
    clock,
    behaviours: [
      accountBehaviour,
      reviewBehaviour,
      revisionBehaviour,
      expertBehaviour,
      publisherBehaviour,
      trialBehaviour,
      courierBehaviour(config.webhookBackoffMs),
    ],
    handlers: {
      ...handlers,
      post: webhookSender({
        store,
        clock,
        entropy,
        allowLoopback: config.webhookAllowLoopback,
        onOutcome: (outcome) => counters.add('conclave_webhook_attempts_total', outcome),
      }),
    },
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
  const router = cluster && (yield* joinCluster(cluster, { ...ports, host, onError }));
  const deadLetters = router ?? host;
  ports.journal.mendBy(() => bringAgain(host, (message) => (router ? router.bring(message) : host.handle(message))));
  const shards = cluster && (() => cluster.homes.ownedShards().length);
  const [census, count] = [() => host.census(), () => transitions.count];
  const pulse = new NodePulse({ node, bus, clock, census, transitions: count, shards, onError });
  yield* acquired(
    async () => pulse.start(),
    async () => pulse.stop(),
  );
  const outside = new OutsideExpertService({ bus, store, clock, log, ...(cluster && { homes: cluster.homes }) });
  yield* acquired(
    () => outside.open(),
    (open) => open.stop(),
  );
  const sweep = new RetentionSweep({
    store,
    clock,
    retentionMs: config.retentionMs,
    size: { bytes: ports.storeBytes, maxBytes: config.retentionBytes },
    log,
    ...(cluster && { isResponsible: () => cluster.homes.ownsShard(0) }),
  });
  yield* acquired(
    async () => sweep.start(),
    async () => sweep.stop(),
  );
  return { ...ports, pool, host, actorMetrics, deadLetters };
});

/** Brings what is on its way past the journal; resolves to how much could not be brought. */
async function bringAgain(host: Host, bring: (message: IncomingMessage) => Promise<void>): Promise<number> {
  const outcomes = await Promise.allSettled(host.outstanding().map(bring));
  return outcomes.filter(({ status }) => status === 'rejected').length;
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
  }: Pick<NodeServices, 'bus' | 'store' | 'clock'> & Pick<RouterOptions, 'host' | 'onError'>,
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
