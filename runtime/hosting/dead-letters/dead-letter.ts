import type { AnyEventObject } from 'xstate';
import { z } from 'zod';
import type { Key, RangeOptions, Store } from '../../store/store.ts';
import { table } from '../../store/table.ts';
import { entityOfSubject } from '../ownership.ts';

const Message = z.strictObject({ subject: z.string(), body: z.unknown() });

/** What no actor could handle, or what could not be sent, with everything that is needed to try again. */
export const DeadLetter = z.strictObject({
  /** `<type>/<key>`; the key is `?` when the message could not be routed. */
  actor: z.string(),
  id: z.string(),
  /** Only its type when there is a message. */
  event: z.custom<AnyEventObject>((event) => typeof (event as { type?: unknown } | null)?.type === 'string'),
  reason: z.string(),
  /** When it became a dead letter; milliseconds since 1970-01-01 UTC. */
  at: z.number(),
  /** The message the event came in; none for alarms and outcomes of activities. */
  message: Message.optional(),
  /** The message of the actor that could not be sent; `id` is its identity. */
  unsent: Message.optional(),
});
export type DeadLetter = Readonly<z.infer<typeof DeadLetter>>;

/**
 * What came of replaying a letter. handled, sent: the letter is gone. refused: it failed again, and is there with the new
 * reason. ended: its actor is over and takes nothing more. unknown: there is no such letter, or nobody for it.
 */
export type Replayed =
  | { readonly outcome: 'handled' | 'sent' | 'ended' | 'unknown' }
  | { readonly outcome: 'refused'; readonly reason: string };

/** The error of an event is kept this long, in UTF-16 units. */
const REASON = 2_000;

export const deadLetterRecords = {
  letter: table('dead-letter', (actor: string, id: string) => [actor, id], DeadLetter, { cameAt: ({ at }) => at }),
} as const;

/** The dead letters on this node, in key order; `after` continues after one of them. */
export function* deadLetters(store: Store, options: RangeOptions = {}): Iterable<readonly [Key, DeadLetter]> {
  for (const [key, letter] of store.range(deadLetterRecords.letter.under(), options)) yield [key, letter as DeadLetter];
}

/** The key of the actor on whose node the letter is kept. */
export function addresseeOf({ actor, message }: Pick<DeadLetter, 'actor' | 'message'>): string {
  const key = actor.slice(actor.indexOf('/') + 1);
  return key === '?' ? entityOfSubject(message?.subject ?? '') : key;
}

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, REASON);
}
