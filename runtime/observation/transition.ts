import type { AnyMachineSnapshot } from 'xstate';

/** One step of an actor from state to state, as its transaction recorded it. */
export interface Transition {
  /** Type of the actor. */
  readonly type: string;
  readonly key: string;
  /** Counts the actor's transitions from 1, its creation. */
  readonly n: number;
  /** Path of the state it left; null when the actor came into being. */
  readonly from: string | null;
  readonly to: string;
  /** Type of the event; empty for a transition that needs none, `done` when the states inside had come to their end. */
  readonly event: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  /** Milliseconds spent in `from`. */
  readonly ms: number;
}

/** What an actor has behind it: how many transitions, and when the last of them was. */
export interface Moved {
  readonly n: number;
  readonly at: number;
}

/** A state with the states around it: `debating.speaking`; states that are held at the same time with `|` between. */
export function pathOf(value: AnyMachineSnapshot['value']): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => {
      const path = inner === undefined ? '' : pathOf(inner);
      return path === '' ? name : `${name}.${path}`;
    })
    .join('|');
}

/** The outermost state: a closed set of words, for subjects and metrics. */
export const topState = (path: string): string => /^[^.|]*/.exec(path)?.[0] ?? path;
