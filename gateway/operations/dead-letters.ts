/** Dead letters for administrators: each has a short id that can be typed. */
import { createHash } from 'node:crypto';
import { type DeadLetter, deadLetters, type Replayed } from '../../runtime/hosting/index.ts';
import { Fenced, type Key, RuntimeFault, type Store } from '../../runtime/index.ts';

/** Replays dead letters, on whichever node their actors live. */
export interface DeadLetterReplay {
  readonly replay: (key: Key) => Promise<Replayed>;
}

/** There is no such letter: it never existed, or has been replayed, dropped or removed since. */
export class NoSuchDeadLetter extends Error {}

/** The letter could not be replayed now, and is kept. */
export class NotReplayed extends Error {}

interface ListedDeadLetter {
  readonly letter: string;
  readonly at: number;
  readonly actor: string;
  /** The type of the event, or the subject of the message that could not be sent. */
  readonly about: string;
  readonly reason: string;
}

/** Up to `limit` dead letters, without the content of their messages: that may be long, and is shown one by one. */
export function listDeadLetters(store: Store, limit: number): readonly ListedDeadLetter[] {
  return [...deadLetters(store, { limit })].map(([key, { at, actor, event, message, unsent, reason }]) => ({
    letter: deadLetterId(key),
    at,
    actor,
    about: unsent?.subject ?? message?.subject ?? event.type,
    reason: reason.split('\n', 1)[0] ?? '',
  }));
}

/** Letters of the actors of one entity, such as a review: their keys begin with type and key of the actor. */
export function* deadLettersOf(
  store: Store,
  types: Iterable<string>,
  entity: string,
): Iterable<readonly [Key, DeadLetter]> {
  for (const type of types) {
    const own = `${type}/${entity}`;
    yield* store.range(['dead-letter', own]) as Iterable<[Key, DeadLetter]>;
    for (const [key, letter] of deadLetters(store, { after: ['dead-letter', `${own}.`] })) {
      if (!String(key[1]).startsWith(`${own}.`)) break;
      yield [key, letter];
    }
  }
}

/** Throws NoSuchDeadLetter. */
export function findDeadLetter(store: Store, id: string): { readonly key: Key; readonly letter: DeadLetter } {
  for (const [key, letter] of deadLetters(store)) if (deadLetterId(key) === id) return { key, letter };
  throw new NoSuchDeadLetter(`There is no dead letter ${id}.`);
}

/** Rejects with NotReplayed when no node owns its actor at this moment, or the owner is in trouble. */
export async function replayDeadLetter(letters: DeadLetterReplay, key: Key): Promise<Replayed> {
  try {
    return await letters.replay(key);
  } catch (cause) {
    if (!(cause instanceof RuntimeFault)) throw cause;
    const why = cause instanceof Fenced ? 'no node owns its actor at this moment' : cause.message;
    throw new NotReplayed(`The letter was not replayed: ${why}. It is kept; try again.`, { cause });
  }
}

/** A short name that can be typed. */
export const deadLetterId = (key: Key): string =>
  `dl_${createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 12)}`;
