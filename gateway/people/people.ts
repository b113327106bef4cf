/**
 * People: who may sign in to an account's pages, and as what. Owns their records in the store that all nodes share; it owns
 * neither sessions nor links, but ends both with the person.
 *
 * Invariants:
 *  1. A person is found by account, connection and subject, never by an e-mail address or a name.
 *  2. A change of role and a removal end every session and every open link of the person in the same transaction.
 *  3. The last admin of an account stays one: nobody can lock an account out of its own pages.
 */
import { createHash } from 'node:crypto';
import { type Clock, type Condition, type Entropy, identifier, type Store, type Write } from '../../runtime/index.ts';
import { Person, type Role } from './person.ts';
import { peopleRecords } from './records.ts';

/** People of one account: more are a directory, which belongs to an identity provider. */
const MAX_PEOPLE = 500;

/** The account has as many people as it may have. */
export class PeopleLimit extends Error {
  override readonly name = 'PeopleLimit';
}

/** The account has nobody of this id. */
export class NoSuchPerson extends Error {
  override readonly name = 'NoSuchPerson';
}

/** The account would be left without an admin. */
export class LastAdmin extends Error {
  override readonly name = 'LastAdmin';
}

/** Somebody else changed the record at the same moment. */
export class PersonChanged extends Error {
  override readonly name = 'PersonChanged';
}

export interface PeopleOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
}

/** A person's identity at their identity provider. */
export interface Identity {
  readonly connection: 'oidc' | 'saml';
  readonly subject: string;
  readonly name: string;
  readonly role: Role;
}

export class People {
  readonly #options: PeopleOptions;

  constructor(options: PeopleOptions) {
    this.#options = options;
  }

  find(account: string, person: string): Person | undefined {
    const found = this.#options.store.get(peopleRecords.person.key(account, person));
    return found === undefined ? undefined : Person.parse(found);
  }

  /** By id. */
  list(account: string): Person[] {
    const found = this.#options.store.range(peopleRecords.person.under(account), { limit: MAX_PEOPLE });
    return [...found].map(([, value]) => Person.parse(value));
  }

  /** Somebody who signs in by links. Rejects with PeopleLimit. */
  async invite(account: string, name: string, role: Role): Promise<Person> {
    const person_id = identifier('person', this.#options.entropy);
    return this.#create({ person_id, account_id: account, name, role, connection: 'link', subject: person_id });
  }

  /** The person an identity provider vouches for, with the name and the role it gives now. Rejects with PeopleLimit. */
  async recognise(account: string, identity: Identity): Promise<Person> {
    const { store, entropy } = this.#options;
    const known = store.get(subjectKey(account, identity.connection, identity.subject));
    if (typeof known !== 'string') {
      return this.#create({ person_id: identifier('person', entropy), account_id: account, ...identity });
    }
    const person = this.require(account, known);
    if (person.role === identity.role && person.name === identity.name) return person;
    return this.#replace(person, { ...person, ...identity });
  }

  /** Rejects with NoSuchPerson, LastAdmin or PersonChanged. */
  async setRole(account: string, id: string, role: Role): Promise<Person> {
    const person = this.require(account, id);
    if (person.role === role) return person;
    return this.#replace(person, { ...person, role }, this.#anotherAdmin(person));
  }

  /** Rejects with NoSuchPerson, LastAdmin or PersonChanged. */
  async remove(account: string, id: string): Promise<void> {
    const person = this.require(account, id);
    const remains = this.#anotherAdmin(person);
    const key = peopleRecords.person.key(account, id);
    const gone: Write[] = [
      { op: 'remove', key },
      { op: 'remove', key: subjectKey(account, person.connection, person.subject) },
      ...this.#ending(person),
      ...this.#passkeys(person),
    ];
    await this.#commit(gone, person, remains);
  }

  /** Notes that they came. */
  async signedIn(person: Person): Promise<void> {
    const key = peopleRecords.person.key(person.account_id, person.person_id);
    const value: Person = { ...person, signed_in_at: this.#options.clock.now() };
    await this.#options.store.commit([{ op: 'put', key, value }], [{ present: key, value: person }]);
  }

  async #create(given: Omit<Person, 'created_at' | 'signed_in_at'>): Promise<Person> {
    const { store, clock } = this.#options;
    if (this.list(given.account_id).length >= MAX_PEOPLE) {
      throw new PeopleLimit(`An account has at most ${MAX_PEOPLE} people.`);
    }
    const person: Person = Person.parse({ ...given, created_at: clock.now(), signed_in_at: null });
    const key = subjectKey(person.account_id, person.connection, person.subject);
    const writes: Write[] = [
      peopleRecords.person.put(person, person.account_id, person.person_id),
      { op: 'put', key, value: person.person_id },
    ];
    if (!(await store.commit(writes, [{ absent: key }]))) throw new PersonChanged('Somebody else made this person.');
    await store.flush();
    return person;
  }

  /** Throws NoSuchPerson. */
  require(account: string, id: string): Person {
    const person = this.find(account, id);
    if (person === undefined) throw new NoSuchPerson('The account has nobody of this id.');
    return person;
  }

  /** Holds while somebody else is an admin: of two admins who remove each other at once, one stays. Throws LastAdmin. */
  #anotherAdmin({ account_id, person_id, role }: Person): Condition[] {
    if (role !== 'admin') return [];
    const other = this.list(account_id).find((each) => each.role === 'admin' && each.person_id !== person_id);
    if (other === undefined) {
      throw new LastAdmin('The last admin of an account can be neither changed nor removed.');
    }
    return [{ present: peopleRecords.person.key(account_id, other.person_id), value: other }];
  }

  async #replace(before: Person, after: Person, more: readonly Condition[] = []): Promise<Person> {
    const put: Write = peopleRecords.person.put(after, after.account_id, after.person_id);
    const ending = before.role === after.role ? [] : this.#ending(before);
    await this.#commit([put, ...ending], before, more);
    return after;
  }

  async #commit(writes: readonly Write[], before: Person, more: readonly Condition[]): Promise<void> {
    const { store } = this.#options;
    const key = peopleRecords.person.key(before.account_id, before.person_id);
    if (!(await store.commit(writes, [{ present: key, value: before }, ...more]))) {
      throw new PersonChanged('Somebody else changed this person at the same moment; look again.');
    }
    await store.flush();
  }

  #passkeys({ account_id, person_id }: Person): Write[] {
    const rows = [...this.#options.store.range(peopleRecords.passkeyOf.under(account_id, person_id))];
    return rows.flatMap(([key]): Write[] => [{ op: 'remove', key }, peopleRecords.passkey.remove(String(key[3]))]);
  }

  /** What ends their sessions and their open links. */
  #ending({ account_id, person_id }: Person): Write[] {
    const { store } = this.#options;
    const rows = [
      ...store.range(peopleRecords.sessionOf.under(account_id, person_id)),
      ...store.range(peopleRecords.linkOf.under(account_id, person_id)),
    ];
    return rows.flatMap(([key]): Write[] => {
      const hash = String(key[3]);
      const record = key[0] === 'session-of' ? peopleRecords.session.key(hash) : peopleRecords.link.key(hash);
      return [
        { op: 'remove', key },
        { op: 'remove', key: record },
      ];
    });
  }
}

/** Subjects of identity providers have any length and any characters; keys of the store do not. */
const subjectKey = (account: string, connection: string, subject: string) =>
  peopleRecords.subject.key(account, connection, createHash('sha256').update(subject).digest('base64url'));
