/**
 * StoredState: an actor as the store has it: a snapshot, and beside it the batches of events that came since. A panel's
 * statements arrive one by one; writing a snapshot of hundreds of kilobytes for each of them would cost too much.
 *
 * Invariants:
 *  1. The events of a batch only add to the context: another build that handles them again takes no other decision.
 *  2. The transaction that writes a snapshot removes the batches that the snapshot includes.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Moved } from '../observation/transition.ts';
import type { Key, Store } from '../store/store.ts';
import type { Behaviour } from './behaviour.ts';
import { type Envelope, open } from './envelope.ts';
import { nextStep } from './machine-step.ts';

/** Batches stored beside one snapshot at most: all of them are handled again when the actor is loaded. */
export const MAX_EVENT_BATCHES = 200;

export interface StoredState {
  /** undefined: the actor does not exist yet. */
  readonly snapshot: AnyMachineSnapshot | undefined;
  /** Messages sent so far. */
  readonly sent: number;
  /** Batches beside the stored snapshot. */
  readonly batches: number;
  /** Of a derived actor: the id of the message that created it. */
  readonly origin?: string;
  /** undefined: it has made no transition, or an earlier build stored it. */
  readonly moved?: Moved | undefined;
}

/** Events handled in one transaction that did not write a snapshot. */
export interface EventBatch {
  readonly events: readonly AnyEventObject[];
  /** Messages sent with it and before. */
  readonly sent: number;
}

export function eventBatchKey(type: string, key: string, number: number): Key {
  return ['since', type, key, number];
}

/** Throws SnapshotUnreadable, and what the machine throws. */
export function loadState(store: Pick<Store, 'get'>, behaviour: Behaviour, key: string): StoredState {
  const envelope = store.get(['actor', behaviour.type, key]) as Envelope | undefined;
  if (envelope === undefined) return { snapshot: undefined, sent: 0, batches: 0 };
  let { sent } = envelope;
  const { moved } = envelope;
  // A done actor comes back as what it is: a snapshot that ignores everything.
  if (envelope.status !== 'active') return { snapshot: { status: 'done' } as AnyMachineSnapshot, sent, batches: 0 };
  let snapshot = open(behaviour, envelope);
  for (let batches = 0; ; batches++) {
    const batch = store.get(eventBatchKey(behaviour.type, key, batches)) as EventBatch | undefined;
    if (batch === undefined) return { snapshot, sent, batches, moved };
    for (const event of batch.events) ({ snapshot } = nextStep(behaviour.machine, snapshot, event));
    sent = batch.sent;
  }
}
