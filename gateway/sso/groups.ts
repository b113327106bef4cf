import { includesRole, type Role } from '../people/index.ts';

interface RoleRules {
  readonly roles: readonly { readonly group: string; readonly role: Role }[];
  readonly default_role: Role | null;
}

/** The highest role that one of a person's groups has; undefined when they are not let in. */
export function roleOf({ roles, default_role }: RoleRules, claimed: unknown): Role | undefined {
  const groups = new Set((Array.isArray(claimed) ? claimed : [claimed]).filter((each) => typeof each === 'string'));
  const held = roles.filter(({ group }) => groups.has(group)).map(({ role }) => role);
  const highest = held.toSorted((a, b) => (includesRole(a, b) ? -1 : 1))[0];
  return highest ?? default_role ?? undefined;
}

const MAX_NAME = 50;

/** The first of these that says something, as one line that lists can show. */
export function nameOf(given: readonly unknown[]): string {
  const words = given.find((each) => typeof each === 'string' && /\S/.test(each));
  const line = String(words)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return [...line].slice(0, MAX_NAME).join('');
}

/** The sign-in was not completed; the reason is for the log, never for the page. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}
