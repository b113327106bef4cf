/**
 * Cluster: what a node opens when others share its work: the log of transactions, the replica of the store, the book of
 * leases, the way to its peers, and its homes. A node that runs its own message server has none of it.
 */
import { Effect, type Scope } from 'effect';
import { type LeaseBook, NatsLeaseBook, NatsPeers, type Peers, ShardOwnership } from '../runtime/cluster/index.ts';
import type { Ownership } from '../runtime/hosting/index.ts';
import {
  type Clock,
  type Config,
  connectNats,
  type Entropy,
  type LmdbStore,
  type Logger,
  parseAddress,
} from '../runtime/index.ts';
import { NatsCommitLog, ReplicatedStore } from '../runtime/replication/index.ts';
import { ClusterFigures } from './figures/index.ts';
import { held } from './held.ts';
import { claimHome, releaseHome } from './node-claim.ts';
import { SecondLook } from './second-look.ts';

/** What a client that asks on another node than it spoke to waits for that node to have heard of it, in milliseconds. */
const CATCH_UP_MS = 1_000;

/** The log's share of what nats.conf gives the message server, beside the journal's. A node that was away for longer copies from a peer. */
const LOG_BYTES = 8 * 1024 ** 3;

export interface Cluster {
  /** This node's name. */
  readonly node: string;
  readonly store: ReplicatedStore;
  readonly book: LeaseBook;
  readonly peers: Peers;
  readonly homes: ShardOwnership;
  /** The homes as actors see them. */
  readonly home: Ownership;
  readonly figures: ClusterFigures;
  /** For what is unknown here and may be known elsewhere. */
  readonly secondLook: SecondLook;
}

interface ClusterOptions {
  readonly config: Config;
  readonly node: string;
  /** This node's own. */
  readonly local: LmdbStore;
  readonly natsUrl: string;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly log: Logger;
}

/** Opened, caught up, and not yet at home to anybody. */
export const openCluster = Effect.fnUntraced(function* ({
  config,
  node,
  local,
  natsUrl,
  clock,
  entropy,
  log,
}: ClusterOptions): Effect.fn.Return<Cluster, unknown, Scope.Scope> {
  yield* held(
    () => claimHome(config.home, process.pid),
    () => releaseHome(config.home),
  );
  const connection = yield* held(
    () => connectNats(parseAddress(natsUrl)),
    (open) => open.close(),
  );
  const { replicas } = config;
  const book = yield* held(
    () => NatsLeaseBook.open({ connection, clock, log, replicas }),
    (open) => open.close(),
  );
  const peers = yield* held(
    async () => new NatsPeers({ connection, log }),
    (open) => open.close(),
  );
  const figures = new ClusterFigures();
  const transactions = yield* held(
    () => NatsCommitLog.open({ connection, clock, log, replicas, maxBytes: LOG_BYTES }),
    (open) => open.close(),
  );
  const store = yield* held(
    async () =>
      new ReplicatedStore({
        node,
        store: local,
        log: figures.counting(transactions),
        peers,
        clock,
        entropy,
        logger: log,
      }),
    (open) => open.close(),
  );
  yield* Effect.tryPromise({ try: () => store.open(), catch: (error) => error });
  const homes = new ShardOwnership({ node, book, store, clock, log });
  yield* held(
    async () => {
      const watching = new AbortController();
      void figures.watch(transactions, clock, watching.signal).catch(() => undefined);
      return watching;
    },
    async (watching) => watching.abort(),
  );
  const secondLook = new SecondLook(() => store.caughtUp(CATCH_UP_MS));
  return { node, store, book, peers, homes, home: figures.observing(homes), figures, secondLook };
});
