/**
 * Engine: everything of a node but its listeners. The composition root of runtime and actors: here ports meet their
 * implementations, and nowhere else.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Effect, type Scope } from 'effect';
import { courierBehaviour } from '../actors/courier/index.ts';
import { expertBehaviour } from '../actors/panel/index.ts';
import { publisherBehaviour } from '../actors/publisher/index.ts';
import { reviewBehaviour } from '../actors/review/index.ts';
import { thinkingWorkers } from '../actors/thinking/index.ts';
import { PATTERNS } from '../protocols/index.ts';
import { Host } from '../runtime/hosting/index.ts';
import {
  type Clock,
  type Config,
  type Entropy,
  identifier,
  LmdbStore,
  type Log,
  NatsBus,
  NatsServer,
  type Store,
  systemClock,
  systemEntropy,
  type TaskPool,
  WorkerPool,
} from '../runtime/index.ts';
import { ReviewBell } from './review-bell.ts';
import { Reviews } from './reviews.ts';
import { webhookPoster } from './webhooks/index.ts';

/** The journal's name, age and size: a week to look back, and no more disk than a small server has. */
const JOURNAL = {
  name: 'CONCLAVE',
  subjects: [PATTERNS.everything],
  maxAgeMs: 7 * 86_400_000,
  maxBytes: 4 * 1024 ** 3,
};

const NATS_CONF = fileURLToPath(new URL('../nats.conf', import.meta.url));
const THINKER = fileURLToPath(new URL('../actors/thinking/worker-thread.ts', import.meta.url));

export interface Engine {
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly store: Store;
  readonly pool: TaskPool;
  readonly desk: Reviews;
  readonly host: Host;
  /** For any NATS client. */
  readonly natsUrl: string;
}

/** Runs for as long as the scope lives; closing it finishes what is being handled and leaves the rest to the next start. */
export const startEngine = Effect.fnUntraced(function* (
  config: Config,
  log: Log,
): Effect.fn.Return<Engine, unknown, Scope.Scope> {
  const clock = systemClock;
  const entropy = systemEntropy;
  yield* Effect.tryPromise(() => mkdir(config.home, { recursive: true, mode: 0o700 }));
  const natsUrl = config.natsUrl ?? (yield* ownServer(config, clock, log));
  const store = yield* held(
    async () => new LmdbStore({ path: join(config.home, 'store') }),
    (open) => open.close(),
  );
  const bus = yield* held(
    () => NatsBus.connect({ servers: natsUrl, journal: JOURNAL, clock, log }),
    (open) => open.close(),
  );
  const pool = yield* held(
    async () => new WorkerPool({ file: THINKER, threads: config.workers, clock }),
    (open) => open.close(),
  );
  const bell = new ReviewBell(clock);
  yield* held(
    () => bell.listen(bus),
    () => bell.close(),
  );
  const host = new Host({
    name: yield* Effect.tryPromise(() => nodeName(store, entropy)),
    bus,
    store,
    clock,
    behaviours: [reviewBehaviour, expertBehaviour, publisherBehaviour, courierBehaviour(config.webhookBackoffMs)],
    workers: {
      ...thinkingWorkers(pool, store),
      post: webhookPoster({ store, clock, entropy, allowLoopback: config.webhookAllowLoopback }),
    },
    onError: (what, error) =>
      log.error('actor.error', { what, error: error instanceof Error ? error : new Error(String(error)) }),
  });
  yield* held(
    () => host.start(),
    () => host.stop(),
  );
  return { clock, entropy, store, pool, desk: new Reviews({ bus, store, clock, bell }), host, natsUrl };
});

const ownServer = (config: Config, clock: Clock, log: Log) =>
  held(
    () => NatsServer.start({ directory: join(config.home, 'nats'), config: NATS_CONF, clock, log }),
    (server) => server.stop(),
  ).pipe(Effect.map((server) => server.url));

/** Something that is opened and closed by promises, for as long as the scope lives. */
const held = <Value>(open: () => Promise<Value>, close: (value: Value) => Promise<void>) =>
  Effect.acquireRelease(Effect.tryPromise({ try: open, catch: (error) => error }), (value) =>
    Effect.promise(() => close(value)),
  );

/** The name under which this node takes its messages from the journal: made once, kept with its store. */
async function nodeName(store: Store, entropy: Entropy): Promise<string> {
  const known = store.get(['node', 'name']);
  if (typeof known === 'string') return known;
  const name = identifier('node', entropy);
  await store.commit([{ op: 'put', key: ['node', 'name'], value: name }]);
  await store.flush();
  return name;
}
