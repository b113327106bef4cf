/**
 * Sessions: who is signed in. Owns the records of sessions in the store that all nodes share; the cookie holds a secret of
 * which only the hash is stored.
 *
 * Invariants:
 *  1. A session ends LIFE_MS after sign-in, and IDLE_MS after its last request, whatever comes first.
 *  2. A session is the person's only as long as the person is there: the role is read at every request, never kept in it.
 *  3. A sign-in makes a new session: a secret that was in the browser before it is worth nothing after it.
 */
import { type Clock, type Entropy, inBackground, type Store, type Write } from '../../runtime/index.ts';
import type { People } from './people.ts';
import type { Person } from './person.ts';
import { peopleRecords, Session } from './records.ts';
import { createToken, hashToken, isToken } from './secret-token.ts';

/** A working day. */
export const LIFE_MS = 8 * 3_600_000;
const IDLE_MS = 3_600_000;

/** The last request is noted this often, in milliseconds: a write for every page would be most of what a page costs. */
const NOTE_MS = 60_000;

/** Browsers of one person; the oldest is signed out beyond it. */
const MAX_SESSIONS = 20;

export interface SessionsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly people: People;
}

export class Sessions {
  readonly #options: SessionsOptions;

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** A new session; gives its secret, which is stored nowhere. `alongside` is committed with it, or neither is. */
  async begin(
    { account_id, person_id }: Person,
    alongside: { writes: readonly Write[]; conditions: Parameters<Store['commit']>[1] } = {
      writes: [],
      conditions: [],
    },
  ): Promise<string | undefined> {
    const { store, clock, entropy } = this.#options;
    const token = createToken(entropy);
    const hash = hashToken(token);
    const now = clock.now();
    const session: Session = { account_id, person_id, created_at: now, seen_at: now };
    const writes: Write[] = [
      ...alongside.writes,
      ...this.#surplus(account_id, person_id),
      peopleRecords.session.put(session, hash),
      peopleRecords.sessionOf.put(now, account_id, person_id, hash),
    ];
    if (!(await store.commit(writes, alongside.conditions))) return undefined;
    await store.flush();
    return token;
  }

  /** The person to whom the secret belongs; undefined when its session has ended. */
  find(token: string): Person | undefined {
    if (!isToken(token)) return undefined;
    const { store, clock, people } = this.#options;
    const key = peopleRecords.session.key(hashToken(token));
    const found = store.get(key);
    if (found === undefined) return undefined;
    const session = Session.parse(found);
    const now = clock.now();
    if (isOver(session, now)) return undefined;
    const person = people.find(session.account_id, session.person_id);
    if (person !== undefined && now - session.seen_at >= NOTE_MS) {
      // If the session was ended meanwhile, it stays ended. A note that is lost signs somebody out a minute early.
      const noted = store.commit(
        [{ op: 'put', key, value: { ...session, seen_at: now } }],
        [{ present: key, value: session }],
      );
      inBackground(noted, () => undefined);
    }
    return person;
  }

  async end(token: string): Promise<void> {
    if (!isToken(token)) return;
    const { store } = this.#options;
    const hash = hashToken(token);
    const found = store.get(peopleRecords.session.key(hash));
    if (found === undefined) return;
    const { account_id, person_id } = Session.parse(found);
    await store.commit(removal(account_id, person_id, hash));
    await store.flush();
  }

  /** Signs the person out everywhere; gives how many sessions that were. */
  async endAll({ account_id, person_id }: Person): Promise<number> {
    const { store } = this.#options;
    const hashes = this.#of(account_id, person_id);
    await store.commit(hashes.flatMap(({ hash }) => removal(account_id, person_id, hash)));
    await store.flush();
    return hashes.length;
  }

  #of(account: string, person: string): { hash: string; at: number }[] {
    const rows = this.#options.store.range(peopleRecords.sessionOf.under(account, person));
    return [...rows].map(([key, at]) => ({ hash: String(key[3]), at: Number(at) }));
  }

  /** Removes what is over, and the oldest beyond the limit. */
  #surplus(account: string, person: string): Write[] {
    const now = this.#options.clock.now();
    const all = this.#of(account, person).toSorted((a, b) => b.at - a.at);
    return all
      .filter(({ at }, index) => at + LIFE_MS <= now || index >= MAX_SESSIONS - 1)
      .flatMap(({ hash }) => removal(account, person, hash));
  }
}

const isOver = ({ created_at, seen_at }: Session, now: number): boolean =>
  created_at + LIFE_MS <= now || seen_at + IDLE_MS <= now;

const removal = (account: string, person: string, hash: string): Write[] => [
  peopleRecords.session.remove(hash),
  peopleRecords.sessionOf.remove(account, person, hash),
];
