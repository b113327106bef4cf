import { createPublicKey } from 'node:crypto';
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

const isKey = (pem: string): boolean => {
  try {
    return createPublicKey(pem).asymmetricKeyType !== undefined;
  } catch {
    return false;
  }
};

/** How a company's people sign in to its account at a SAML 2.0 provider. */
export const SamlSettings = z.strictObject({
  /** Where people are sent to sign in. */
  entry_point: line(2_000),
  /** The provider's entity id. */
  idp_issuer: line(500),
  /** What the provider signs with, as PEM. */
  idp_cert: z.string().trim().max(20_000).refine(isKey),
  groups_attribute: line(300),
  roles: z.array(z.strictObject({ group: line(300), role: Role })).max(50),
  /** Of who is in none of these groups; null: they are not let in. */
  default_role: Role.nullable(),
});
export type SamlSettings = z.infer<typeof SamlSettings>;

const keyOf = (account: string) => ['saml', account];

export function samlSettings(store: Store, account: string): SamlSettings | undefined {
  const found = store.get(keyOf(account));
  return found === undefined ? undefined : SamlSettings.parse(found);
}

export async function saveSamlSettings(store: Store, account: string, settings: SamlSettings | null): Promise<void> {
  const key = keyOf(account);
  await store.commit([settings === null ? { op: 'remove', key } : { op: 'put', key, value: settings }]);
  await store.flush();
}
