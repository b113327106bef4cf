import type { Store, Write } from '../store/store.ts';

/**
 * Ownership: which actors live on this node, and the only way in which they write. Owns the fence; does not know what
 * actors are.
 *
 * Invariants:
 *  1. `commit` writes only while this node owns the actor; a node that lost it without noticing writes nothing.
 *  2. An actor that this node lost is dropped from memory before it is assigned again.
 */
export interface Ownership {
  /** Whether events of actors with this key are handled here now. */
  owns(key: string): boolean;
  /** Commits all of the writes for the actor. Rejects with Fenced, and writes nothing, when another node owns it. */
  commit(key: string, writes: readonly Write[]): Promise<void>;
  /** Tells the listener what is assigned, revoked and lost, beginning with what is owned now. */
  listen(listener: OwnershipListener): void;
}

/** Whether an actor's key is among those meant. */
export type KeyFilter = (key: string) => boolean;

export interface OwnershipListener {
  /** This node owns them now: their pending work is taken up. */
  assigned(belongs: KeyFilter): void;
  /** They will move: resolves when events under way are handled and they are dropped. `owns` denies them already. */
  revoking(belongs: KeyFilter): Promise<void>;
  /** Another node owns them: they are dropped at once. */
  lost(belongs: KeyFilter): void;
}

/** Owns every actor: for a node that is alone with its store. */
export function localOwnership(store: Store): Ownership {
  return {
    owns: () => true,
    commit: async (_key, writes) => {
      await store.commit(writes);
    },
    listen: (listener) => listener.assigned(() => true),
  };
}

/** The entity an actor belongs to: the actors of a review have keys that begin with its id. */
export function entityOf(key: string): string {
  const dot = key.indexOf('.');
  return dot < 0 ? key : key.slice(0, dot);
}

/** Whom a subject concerns: `<root>.<area>.<entity>.…`; empty when it has no such level. */
export function entityOfSubject(subject: string): string {
  return subject.split('.', 3)[2] ?? '';
}
