/** How operators sign in at an OpenID provider of the house: the file that names it, in the terms of an account's settings. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { InvalidConfig } from '../../runtime/index.ts';
import { OidcSettings } from './oidc-settings.ts';

/** A viewer sees how actors are; an operator also content, and acts. */
const OperatorRole = z.enum(['viewer', 'operator']);
export type OperatorRole = z.infer<typeof OperatorRole>;

/** The house's own provider, in place of an account: no account has such a name. */
export const OPERATORS = '*operators';

const OperatorSettings = OidcSettings.omit({ roles: true, default_role: true }).extend({
  scope: OidcSettings.shape.scope.default('openid profile email'),
  groups_claim: OidcSettings.shape.groups_claim.default('groups'),
  roles: z
    .array(z.strictObject({ group: z.string().trim().min(1).max(300), role: OperatorRole }))
    .min(1)
    .max(50),
});

/** Throws InvalidConfig: the file is not there, or not of its form. */
export function readOperatorSettings(path: string): OidcSettings {
  const said = `CONCLAVE_OPERATORS_OIDC: ${path}`;
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new InvalidConfig(`${said} cannot be read as JSON.`, { cause });
  }
  const parsed = OperatorSettings.safeParse(written);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new InvalidConfig(`${said}: ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const { roles, ...settings } = parsed.data;
  const highest = { viewer: 'viewer', operator: 'admin' } as const;
  return { ...settings, roles: roles.map(({ group, role }) => ({ group, role: highest[role] })), default_role: null };
}
