/**
 * Passkeys: signing in by what a person's device keeps (Web Authentication, level 3). Records in the store that all nodes share; the
 * checks of signatures are @simplewebauthn/server's.
 *
 * Invariants:
 *  1. A challenge is answered once, within CHALLENGE_MS, and only by the browser that asked for it.
 *  2. A passkey is one person's. It goes with the person, and ends no other way in.
 *  3. Only who signs in by links has any: whom a company's provider vouches for stays that provider's to let in.
 */
import { z } from 'zod';
import type { Clock, Condition, Entropy, Store, Write } from '../../runtime/index.ts';
import type { People } from './people.ts';
import type { Person } from './person.ts';
import { Challenge, Passkey, peopleRecords } from './records.ts';
import { createToken, hashToken, isToken } from './secret-token.ts';
import type { Sessions } from './sessions.ts';

/** Somebody who looks for their key; milliseconds. */
const CHALLENGE_MS = 5 * 60_000;

/** Devices of one person. */
const MAX_PASSKEYS = 10;

/** Challenges under way: beyond it the oldest are forgotten. Each is one row of 200 bytes. */
const MAX_CHALLENGES = 2_000;

/** Loaded when somebody first uses a passkey: its hundreds of modules would make every start longer. */
const webAuthn = () => import('@simplewebauthn/server');

/** What the browser sent is no answer to what it was asked. */
export class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused';
}

/** Where the pages are, as the browser has to know them. */
export interface Place {
  /** `https://reviews.example`. */
  readonly origin: string;
}

export interface PasskeysOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly people: People;
  readonly sessions: Sessions;
}

export interface Asked {
  /** For `navigator.credentials`, as JSON. */
  readonly options: object;
  /** Stays in the browser. */
  readonly browser: string;
}

/** Base64url; what is in it is for the library to check. */
const Bytes = z.string().max(100_000);
const ANSWER = {
  id: z.string().min(1).max(2_000),
  rawId: z.string().max(2_000),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};
const NewPasskey = z.object({ ...ANSWER, response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes }) });
const SignedChallenge = z.object({
  ...ANSWER,
  response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
});

export class Passkeys {
  readonly #options: PasskeysOptions;

  constructor(options: PasskeysOptions) {
    this.#options = options;
  }

  /** A person's own, the oldest first. */
  list({ account_id, person_id }: Person): Passkey[] {
    const { store } = this.#options;
    const rows = [...store.range(peopleRecords.passkeyOf.under(account_id, person_id))];
    return rows.flatMap(([key]) => this.#find(String(key[3])) ?? []).toSorted((a, b) => a.created_at - b.created_at);
  }

  /** What a browser is asked to make a passkey with. */
  async beginAdding(person: Person, place: Place): Promise<Asked> {
    const { challenge, browser } = await this.#challenge(person.person_id);
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: 'Conclave',
      rpID: domainOf(place),
      userName: person.name,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.person_id)),
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      attestationType: 'none',
      excludeCredentials: this.list(person).map(({ credential_id: id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { options, browser };
  }

  /** Rejects with PasskeyRefused. */
  async add(person: Person, place: Place, browser: string, answer: string, label: string): Promise<Passkey> {
    if (person.connection !== 'link') throw new PasskeyRefused('a provider lets this person in');
    if (this.list(person).length >= MAX_PASSKEYS) throw new PasskeyRefused(`there are ${MAX_PASSKEYS} already`);
    const challenge = await this.#take(browser, person.person_id);
    const { verifyRegistrationResponse } = await webAuthn();
    const verified = await refusing(() =>
      verifyRegistrationResponse({
        response: answerOf(NewPasskey, answer),
        expectedChallenge: challenge,
        expectedOrigin: place.origin,
        expectedRPID: domainOf(place),
        requireUserVerification: false,
      }),
    );
    if (!verified.verified) throw new PasskeyRefused('the answer does not hold');
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const { store, clock } = this.#options;
    const hash = hashToken(id);
    const { account_id, person_id } = person;
    const value: Passkey = {
      account_id,
      person_id,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      label,
      created_at: clock.now(),
      used_at: null,
    };
    const key = peopleRecords.passkey.key(hash);
    const writes: Write[] = [
      { op: 'put', key, value },
      peopleRecords.passkeyOf.put(value.created_at, account_id, person_id, hash),
    ];
    const isThere: Condition = { present: peopleRecords.person.key(account_id, person_id), value: person };
    if (!(await store.commit(writes, [{ absent: key }, isThere]))) throw new PasskeyRefused('it is known already');
    await store.flush();
    return value;
  }

  /** False when the person has none of this id. */
  async remove({ account_id, person_id }: Person, credential: string): Promise<boolean> {
    const { store } = this.#options;
    const hash = hashToken(credential);
    const found = this.#find(hash);
    if (found?.account_id !== account_id || found.person_id !== person_id) return false;
    await store.commit([
      peopleRecords.passkey.remove(hash),
      peopleRecords.passkeyOf.remove(account_id, person_id, hash),
    ]);
    await store.flush();
    return true;
  }

  /** The options for a sign-in by a person who is not known yet. */
  async beginSignIn(place: Place): Promise<Asked> {
    const { challenge, browser } = await this.#challenge(null);
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: domainOf(place),
      challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
      userVerification: 'preferred',
    });
    return { options, browser };
  }

  /** Whose passkey it is, and the secret of their session. Rejects with PasskeyRefused. */
  async signIn(place: Place, browser: string, answer: string): Promise<{ person: Person; session: string }> {
    const { store, clock, people, sessions } = this.#options;
    const challenge = await this.#take(browser, null);
    const response = answerOf(SignedChallenge, answer);
    const hash = hashToken(response.id);
    const passkey = this.#find(hash);
    const person = passkey && people.find(passkey.account_id, passkey.person_id);
    if (passkey === undefined || person === undefined) throw new PasskeyRefused('nobody has this passkey');
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await refusing(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: place.origin,
        expectedRPID: domainOf(place),
        requireUserVerification: false,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
      }),
    );
    if (!verified) throw new PasskeyRefused('the signature does not hold');
    const key = peopleRecords.passkey.key(hash);
    const value: Passkey = { ...passkey, counter: authenticationInfo.newCounter, used_at: clock.now() };
    // Of two answers with one counter, which a copied key gives, one gets in.
    const session = await sessions.begin(person, {
      writes: [{ op: 'put', key, value }],
      conditions: [{ present: key, value: store.get(key) }],
    });
    if (session === undefined) throw new PasskeyRefused('it was used at the same moment');
    await people.signedIn(person);
    return { person, session };
  }

  #find(hash: string): Passkey | undefined {
    const found = this.#options.store.get(peopleRecords.passkey.key(hash));
    return found === undefined ? undefined : Passkey.parse(found);
  }

  async #challenge(person: string | null): Promise<{ challenge: string; browser: string }> {
    const { store, clock, entropy } = this.#options;
    const [challenge, browser] = [createToken(entropy), createToken(entropy)];
    const at = clock.now();
    const value: Challenge = { challenge, person_id: person, at };
    await store.commit([...this.#outdated(at), peopleRecords.challenge.put(value, hashToken(browser))]);
    return { challenge, browser };
  }

  /** The challenge that this browser answers, which is spent by it. */
  async #take(browser: string, person: string | null): Promise<string> {
    const { store, clock } = this.#options;
    const key = peopleRecords.challenge.key(hashToken(browser));
    const found = isToken(browser) ? store.get(key) : undefined;
    if (found === undefined) throw new PasskeyRefused('this browser was asked nothing');
    const { challenge, person_id, at } = Challenge.parse(found);
    const isTaken = await store.commit([{ op: 'remove', key }], [{ present: key, value: found }]);
    if (!isTaken || person_id !== person || at + CHALLENGE_MS <= clock.now()) {
      throw new PasskeyRefused('it was asked somebody else, or too long ago');
    }
    return challenge;
  }

  #outdated(now: number): Write[] {
    const rows = [...this.#options.store.range(peopleRecords.challenge.under())];
    return rows
      .map(([key, value]) => ({ key, at: Challenge.parse(value).at }))
      .toSorted((a, b) => b.at - a.at)
      .filter(({ at }, index) => at + CHALLENGE_MS <= now || index >= MAX_CHALLENGES - 1)
      .map(({ key }) => ({ op: 'remove', key }));
  }
}

const domainOf = ({ origin }: Place): string => new URL(origin).hostname;

function answerOf<Answer>(shape: z.ZodType<Answer>, text: string): Answer {
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new PasskeyRefused('it is no answer of a browser', { cause });
  }
}

/** What the library throws is a refusal: it judges what a stranger sent. */
async function refusing<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    throw new PasskeyRefused((cause as Error).message, { cause });
  }
}
