/**
 * NodeServices: what every process of a node opens, with the engine or without: clock, randomness, store, bus, and the services over
 * them. Several processes of one machine may open the same store.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as Effect from 'effect/Effect';
import type * as Scope from 'effect/Scope';
import type { ModelRequest } from '../../actors/model-experts/index.ts';
import { PATTERNS } from '../../protocols/index.ts';
import type { ModelsFile } from '../../protocols/models/index.ts';
import {
  type Bus,
  type Clock,
  type Config,
  type Entropy,
  InvalidConfig,
  identifier,
  LmdbStore,
  type Logger,
  NatsBus,
  type Store,
  secretFrom,
  systemClock,
  systemEntropy,
} from '../../runtime/index.ts';
import { isReplica } from '../../runtime/replication/index.ts';
import { AccountService } from '../accounts/index.ts';
import { openPepper } from '../accounts/key-pepper.ts';
import { type Cluster, openCluster } from '../cluster/open-cluster.ts';
import { busWithDeadline, storeWithDeadline, WriteDeadline } from '../cluster/write-deadline.ts';
import { readRoster } from '../experts/index.ts';
import { EventCounters, ModelMetrics } from '../metrics/index.ts';
import { readModels } from '../models/index.ts';
import { JournalWatch } from '../operations/index.ts';
import { ChangeNotifier } from '../reviews/change-notifier.ts';
import { StoredReviewService } from '../reviews/stored-review-service.ts';
import { outsideTraceparent } from '../telemetry/trace-context.ts';
import { acquired } from './acquired.ts';

/** The journal's name, age and size: a week to look back, and no more disk than a small server has. */
const JOURNAL = {
  name: 'CONCLAVE',
  subjects: [PATTERNS.journal],
  maxAgeMs: 7 * 86_400_000,
  maxBytes: 4 * 1024 ** 3,
};

/** The nodes of a cluster share one consumer: messages for an absent owner must not hold up the others. */
const SHARED_UNSETTLED = 20_000;

/** How long a request waits for this replica to catch up with other nodes, in milliseconds. */
const CATCH_UP_MS = 2_000;

const NOT_CLUSTERED =
  'CONCLAVE_HOME belongs to a node of a cluster. Set NATS_URL as before, or use another directory: what this node wrote alone would be on no other node.';

export interface NodeServices {
  readonly clock: Clock;
  readonly entropy: Entropy;
  /** This node's name. */
  readonly node: string;
  readonly store: Store;
  /** What the store's rows take on this node's disk. */
  readonly storeBytes: () => number;
  readonly bus: Bus;
  /** Store and bus for request handlers: in a cluster they wait for the message server only so long. */
  readonly clientFacing: { readonly store: Store; readonly bus: Bus };
  readonly reviews: StoredReviewService;
  readonly accounts: AccountService;
  /** Tells of records that were written. */
  readonly changes: ChangeNotifier;
  /** The language models of this installation; undefined: none. */
  readonly models: ModelsFile | undefined;
  /** What this process counts for its operators. */
  readonly counters: EventCounters;
  /** What the calls of language models came to; nothing where none is set up. */
  readonly modelMetrics: ModelMetrics;
  /** Notices when the journal was purged or deleted. */
  readonly journal: JournalWatch;
  /** Version of the message server. */
  readonly messageServer: string;
  /** The secret of the key hashes. */
  readonly pepper: Uint8Array;
  /** For any NATS client. */
  readonly natsUrl: string;
  /** Undefined when this node is alone with its own message server. */
  readonly cluster: Cluster | undefined;
}

/** Opens them for as long as the scope lives. `server` gives the address of the message server when none is configured. */
export const openNodeServices = Effect.fnUntraced(function* (
  config: Config,
  log: Logger,
  server: (clock: Clock) => Effect.Effect<string, unknown, Scope.Scope>,
): Effect.fn.Return<NodeServices, unknown, Scope.Scope> {
  const [clock, entropy] = [systemClock, systemEntropy];
  yield* Effect.tryPromise(() => mkdir(config.home, { recursive: true, mode: 0o700 }));
  const natsUrl = config.natsUrl ?? (yield* server(clock));
  const { local, node, cluster } = yield* openStore(config, log, { natsUrl, clock, entropy });
  const changes = new ChangeNotifier(clock);
  const store: Store = cluster?.store ?? changes.watching(local);
  const bus = yield* openBus(config, natsUrl, clock, log);
  yield* hearChanges(changes, bus, cluster);
  const pepper = cluster?.pepper ?? (yield* Effect.tryPromise(() => openPepper(config.home, entropy)));
  const counters = new EventCounters();
  const journal = yield* watchJournal(bus, { clock, log, counters });
  const models = yield* Effect.tryPromise({
    try: () => readModels(config.home, config.models, secretFrom),
    catch: (error) => error,
  });
  const clientFacing = clientFacingOf({ bus, store }, cluster, clock);
  const reviews = yield* reviewService(config, { clientFacing, clock, changes, journal, cluster, models });
  return {
    clock,
    entropy,
    node,
    store,
    storeBytes: () => local.size(),
    bus,
    clientFacing,
    reviews,
    accounts: new AccountService({ ...clientFacing, clock, entropy, pepper, changes }),
    changes,
    counters,
    modelMetrics: new ModelMetrics(),
    journal,
    messageServer: bus.serverVersion,
    models,
    pepper,
    natsUrl,
    cluster,
  };
});

/** Records that this process or another one writes, and in a cluster those that the log brings. */
const hearChanges = Effect.fnUntraced(function* (changes: ChangeNotifier, bus: Bus, cluster: Cluster | undefined) {
  yield* acquired(
    () => changes.listen(bus),
    () => changes.close(),
  );
  cluster?.store.onApplied((writes) => changes.applied(writes));
});

const watchJournal = Effect.fnUntraced(function* (
  bus: NatsBus,
  { counters, ...ports }: Pick<NodeServices, 'clock' | 'counters'> & { readonly log: Logger },
) {
  const onLoss = (): void => counters.add('conclave_journal_losses_total', 'lost');
  const journal = yield* acquired(
    async () => new JournalWatch({ ...watched(bus), ...ports, onLoss }),
    async (watch) => watch.stop(),
  );
  journal.start();
  return journal;
});

/** What takes reviews: it knows the outside experts and the language models of this installation. */
const reviewService = Effect.fnUntraced(function* (
  { home, issuesPerPage }: Config,
  {
    clientFacing,
    journal,
    cluster,
    models,
    ...ports
  }: Pick<NodeServices, 'clientFacing' | 'clock' | 'changes' | 'journal' | 'cluster' | 'models'>,
) {
  const roster = yield* Effect.tryPromise({ try: () => readRoster(home), catch: (error) => error });
  const planModels = yield* modelPlanner(models);
  return new StoredReviewService({
    ...clientFacing,
    ...ports,
    roster,
    issuesPerPage,
    paused: () => journal.trouble,
    caughtUp: cluster && (() => cluster.store.caughtUp(CATCH_UP_MS)),
    planModels,
  });
});

/** This node's own store, and in a cluster its replica of what all nodes share. */
const openStore = Effect.fnUntraced(function* (
  config: Config,
  log: Logger,
  { natsUrl, clock, entropy }: { readonly natsUrl: string; readonly clock: Clock; readonly entropy: Entropy },
) {
  const local = yield* acquired(
    async () => new LmdbStore({ path: join(config.home, 'store') }),
    (open) => open.close(),
  );
  if (config.natsUrl === undefined && isReplica(local)) yield* Effect.fail(new InvalidConfig(NOT_CLUSTERED));
  const node = yield* Effect.tryPromise(() => nodeName(local, entropy));
  const cluster =
    config.natsUrl === undefined
      ? undefined
      : yield* openCluster({ config, node, local, natsUrl, clock, entropy, log });
  return { local, node, cluster };
});

const openBus = (config: Config, servers: string, clock: Clock, log: Logger) =>
  acquired(
    () =>
      NatsBus.connect({
        servers,
        journal: { ...JOURNAL, replicas: config.replicas },
        clock,
        log,
        ...(config.otlpEndpoint !== undefined && { traceparent: outsideTraceparent }),
        ...(config.natsUrl !== undefined && { maxUnsettled: SHARED_UNSETTLED }),
      }),
    (open) => open.close(),
  );

/** What language models a review may ask; the knowledge behind it is loaded only where models are set up. */
const modelPlanner = Effect.fnUntraced(function* (models: ModelsFile | undefined) {
  if (models === undefined) return undefined;
  const { planModels } = yield* Effect.promise(() => import('../../actors/model-experts/index.ts'));
  return (request: ModelRequest) => planModels(models, request);
});

/** In a cluster a request waits for the message server only so long. */
function clientFacingOf(
  { bus, store }: { readonly bus: Bus; readonly store: Store },
  cluster: Cluster | undefined,
  clock: Clock,
): NodeServices['clientFacing'] {
  if (cluster === undefined) return { bus, store };
  const deadline = new WriteDeadline(clock);
  return { bus: busWithDeadline(bus, deadline), store: storeWithDeadline(store, deadline) };
}

const watched = (bus: NatsBus) => ({ look: () => bus.journal(), limits: JOURNAL });

/** The node's name for other nodes and the message server: made once, kept with its store. */
async function nodeName(store: Store, entropy: Entropy): Promise<string> {
  const known = store.get(['node', 'name']);
  if (typeof known === 'string') return known;
  const name = identifier('node', entropy);
  await store.commit([{ op: 'put', key: ['node', 'name'], value: name }]);
  await store.flush();
  return name;
}
