/** What a node of the simulation is begun with. */
import type { LeaseTable } from '../../runtime/cluster/memory-lease-book.ts';
import type { MemoryNetwork } from '../../runtime/cluster/memory-peers.ts';
import type { ActivityHandler } from '../../runtime/hosting/index.ts';
import type { Clock, MemoryJournal } from '../../runtime/index.ts';
import type { Transition } from '../../runtime/observation/index.ts';
import type { MemoryLog } from '../../runtime/replication/memory-log.ts';
import type { Disk } from './disk.ts';
import type { Gate } from './gate.ts';
import type { ModelProvider } from './model-provider.ts';
import type { Sabotage } from './sabotage.ts';

/** What is between a node of a cluster and the message server. */
export const LINES = ['bus', 'log', 'book', 'peers'] as const;
export type LineName = (typeof LINES)[number];

/** The message server, and what it keeps for its nodes. */
export interface Server {
  readonly journal: MemoryJournal;
  /** Undefined for a node that is alone with it. */
  readonly shared?: { readonly log: MemoryLog; readonly table: LeaseTable; readonly network: MemoryNetwork };
}

export interface NodeOptions {
  readonly name: string;
  readonly seed: number;
  /** How manieth process of the world this is. */
  readonly life: number;
  readonly server: Server;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly gate: Gate;
  /** How probable each mishap of the network is. */
  readonly trouble: number;
  readonly sabotage: Sabotage;
  readonly post: ActivityHandler;
  /** A language model that may sit on panels; none unless given. */
  readonly models?: ModelProvider | undefined;
  readonly onError: (what: string, error: unknown) => void;
  readonly onTransitions: (transitions: readonly Transition[]) => void;
  /** Called when the journal has a message of this node and nobody has got it yet. */
  readonly onAppended: (subject: string) => void;
}
