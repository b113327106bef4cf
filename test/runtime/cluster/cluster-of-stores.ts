import { MemoryNetwork, MemoryPeers } from '../../../runtime/cluster/memory-peers.ts';
import { createLogger } from '../../../runtime/logger.ts';
import { systemEntropy } from '../../../runtime/random.ts';
import { MemoryCommitLog } from '../../../runtime/replication/memory-commit-log.ts';
import { MemoryLog } from '../../../runtime/replication/memory-log.ts';
import { ReplicatedStore } from '../../../runtime/replication/replicated-store.ts';
import type { LocalStore } from '../../../runtime/store/local-store.ts';
import { MemoryStore } from '../../../runtime/store/memory-store.ts';
import type { Key, Write } from '../../../runtime/store/store.ts';
import { systemClock } from '../../../runtime/time/system-clock.ts';
import { gathering } from '../hosting/gathering.ts';

export const put = (key: Key, value: unknown): Write => ({ op: 'put', key, value });
export const remove = (key: Key): Write => ({ op: 'remove', key });

export interface Node {
  readonly store: ReplicatedStore;
  readonly local: LocalStore;
  readonly connection: MemoryCommitLog;
  readonly peers: MemoryPeers;
  /** Events the node wrote to its log. */
  readonly said: ReturnType<typeof gathering<string>>;
}

/** Everything in a store that every replica has alike, as text. */
export function shared(local: LocalStore): string[] {
  const snapshot = local.snapshot();
  const rows = [...snapshot.rows()]
    .filter(({ key }) => key[0] !== 'node')
    .map(({ key, json, bytes }) => `${JSON.stringify(key)} ${json} ${bytes && Buffer.from(bytes).toString('base64')}`);
  snapshot.close();
  return rows;
}

/** Resolves when the node has said it. */
export async function hear({ said }: Node, event: string): Promise<void> {
  for (;;) {
    const [line] = await said.take(1);
    if (line?.includes(`"${event}"`)) return;
  }
}

/** Nodes on one log and one network in memory. */
export class ClusterOfStores {
  readonly log: MemoryLog;
  readonly network = new MemoryNetwork(systemClock);
  readonly #nodes: Node[] = [];

  constructor(duplicateWindowMs = 120_000) {
    this.log = new MemoryLog({ clock: systemClock, duplicateWindowMs });
  }

  make(node: string, local: LocalStore = new MemoryStore()): Node {
    const said = gathering<string>();
    const connection = new MemoryCommitLog(this.log);
    const peers = new MemoryPeers(this.network);
    const store = new ReplicatedStore({
      node,
      store: local,
      log: connection,
      peers,
      clock: systemClock,
      entropy: systemEntropy,
      logger: createLogger({ clock: systemClock, write: said.add }),
    });
    const made = { store, local, connection, peers, said };
    this.#nodes.push(made);
    return made;
  }

  async open(node: string, local?: LocalStore): Promise<Node> {
    const made = this.make(node, local);
    await made.store.open();
    return made;
  }

  /** What it holds on disk stays; its local store is opened again when the node is made anew. */
  async stop({ store, connection, peers }: Node): Promise<void> {
    await store.close();
    await connection.close();
    await peers.close();
  }

  /** It is gone between two instructions: nothing of it is closed or waited for. */
  async kill(node: Node): Promise<void> {
    this.#nodes.splice(this.#nodes.indexOf(node), 1);
    await node.connection.close();
    await node.peers.close();
  }

  /** Everybody has applied everything. */
  async settled(...nodes: readonly Node[]): Promise<void> {
    for (const { store } of nodes) if (!(await store.caughtUp(20_000))) throw new Error('a node does not catch up');
  }

  async end(): Promise<void> {
    for (const node of this.#nodes.splice(0)) {
      node.connection.heal();
      await this.stop(node);
    }
  }
}

/** A disk: closing the store is not the end of what it holds. */
export class LastingStore extends MemoryStore {
  override async close(): Promise<void> {
    // The next life of the node opens it again.
  }
}
