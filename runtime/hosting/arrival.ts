import type { AnyEventObject } from 'xstate';
import type { Key } from '../store/store.ts';
import type { Behaviour, Crashed, Outgoing } from './behaviour.ts';

/** An event for one actor of a household, and the callback to run once it is handled. */
export interface Arrival {
  readonly behaviour: Behaviour;
  /** The actor's key. */
  readonly key: string;
  /** Identity for the inbox. */
  readonly id: string;
  readonly event: AnyEventObject;
  /** Removed in the transaction that handles the event: the activity, alarm or dead letter it came from. */
  readonly settles?: Key;
  /** The message the event came in; kept with it in the dead letters. */
  readonly message?: Outgoing;
  /** A failure concerns only the caller: it is neither counted nor kept, and the actor hears nothing of it. */
  readonly once?: true;
  /** Nothing about it is stored: it comes from a derived actor's own activity or alarm, or asks to resume. */
  readonly isVolatile?: true;
  /** An actor of the household sent it in this transaction: it cannot arrive a second time. */
  readonly isLocal?: true;
  /** Called once the event is handled and on disk, or with the error that prevented it. */
  readonly settled: (error?: unknown) => void;
}

/** How an event arrives, apart from the event. */
export type Origin = Pick<Arrival, 'settles' | 'message' | 'once' | 'isVolatile'>;

export const nameOf = ({ behaviour, key }: Pick<Arrival, 'behaviour' | 'key'>): string => `${behaviour.type}/${key}`;

/** What an actor hears when its machine threw. */
export function crashed(error: unknown): Crashed {
  return { type: 'crashed', message: error instanceof Error ? error.message : String(error) };
}
