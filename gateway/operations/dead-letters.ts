/** Dead letters as an administrator deals with them: each under a short id that can be typed. */
import { createHash } from 'node:crypto';
import { type DeadLetter, deadLetters, type Replayed } from '../../runtime/hosting/index.ts';
import { Fenced, type Key, RuntimeFault, type Store } from '../../runtime/index.ts';

/** Replays dead letters, on whichever node their actors live. */
export interface DeadLetterReplay {
  readonly replay: (key: Key) => Promise<Replayed>;
}

/** There is no such letter: it was never there, or it was replayed, dropped or forgotten since. */
export class NoSuchDeadLetter extends Error {}

/** The letter could not be tried now, and lies where it lay. */
export class NotReplayed extends Error {}

interface ListedDeadLetter {
  readonly letter: string;
  readonly at: number;
  readonly actor: string;
  /** What it is: the event, or the subject of what could not be sent. */
  readonly about: string;
  readonly reason: string;
}

/** Some of what there is, without what was in the messages: that may be long, and is shown one by one. */
export function listDeadLetters(store: Store, limit: number): readonly ListedDeadLetter[] {
  return [...deadLetters(store, { limit })].map(([key, { at, actor, event, message, unsent, reason }]) => ({
    letter: deadLetterId(key),
    at,
    actor,
    about: unsent?.subject ?? message?.subject ?? event.type,
    reason: reason.split('\n', 1)[0] ?? '',
  }));
}

/** Letters of the actors of one entity, such as a review: they are filed by type and key of the actor. */
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

/** Throws NoSuchLetter. */
export function findDeadLetter(store: Store, id: string): { readonly key: Key; readonly letter: DeadLetter } {
  for (const [key, letter] of deadLetters(store)) if (deadLetterId(key) === id) return { key, letter };
  throw new NoSuchDeadLetter(`There is no dead letter ${id}.`);
}

/** Rejects with NotReplayed when the home of its actor is away or in trouble. */
export async function replayDeadLetter(letters: DeadLetterReplay, key: Key): Promise<Replayed> {
  try {
    return await letters.replay(key);
  } catch (cause) {
    if (!(cause instanceof RuntimeFault)) throw cause;
    const why = cause instanceof Fenced ? 'its actor has no home at this moment' : cause.message;
    throw new NotReplayed(`The letter was not tried: ${why}. It lies where it lay; try again.`, { cause });
  }
}

/** A short name that can be typed. */
export const deadLetterId = (key: Key): string =>
  `dl_${createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 12)}`;
