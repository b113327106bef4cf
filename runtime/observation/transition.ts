import type { AnyMachineSnapshot } from 'xstate';

/** A state transition of an actor, as its transaction recorded it. */
export interface Transition {
  /** Type of the actor. */
  readonly type: string;
  readonly key: string;
  /** Counts the actor's transitions from 1, its creation. */
  readonly n: number;
  /** Path of the state it left; null at the actor's creation. */
  readonly from: string | null;
  readonly to: string;
  /** Type of the event; empty for an eventless transition, `done` when the nested states had reached their final state. */
  readonly event: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  /** Milliseconds spent in `from`. */
  readonly ms: number;
}

/** How many transitions an actor has made, and when the last one was. */
export interface Moved {
  readonly n: number;
  readonly at: number;
}

/** A state with its parents: `debating.speaking`; parallel states are separated by `|`. */
export function pathOf(value: AnyMachineSnapshot['value']): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => {
      const path = inner === undefined ? '' : pathOf(inner);
      return path === '' ? name : `${name}.${path}`;
    })
    .join('|');
}

/** The outermost state, for subjects and metrics: one of a closed set of names. */
export const topState = (path: string): string => /^[^.|]*/.exec(path)?.[0] ?? path;
