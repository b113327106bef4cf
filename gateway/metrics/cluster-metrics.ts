/** What a node of a cluster tells its operators of its part in it. */
import type { ShardOwnership } from '../../runtime/cluster/index.ts';
import type { Ownership, OwnershipListener } from '../../runtime/hosting/index.ts';
import { type Clock, Fenced, wait } from '../../runtime/index.ts';
import type { CommitLog, LogBounds, LogPosition } from '../../runtime/replication/index.ts';

/** Between two questions how long the log is, in milliseconds. */
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

  /** The log, with what this node appends to it being counted. */
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

  /** The homes, with who comes and goes, and what is refused, being counted. */
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

  /** Asks from time to time how long the log is, until the signal is given. */
  async watch(log: CommitLog, clock: Clock, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.#log = await log.bounds();
      await wait(clock, ASK_MS, signal);
    }
  }

  /** Lines of the Prometheus text format 0.0.4. */
  lines({ homes, place }: ClusterState): string[] {
    const behind = this.#log && place ? Math.max(0, this.#log.last - place.position) : 0;
    const moved = 'conclave_cluster_shards_moved_total';
    return [
      ...metric('shards', 'gauge', 'Shards of actors that live on this node, of 64.', homes.ownedShards().length),
      ...metric('members', 'gauge', 'Nodes that share the shards, this one included.', homes.members().length),
      ...metric('replica_position', 'gauge', 'Last entry of the log that this node has applied.', place?.position ?? 0),
      ...metric('replica_lag', 'gauge', 'Entries of the log that this node has not applied yet.', behind),
      ...metric('log_appends_total', 'counter', 'Entries this node has put into the log.', this.#appends),
      ...metric('fenced_commits_total', 'counter', 'Commits refused since their actor lives elsewhere.', this.#fenced),
      `# HELP ${moved} Shards this node has taken, handed over in an orderly way, or lost to another node.`,
      `# TYPE ${moved} counter`,
      `${moved}{way="taken"} ${this.#taken}`,
      `${moved}{way="handed-over"} ${this.#left}`,
      `${moved}{way="lost"} ${Math.max(0, this.#dropped - this.#left)}`,
    ];
  }
}

const metric = (name: string, type: 'gauge' | 'counter', help: string, value: number): string[] => [
  `# HELP conclave_cluster_${name} ${help}`,
  `# TYPE conclave_cluster_${name} ${type}`,
  `conclave_cluster_${name} ${value}`,
];
