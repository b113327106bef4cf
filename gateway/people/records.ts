/** Everything that is stored of people: who they are, and how they sign in. Secrets are stored as hashes only. */
import { z } from 'zod';
import { table } from '../../runtime/index.ts';
import { Person } from './person.ts';

export const Session = z.strictObject({
  account_id: z.string(),
  person_id: z.string(),
  created_at: z.number(),
  seen_at: z.number(),
});
export type Session = z.infer<typeof Session>;

export const Link = z.strictObject({ account_id: z.string(), person_id: z.string(), expires_at: z.number() });
export type Link = z.infer<typeof Link>;

export const Passkey = z.strictObject({
  account_id: z.string(),
  person_id: z.string(),
  credential_id: z.string(),
  /** COSE key in base64url. */
  public_key: z.string(),
  counter: z.int().min(0),
  label: z.string(),
  created_at: z.number(),
  used_at: z.number().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const Challenge = z.strictObject({
  challenge: z.string(),
  /** The person who adds a passkey; null: a sign-in. */
  person_id: z.string().nullable(),
  at: z.number(),
});
export type Challenge = z.infer<typeof Challenge>;

const byHash = (hash: string) => [hash];
const byPerson = (account: string, person: string, hash: string) => [account, person, hash];

export const peopleRecords = {
  person: table('person', (account: string, person: string) => [account, person], Person),
  /** Names the person whom a connection knows by this subject. */
  subject: table(
    'person-subject',
    (account: string, connection: string, subjectHash: string) => [account, connection, subjectHash],
    z.string(),
  ),
  session: table('session', byHash, Session),
  /** The sessions of a person, to be ended together; when each began. */
  sessionOf: table('session-of', byPerson, z.number()),
  passkey: table('passkey', byHash, Passkey),
  /** When each was added. */
  passkeyOf: table('passkey-of', byPerson, z.number()),
  /** By what the browser that was asked holds. */
  challenge: table('passkey-challenge', byHash, Challenge),
  link: table('sign-in-link', byHash, Link),
  /** When each ends. */
  linkOf: table('sign-in-link-of', byPerson, z.number()),
} as const;
