/**
 * Trail: the transitions of all actors of one household, as their transactions recorded them. Owns the rows that hold
 * them; the transaction that makes the transitions writes them.
 *
 * Invariants:
 *  1. A transition is in the trail if and only if its transaction was committed.
 *  2. A household has at most `MAX_ROWS` rows. Beyond them the first ones stay and of the others the newest; a gap in the
 *     rows' numbers tells what is missing.
 */
import type { Key, Store, Write } from '../store/store.ts';
import type { Transition } from './transition.ts';

/** A large deep review has some 400 transactions with transitions; a row has 70 bytes, or 20 for each of a whole panel. */
const MAX_ROWS = 1_000;

/** The first steps of a long trail are kept along with the latest. */
const FIRST_ROWS = 100;

/** Actors that made the same step at the same instant: instant, type, target, event, and the rest of each one's key. */
type Steps = readonly [at: number, type: string, to: string, event: string, ...members: string[]];

type Row = readonly [number: number, ...steps: Steps[]];

const trailKey = (entity: string): Key => ['trail', entity];

export class Trail {
  readonly #entity: string;
  readonly #store: Pick<Store, 'range'>;
  #next: number | undefined;

  constructor(entity: string, store: Pick<Store, 'range'>) {
    this.#entity = entity;
    this.#store = store;
  }

  /** What the transaction writes for these transitions. */
  writes(transitions: readonly Transition[]): readonly Write[] {
    if (transitions.length === 0) return [];
    this.#next ??= rowsOf(this.#store, this.#entity).reduce((next, [number]) => Math.max(next, number + 1), 0);
    const number = this.#next;
    this.#next += 1;
    const slot = number < MAX_ROWS ? number : FIRST_ROWS + ((number - FIRST_ROWS) % (MAX_ROWS - FIRST_ROWS));
    return [{ op: 'put', key: [...trailKey(this.#entity), slot], value: [number, ...grouped(transitions)] }];
  }

  /** The transaction failed, or its outcome is unknown: the end of the trail is looked up again. */
  forget(): void {
    this.#next = undefined;
  }
}

/** Where an entity's key ends: `rev_1.liability` is the member `liability` of `rev_1`. */
const memberOf = (key: string): string => {
  const dot = key.indexOf('.');
  return dot < 0 ? '' : key.slice(dot + 1);
};

function grouped(transitions: readonly Transition[]): Steps[] {
  const groups: [number, string, string, string, ...string[]][] = [];
  for (const { at, type, to, event, key } of transitions) {
    const last = groups.at(-1);
    const isSame = last !== undefined && last[0] === at && last[1] === type && last[2] === to && last[3] === event;
    if (isSame) last.push(memberOf(key));
    else groups.push([at, type, to, event, memberOf(key)]);
  }
  return groups;
}

function rowsOf(store: Pick<Store, 'range'>, entity: string): Row[] {
  return [...store.range(trailKey(entity))].map(([, row]) => row as Row);
}

/** Keys of the rows, for code that removes the entity. */
export const trailRows = (store: Pick<Store, 'range'>, entity: string): Key[] =>
  [...store.range(trailKey(entity))].map(([key]) => key);

export interface RecordedTrail {
  /** Oldest first. */
  readonly transitions: readonly Transition[];
  /** Transactions whose transitions are not kept any more. */
  readonly missing: number;
}

/** What the actors of an entity did. After a gap, an actor's first step has no state it came from. */
export function readTrail(store: Pick<Store, 'range'>, entity: string): RecordedTrail {
  const rows = rowsOf(store, entity).toSorted(([a], [b]) => a - b);
  const last = new Map<string, Transition>();
  const transitions: Transition[] = [];
  let expected = 0;
  let missing = 0;
  for (const [number, ...steps] of rows) {
    if (number > expected) last.clear();
    missing += number - expected;
    expected = number + 1;
    for (const [at, type, to, event, ...members] of steps) {
      for (const member of members) {
        const key = member === '' ? entity : `${entity}.${member}`;
        const before = last.get(`${type}/${key}`);
        const n = (before?.n ?? 0) + 1;
        const transition = { type, key, n, from: before?.to ?? null, to, event, at, ms: before ? at - before.at : 0 };
        last.set(`${type}/${key}`, transition);
        transitions.push(transition);
      }
    }
  }
  return { transitions, missing };
}
