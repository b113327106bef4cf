/**
 * SignInLinks: one-time links. Each holds a secret, stored only as a hash, and opens a session once.
 *
 * Invariants:
 *  1. A link signs in once: its record is removed in the transaction that makes the session.
 *  2. It no longer works after its time, or once its person was removed or their role changed.
 */
import type { Clock, Entropy, Store, Write } from '../../runtime/index.ts';
import type { People } from './people.ts';
import type { Person } from './person.ts';
import { Link, peopleRecords } from './records.ts';
import { createToken, hashToken, isToken } from './secret-token.ts';
import type { Sessions } from './sessions.ts';

/** Lifetimes in milliseconds: of a link used at once, and of one that has to wait in a mailbox. */
export const LINK_MS = 15 * 60_000;
export const INVITATION_MS = 24 * 3_600_000;

/** Open links of one person: beyond these the oldest are removed. */
const MAX_LINKS = 5;

export interface SignInLinksOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly people: People;
  readonly sessions: Sessions;
}

export interface ShownLink {
  readonly token: string;
  readonly expires_at: number;
}

export class SignInLinks {
  readonly #options: SignInLinksOptions;

  constructor(options: SignInLinksOptions) {
    this.#options = options;
  }

  /** A new link's secret, shown nowhere again. */
  async issue({ account_id, person_id }: Person, lifeMs = LINK_MS): Promise<ShownLink> {
    const { store, clock, entropy } = this.#options;
    const token = createToken(entropy);
    const hash = hashToken(token);
    const expires_at = clock.now() + lifeMs;
    const link: Link = { account_id, person_id, expires_at };
    await store.commit([
      ...this.#surplus(account_id, person_id),
      peopleRecords.link.put(link, hash),
      peopleRecords.linkOf.put(expires_at, account_id, person_id, hash),
    ]);
    await store.flush();
    return { token, expires_at };
  }

  /** Whose link it is and the secret of the session it became; undefined when it is unknown, used or too old. */
  async redeem(token: string): Promise<{ person: Person; session: string } | undefined> {
    if (!isToken(token)) return undefined;
    const { store, clock, people, sessions } = this.#options;
    const hash = hashToken(token);
    const key = peopleRecords.link.key(hash);
    const found = store.get(key);
    if (found === undefined) return undefined;
    const link = Link.parse(found);
    const person = people.find(link.account_id, link.person_id);
    if (person === undefined || link.expires_at <= clock.now()) return undefined;
    const session = await sessions.begin(person, {
      writes: removal(link.account_id, link.person_id, hash),
      conditions: [{ present: key, value: link }],
    });
    if (session === undefined) return undefined;
    await people.signedIn(person);
    return { person, session };
  }

  #surplus(account: string, person: string): Write[] {
    const now = this.#options.clock.now();
    const rows = [...this.#options.store.range(peopleRecords.linkOf.under(account, person))];
    return rows
      .map(([key, expires]) => ({ hash: String(key[3]), expires: Number(expires) }))
      .toSorted((a, b) => b.expires - a.expires)
      .filter(({ expires }, index) => expires <= now || index >= MAX_LINKS - 1)
      .flatMap(({ hash }) => removal(account, person, hash));
  }
}

const removal = (account: string, person: string, hash: string): Write[] => [
  peopleRecords.link.remove(hash),
  peopleRecords.linkOf.remove(account, person, hash),
];

/** The link itself. The secret is after the #: a browser sends that part to no server, and no log has it. */
export const signInUrl = (publicUrl: string, token: string): string => `${publicUrl}/app/sign-in#${token}`;
