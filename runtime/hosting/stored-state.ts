/**
 * Past: an actor as the store has it: a snapshot, and beside it the batches of events gathered since. A panel's statements
 * come one by one into a snapshot of hundreds of kilobytes, which would otherwise be written anew for each.
 *
 * Invariants:
 *  1. Batches beside a snapshot only gathered: no decision is among them that another build could take differently.
 *  2. The transaction that writes a snapshot removes the batches that are in it.
 */
import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate';
import type { Key, Store } from '../store/store.ts';
import type { Behaviour } from './behaviour.ts';
import { type Envelope, open } from './envelope.ts';
import { logicOf } from './machine-logic.ts';

/** Batches beside one snapshot: they are taken again, one after the other, when the actor comes back to memory. */
export const MAX_EVENT_BATCHES = 200;

export interface StoredState {
  /** undefined: not born yet. */
  readonly snapshot: AnyMachineSnapshot | undefined;
  /** Messages sent so far. */
  readonly sent: number;
  /** Batches beside the stored snapshot. */
  readonly batches: number;
}

/** A batch that was gathered. */
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
  // A done actor comes back as what it is: a snapshot that ignores everything.
  if (envelope.status !== 'active') return { snapshot: { status: 'done' } as AnyMachineSnapshot, sent, batches: 0 };
  let snapshot = open(behaviour, envelope);
  for (let batches = 0; ; batches++) {
    const batch = store.get(eventBatchKey(behaviour.type, key, batches)) as EventBatch | undefined;
    if (batch === undefined) return { snapshot, sent, batches };
    for (const event of batch.events) [snapshot] = transition(logicOf(behaviour.machine), snapshot, event);
    sent = batch.sent;
  }
}
