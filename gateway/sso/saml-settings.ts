import { createPublicKey } from 'node:crypto';
import { z } from 'zod';
import type { Store } from '../../runtime/index.ts';
import { line, readSettings, roleFields, saveSettings } from './provider-settings.ts';

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
  ...roleFields,
});
export type SamlSettings = z.infer<typeof SamlSettings>;

export const samlSettings = (store: Store, account: string): SamlSettings | undefined =>
  readSettings(store, 'saml', account, SamlSettings);

export const saveSamlSettings = (store: Store, account: string, settings: SamlSettings | null): Promise<void> =>
  saveSettings(store, 'saml', account, settings);
