import { NatsServerFailed } from '../errors.ts';
import type { Credentials } from './credentials.ts';

/** Roles of nats.conf beside the outside experts. */
export const ROLES = ['runtime', 'gateway', 'administrator', 'observer', 'keeper', 'operator'] as const;

const EXAMPLE = 'outside-calendar';

/** The user of the example among the outside experts: from its opening brace to its closing one. */
const EXAMPLE_USER = /^ {6}\{\n {8}user: outside-calendar,[\s\S]*?^ {6}\}\n/m;

/** Where a password comes from the environment; not in what is switched off. */
const PASSWORD = /^([^#\n]*)user: (\S+), password: \$\w+/gm;

/**
 * The configuration with its roles switched on, a user for each of these outside experts in place of the example, and the
 * passwords written in. Throws NatsServerFailed when a role of the file has no password.
 */
export function securedConfig(config: string, experts: readonly string[], credentials: Credentials): string {
  const roles = config.replaceAll(/^#roles /gm, '');
  const [example] = EXAMPLE_USER.exec(roles) ?? [];
  if (example === undefined) throw new NatsServerFailed('nats.conf has no roles to switch on');
  const users = experts.map((expert) => example.replaceAll(EXAMPLE, expert)).join('');
  return roles
    .replace(EXAMPLE_USER, () => users)
    .replaceAll(PASSWORD, (_, before: string, user: string) => {
      const password = credentials[user];
      if (password === undefined) throw new NatsServerFailed(`the role ${user} of nats.conf has no password`);
      return `${before}user: ${user}, password: ${password}`;
    });
}
