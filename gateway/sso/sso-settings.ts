import { z } from 'zod';
import type { Store } from '../../runtime/index.ts';
import { Role } from '../people/index.ts';

const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** How a company's people sign in to its account: at the identity provider of theirs. */
export const OidcSettings = z.strictObject({
  /** Where the provider describes itself, without `/.well-known/…`. */
  issuer: line(500),
  client_id: line(300),
  client_secret: line(500),
  /** Scopes requested; many providers send groups only for a scope of their own. */
  scope: z
    .string()
    .trim()
    .max(300)
    .regex(/^openid(?: [\x21\x23-\x5b\x5d-\x7e]+)*$/),
  /** The claim that holds a person's groups. */
  groups_claim: line(100),
  /** The role of a group; of several the highest counts. */
  roles: z.array(z.strictObject({ group: line(300), role: Role })).max(50),
  /** Of who is in none of these groups; null: they are not let in. */
  default_role: Role.nullable(),
});
export type OidcSettings = z.infer<typeof OidcSettings>;

const keyOf = (account: string) => ['sso', account];

/** undefined: people of this account sign in by links only. */
export function oidcSettings(store: Store, account: string): OidcSettings | undefined {
  const found = store.get(keyOf(account));
  return found === undefined ? undefined : OidcSettings.parse(found);
}

export async function saveOidcSettings(store: Store, account: string, settings: OidcSettings | null): Promise<void> {
  const key = keyOf(account);
  await store.commit([settings === null ? { op: 'remove', key } : { op: 'put', key, value: settings }]);
  await store.flush();
}
