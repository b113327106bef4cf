import type { AnyEventObject } from 'xstate';
import type { Key, RangeOptions, Store } from '../../store/store.ts';
import { entityOfSubject } from '../ownership.ts';

/** What no actor could handle, or what could not be sent, with everything that is needed to try again. */
export interface DeadLetter {
  /** `<type>/<key>`; the key is `?` when the message could not be routed. */
  readonly actor: string;
  readonly id: string;
  /** Only its type when there is a message. */
  readonly event: AnyEventObject;
  readonly reason: string;
  /** When it became a dead letter; milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  /** The message the event came in; none for alarms and outcomes of activities. */
  readonly message?: { readonly subject: string; readonly body: unknown };
  /** The message of the actor that could not be sent; `id` is its identity. */
  readonly unsent?: { readonly subject: string; readonly body: unknown };
}

/**
 * What came of replaying a letter. handled, sent: the letter is gone. refused: it failed again, and lies there with the new
 * reason. ended: its actor is over and takes nothing more. unknown: there is no such letter, or nobody for it.
 */
export type Replayed =
  | { readonly outcome: 'handled' | 'sent' | 'ended' | 'unknown' }
  | { readonly outcome: 'refused'; readonly reason: string };

/** The error of an event is kept this long, in UTF-16 units. */
const REASON = 2_000;

export const deadLetterKey = (actor: string, id: string): Key => ['dead-letter', actor, id];

/** The dead letters on this node, in key order; `after` continues behind one of them. */
export function* deadLetters(store: Store, options: RangeOptions = {}): Iterable<readonly [Key, DeadLetter]> {
  for (const [key, letter] of store.range(['dead-letter'], options)) yield [key, letter as DeadLetter];
}

/** The key of the actor on whose node the letter is kept. */
export function addresseeOf({ actor, message }: Pick<DeadLetter, 'actor' | 'message'>): string {
  const key = actor.slice(actor.indexOf('/') + 1);
  return key === '?' ? entityOfSubject(message?.subject ?? '') : key;
}

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, REASON);
}
