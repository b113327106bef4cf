import type { Store, Write } from '../store/store.ts';

/**
 * Home: which actors live on this node, and the only way in which they write. Owns the fence; knows nothing of what actors
 * are.
 *
 * Invariants:
 *  1. What `commit` wrote, it wrote while the actor lived here; a home that lost the actor without noticing writes nothing.
 *  2. An actor that does not live here any more has been dropped by the tenant before it is taken again.
 */
export interface Ownership {
  /** Whether events of actors with this key are handled here now. */
  owns(key: string): boolean;
  /** All of the writes, on behalf of the actor. Rejects with Fenced when it does not live here any more; nothing is written then. */
  commit(key: string, writes: readonly Write[]): Promise<void>;
  /** Says from now on who comes and goes, beginning with those who are here. */
  listen(tenant: OwnershipListener): void;
}

/** Whether an actor's key is among those meant. */
export type KeyFilter = (key: string) => boolean;

export interface OwnershipListener {
  /** They live here now: what they left to be done is taken up. */
  assigned(belongs: KeyFilter): void;
  /** They will move: resolves when what is being handled is handled, and they are forgotten. `holds` denies them already. */
  revoking(belongs: KeyFilter): Promise<void>;
  /** They live elsewhere: forgotten at once, whatever they are at. */
  lost(belongs: KeyFilter): void;
}

/** The home of everybody, for a node that is alone with its store. */
export function localOwnership(store: Store): Ownership {
  return {
    owns: () => true,
    commit: async (_key, writes) => {
      await store.commit(writes);
    },
    listen: (tenant) => tenant.assigned(() => true),
  };
}

/** What lives together: the actors of a review have keys that begin with its id. */
export function entityOf(key: string): string {
  const dot = key.indexOf('.');
  return dot < 0 ? key : key.slice(0, dot);
}

/** Whom a subject concerns: `<root>.<area>.<entity>.…`; empty when it has no such level. */
export function entityOfSubject(subject: string): string {
  return subject.split('.', 3)[2] ?? '';
}
