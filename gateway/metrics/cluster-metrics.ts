/** Metrics of this node's part in a cluster. */
import type { ShardOwnership } from '../../runtime/cluster/index.ts';
import type { Ownership, OwnershipListener } from '../../runtime/hosting/index.ts';
import { type Clock, Fenced, wait } from '../../runtime/index.ts';
import type { CommitLog, LogBounds, LogPosition } from '../../runtime/replication/index.ts';
import { byLabel, type MetricFamily, single } from './metric-family.ts';

/** How often the log's length is read, in milliseconds. */
const ASK_MS = 5_000;

export interface ClusterState {
  readonly homes: Pick<ShardOwnership, 'ownedShards' | 'members'>;
  /** How far this node has applied the log. */
  readonly place: LogPosition | undefined;
}

export class ClusterMetrics {
  #appends = 0;
  #fenced = 0;
  #taken = 0;
  #left = 0;
  #dropped = 0;
  #held = 0;
  #log: LogBounds | undefined;

  /** The log, counting what this node appends to it. */
  counting(log: CommitLog): CommitLog {
    return {
      append: async (body, id) => {
        const position = await log.append(body, id);
        this.#appends += 1;
        return position;
      },
      follow: (after, onEntry, onLost) => log.follow(after, onEntry, onLost),
      bounds: () => log.bounds(),
      close: () => log.close(),
    };
  }

  /** The shard ownership, counting shards gained and lost, and refused commits. */
  observing(homes: ShardOwnership): Ownership {
    const counted = (tenant: OwnershipListener): OwnershipListener => ({
      assigned: (belongs) => {
        const held = homes.ownedShards().length;
        this.#taken += Math.max(0, held - this.#held);
        this.#held = held;
        tenant.assigned(belongs);
      },
      revoking: (belongs) => {
        this.#left += 1;
        this.#held = homes.ownedShards().length;
        return tenant.revoking(belongs);
      },
      lost: (belongs) => {
        this.#dropped += 1;
        this.#held = homes.ownedShards().length;
        tenant.lost(belongs);
      },
    });
    return {
      owns: (key) => homes.owns(key),
      commit: async (key, writes) => {
        try {
          await homes.commit(key, writes);
        } catch (error) {
          if (error instanceof Fenced) this.#fenced += 1;
          throw error;
        }
      },
      listen: (tenant) => homes.listen(counted(tenant)),
    };
  }

  /** Reads the log's length every 5 s, until the signal aborts. */
  async watch(log: CommitLog, clock: Clock, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.#log = await log.bounds();
      await wait(clock, ASK_MS, signal);
    }
  }

  /** Entries of the log, as it was last read, that this node has not applied. */
  lag(place: LogPosition | undefined): number {
    return this.#log && place ? Math.max(0, this.#log.last - place.position) : 0;
  }

  families({ homes, place }: ClusterState): MetricFamily[] {
    const moved = [
      ['taken', this.#taken],
      ['handed-over', this.#left],
      ['lost', Math.max(0, this.#dropped - this.#left)],
    ] as const;
    return [
      gauge('shards', 'Shards of actors that live on this node, of 64.', homes.ownedShards().length),
      gauge('members', 'Nodes that share the shards, this one included.', homes.members().length),
      gauge('replica_position', 'Last entry of the log that this node has applied.', place?.position ?? 0),
      gauge('replica_lag', 'Entries of the log that this node has not applied yet.', this.lag(place)),
      counter('log_appends_total', 'Entries this node has put into the log.', this.#appends),
      counter('fenced_commits_total', 'Commits refused since their actor lives elsewhere.', this.#fenced),
      byLabel(
        'counter',
        'conclave_cluster_shards_moved_total',
        'Shards this node has taken, handed over in an orderly way, or lost to another node.',
        'way',
        moved,
      ),
    ];
  }
}

const gauge = (name: string, help: string, value: number): MetricFamily =>
  single('gauge', `conclave_cluster_${name}`, help, value);

const counter = (name: string, help: string, value: number): MetricFamily =>
  single('counter', `conclave_cluster_${name}`, help, value);
