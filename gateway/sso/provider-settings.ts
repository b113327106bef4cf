import { z } from 'zod';
import type { Store } from '../../runtime/index.ts';
import { Role } from '../people/index.ts';

/** One line of visible text. */
export const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** Which role people get, for the settings of any provider. */
export const roleFields = {
  /** The role of a group; of several the highest counts. */
  roles: z.array(z.strictObject({ group: line(300), role: Role })).max(50),
  /** For people in none of these groups; null: they are not let in. */
  default_role: Role.nullable(),
};

/** The settings of an account in the store; undefined when it has none of this kind. */
export function readSettings<Settings>(
  store: Store,
  area: 'sso' | 'saml',
  account: string,
  schema: z.ZodType<Settings>,
): Settings | undefined {
  const found = store.get([area, account]);
  return found === undefined ? undefined : schema.parse(found);
}

/** Resolves when the settings, or their removal, are on disk. */
export async function saveSettings(
  store: Store,
  area: 'sso' | 'saml',
  account: string,
  settings: object | null,
): Promise<void> {
  const key = [area, account];
  await store.commit([settings === null ? { op: 'remove', key } : { op: 'put', key, value: settings }]);
  await store.flush();
}
