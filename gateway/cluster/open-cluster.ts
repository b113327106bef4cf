/**
 * Cluster: what a node opens when others share its work: the log of transactions, the replica of the store, the book of
 * leases, its peers, and its homes. A node that runs its own message server has none of it.
 */
import * as Effect from 'effect/Effect';
import type * as Scope from 'effect/Scope';
import {
  type LeaseBook,
  NatsLeaseBook,
  NatsPeers,
  type Peers,
  SealedPeers,
  ShardOwnership,
} from '../../runtime/cluster/index.ts';
import type { Ownership } from '../../runtime/hosting/index.ts';
import {
  type Clock,
  type Config,
  connectAtStart,
  type Entropy,
  inboxOf,
  type LmdbStore,
  type Logger,
  parseAddress,
  Seal,
} from '../../runtime/index.ts';
import { NatsCommitLog, ReplicatedStore, SealedLog } from '../../runtime/replication/index.ts';
import { ClusterMetrics } from '../metrics/index.ts';
import { acquired } from '../node/acquired.ts';
import { CatchUp } from './catch-up.ts';
import { lockDataDirectory, unlockDataDirectory } from './directory-lock.ts';
import { openSharedPepper, tellPepper } from './shared-pepper.ts';

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
  /** What keys are hashed with, and what nodes tell one another is sealed with. */
  readonly pepper: Uint8Array;
  /** The homes as actors see them. */
  readonly home: Ownership;
  readonly metrics: ClusterMetrics;
  /** Waits for what other nodes have written. */
  readonly catchUp: CatchUp;
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

/** The secret of the key hashes, as all nodes know it, for as long as the scope lives told to those who join. */
const sharedPepper = Effect.fnUntraced(function* (
  options: Parameters<typeof openSharedPepper>[0],
): Effect.fn.Return<Uint8Array, unknown, Scope.Scope> {
  const { peers, entropy } = options;
  const pepper = yield* Effect.tryPromise({ try: () => openSharedPepper(options), catch: (error) => error });
  yield* acquired(
    () => tellPepper(pepper, peers, entropy),
    (telling) => telling.stop(),
  );
  return pepper;
});

/** Opened and caught up; owns no shards yet. */
export const openCluster = Effect.fnUntraced(function* ({
  config,
  node,
  local,
  natsUrl,
  clock,
  entropy,
  log,
}: ClusterOptions): Effect.fn.Return<Cluster, unknown, Scope.Scope> {
  yield* acquired(
    () => lockDataDirectory(config.home, process.pid),
    () => unlockDataDirectory(config.home),
  );
  const address = parseAddress(natsUrl);
  const connection = yield* acquired(
    () => connectAtStart(address, clock),
    (open) => open.close(),
  );
  const { replicas } = config;
  const book = yield* acquired(
    () => NatsLeaseBook.open({ connection, clock, log, replicas }),
    (open) => open.close(),
  );
  const peers = yield* acquired(
    async () => new NatsPeers({ connection, log }),
    (open) => open.close(),
  );
  const pepper = yield* sharedPepper({ home: config.home, book, peers, entropy, clock, log });
  const metrics = new ClusterMetrics();
  const transactions = yield* acquired(
    () => NatsCommitLog.open({ connection, clock, log, replicas, maxBytes: LOG_BYTES, inbox: inboxOf(address.user) }),
    (open) => open.close(),
  );
  const sealed = {
    log: new SealedLog(metrics.counting(transactions), new Seal(pepper, 'log', entropy), log),
    peers: new SealedPeers(peers, new Seal(pepper, 'copy', entropy)),
  };
  const store = yield* acquired(
    async () => new ReplicatedStore({ node, store: local, ...sealed, clock, entropy, logger: log }),
    (open) => open.close(),
  );
  yield* Effect.tryPromise({ try: () => store.open(), catch: (error) => error });
  const homes = new ShardOwnership({ node, book, store, clock, log });
  yield* acquired(
    async () => {
      const watching = new AbortController();
      void metrics.watch(transactions, clock, watching.signal).catch(() => undefined);
      return watching;
    },
    async (watching) => watching.abort(),
  );
  const catchUp = new CatchUp(() => store.caughtUp(CATCH_UP_MS));
  return { node, store, book, peers, pepper, homes, home: metrics.observing(homes), metrics, catchUp };
});
