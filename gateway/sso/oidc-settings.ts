import { z } from 'zod';
import type { Store } from '../../runtime/index.ts';
import { line, readSettings, roleFields, saveSettings } from './provider-settings.ts';

/** How a company's people sign in to its account: at the identity provider of theirs. */
export const OidcSettings = z.strictObject({
  /** Where the provider describes itself, without `/.well-known/…`. */
  issuer: line(500),
  client_id: line(300),
  client_secret: line(500),
  /** Scopes requested; many providers send groups only for their own scope. */
  scope: z
    .string()
    .trim()
    .max(300)
    .regex(/^openid(?: [\x21\x23-\x5b\x5d-\x7e]+)*$/),
  /** The claim that holds a person's groups. */
  groups_claim: line(100),
  ...roleFields,
});
export type OidcSettings = z.infer<typeof OidcSettings>;

/** undefined: people of this account sign in by links only. */
export const oidcSettings = (store: Store, account: string): OidcSettings | undefined =>
  readSettings(store, 'sso', account, OidcSettings);

export const saveOidcSettings = (store: Store, account: string, settings: OidcSettings | null): Promise<void> =>
  saveSettings(store, 'sso', account, settings);
