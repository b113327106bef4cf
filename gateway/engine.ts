/**
 * Engine: everything of a node but its listeners. The composition root of runtime and actors: here ports meet their
 * implementations, and nowhere else.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Effect, type Scope } from 'effect';
import { accountBehaviour } from '../actors/account/index.ts';
import { courierBehaviour } from '../actors/courier/index.ts';
import { expertWorkers } from '../actors/expert-workers/index.ts';
import { expertBehaviour } from '../actors/panel/index.ts';
import { publisherBehaviour } from '../actors/publisher/index.ts';
import { reviewBehaviour } from '../actors/review/index.ts';
import { Router, type RouterOptions } from '../runtime/cluster/index.ts';
import { Host } from '../runtime/hosting/index.ts';
import { type Clock, type Config, type Logger, NatsServer, type TaskPool, WorkerPool } from '../runtime/index.ts';
import type { Cluster } from './cluster.ts';
import { OutsideDesk } from './experts/index.ts';
import { held } from './held.ts';
import { Housekeeping } from './housekeeping.ts';
import { openPorts, type Ports } from './ports.ts';
import { webhookPoster } from './webhooks/index.ts';

const NATS_CONF = fileURLToPath(new URL('../nats.conf', import.meta.url));
const THINKER = fileURLToPath(new URL('../actors/expert-workers/worker-thread.ts', import.meta.url));

export interface Engine extends Ports {
  readonly pool: TaskPool;
  readonly host: Host;
  /** Tries dead letters again, wherever their actors live. */
  readonly letters: Pick<Host, 'replay'>;
}

/** Runs for as long as the scope lives; closing it finishes what is being handled and leaves the rest to the next start. */
export const startEngine = Effect.fnUntraced(function* (
  config: Config,
  log: Logger,
): Effect.fn.Return<Engine, unknown, Scope.Scope> {
  const ports = yield* openPorts(config, log, (clock) => ownServer(config, clock, log));
  const { clock, entropy, node, store, bus, counters, cluster } = ports;
  const pool = yield* held(
    async () => new WorkerPool({ file: THINKER, threads: config.workers, clock }),
    (open) => open.close(),
  );
  const onError = (what: string, error: unknown): void => {
    counters.add('conclave_actor_errors_total', error instanceof Error ? error.name : 'unknown');
    log.error('actor.error', { what, error: error instanceof Error ? error : new Error(String(error)) });
  };
  const host = new Host({
    // In a cluster all nodes share one consumer, and messages are brought to their homes.
    ...(cluster === undefined ? { name: node } : { ownership: cluster.home }),
    bus,
    store,
    clock,
    behaviours: [
      accountBehaviour,
      reviewBehaviour,
      expertBehaviour,
      publisherBehaviour,
      courierBehaviour(config.webhookBackoffMs),
    ],
    handlers: {
      ...expertWorkers(pool, store, config.workers),
      post: webhookPoster({
        store,
        clock,
        entropy,
        allowLoopback: config.webhookAllowLoopback,
        onOutcome: (outcome) => counters.add('conclave_webhook_attempts_total', outcome),
      }),
    },
    onError,
  });
  yield* held(
    () => host.start(),
    () => host.stop(),
  );
  const letters = cluster === undefined ? host : yield* moveIn(cluster, { ...ports, host, onError });
  const outside = new OutsideDesk({ bus, store, clock, log, ...(cluster && { homes: cluster.homes }) });
  yield* held(
    () => outside.open(),
    (open) => open.stop(),
  );
  const keeper = new Housekeeping({
    store,
    clock,
    retentionMs: config.retentionMs,
    size: { bytes: ports.storeBytes, maxBytes: config.retentionBytes },
    log,
    ...(cluster && { isKeeper: () => cluster.homes.ownsShard(0) }),
  });
  yield* held(
    async () => keeper.start(),
    async () => keeper.stop(),
  );
  return { ...ports, pool, host, letters };
});

/** Takes this node's share of the actors, until the scope ends: then hands them over before anything else is stopped. */
const moveIn = Effect.fnUntraced(function* (
  { homes, peers, node }: Cluster,
  {
    bus,
    store,
    clock,
    host,
    onError,
  }: Pick<Ports, 'bus' | 'store' | 'clock'> & Pick<RouterOptions, 'host' | 'onError'>,
): Effect.fn.Return<Router, unknown, Scope.Scope> {
  const router = new Router({ node, bus, peers, shards: homes, host, store, clock, onError });
  yield* held(
    () => router.start(),
    () => router.stop(),
  );
  yield* held(
    () => homes.start(),
    async () => {
      await homes.drain();
      await homes.stop();
    },
  );
  return router;
});

const ownServer = (config: Config, clock: Clock, log: Logger) =>
  held(
    () => NatsServer.start({ directory: join(config.home, 'nats'), config: NATS_CONF, clock, log }),
    (server) => server.stop(),
  ).pipe(Effect.map((server) => server.url));
