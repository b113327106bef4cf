import type { AnyStateMachine } from 'xstate';
import type { Bus, Clock, Entropy, Logger, Store } from '../../../runtime/index.ts';
import type { DeadLetterReplay } from '../../operations/dead-letters.ts';
import type { JournalReader } from '../../operations/journal-reader.ts';

/** What the operators' pages stand on. */
export interface OpsServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly log: Logger;
  /** What an operator signs in with. */
  readonly token: string;
  /** The node whose process answers. */
  readonly node: string;
  /** Aborted when the listener stops: open streams end. */
  readonly closing: AbortSignal;
  /** By type of actor. */
  readonly machines: ReadonlyMap<string, AnyStateMachine>;
  readonly journal: JournalReader;
  /** Undefined in a process without an engine: it looks, and leaves acts to others. */
  readonly deadLetters?: DeadLetterReplay | undefined;
}
