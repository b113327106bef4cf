import { z } from 'zod';

/** What a person may do: a viewer reads; a reviewer also starts reviews and decides; an admin also keys, webhooks and people. */
export const ROLES = ['viewer', 'reviewer', 'admin'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** Whether this role may do what that one may. */
export const includesRole = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** How a person proves who they are: by one-time links, or at their company's identity provider. */
const CONNECTIONS = ['link', 'oidc', 'saml'] as const;

/** One line: a name is read in lists and on the audit trail. */
export const PersonName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line without control characters');

/**
 * Somebody who signs in to the pages of one account. A person is an account, a connection and a subject there: the same
 * e-mail address at two accounts, or by two connections, is two people.
 */
export const Person = z.strictObject({
  person_id: z.string(),
  account_id: z.string(),
  name: PersonName,
  role: Role,
  connection: z.enum(CONNECTIONS),
  /** The name the connection knows them by; for links the person's own id. */
  subject: z.string().min(1).max(1_000),
  created_at: z.number(),
  signed_in_at: z.number().nullable(),
});
export type Person = z.infer<typeof Person>;
