import type { ActivityHandler } from '../../runtime/hosting/index.ts';
import type { MemoryJournal, VirtualClock } from '../../runtime/index.ts';
import type { Transition } from '../../runtime/observation/index.ts';
import type { ModelProvider } from './model-provider.ts';
import type { Sabotage } from './sabotage.ts';
import type { Trace } from './trace.ts';

/** What a fleet is made of, and whom it tells. */
export interface FleetOptions {
  readonly seed: number;
  readonly nodes: number;
  readonly disturbed: boolean;
  /** Nodes leave and come back; nothing worse befalls them. */
  readonly orderly?: boolean | undefined;
  readonly sabotage: Sabotage;
  readonly clock: VirtualClock;
  readonly journal: MemoryJournal;
  readonly trace: Trace;
  readonly post: ActivityHandler;
  /** A language model that all nodes may ask; none unless given. */
  readonly models?: ModelProvider | undefined;
  readonly complain: (complaint: string) => void;
  readonly intrude: () => void;
  readonly tell: (transitions: readonly Transition[]) => void;
}
