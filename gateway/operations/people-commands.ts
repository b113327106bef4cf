/** Commands about the people who sign in to an account's pages. A link is shown once, to the caller. */
import { z } from 'zod';
import { INVITATION_MS, LINK_MS, type Person, PersonName, peopleServices, Role, signInUrl } from '../people/index.ts';
import { type AdminCommand, type AdminServices, account, command } from './admin-command.ts';

const person = z.string().max(100);

async function linked(services: AdminServices, who: Person, lifeMs: number): Promise<unknown> {
  const { token, expires_at } = await peopleServices(services).links.issue(who, lifeMs);
  return {
    person: who,
    sign_in_link: signInUrl(services.publicUrl, token),
    works_until: new Date(expires_at).toISOString(),
  };
}

export const PEOPLE_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  'people.list': command(z.strictObject({ account }), false, async (services, { account }) => {
    services.accounts.view(account);
    return { people: peopleServices(services).people.list(account) };
  }),
  'people.invite': command(
    z.strictObject({ account, name: PersonName, role: Role.default('reviewer') }),
    true,
    async (services, { account, name, role }) => {
      services.accounts.view(account);
      return linked(services, await peopleServices(services).people.invite(account, name, role), INVITATION_MS);
    },
  ),
  'people.link': command(z.strictObject({ account, person }), true, async (services, { account, person }) =>
    linked(services, peopleServices(services).people.require(account, person), LINK_MS),
  ),
  'people.role': command(
    z.strictObject({ account, person, role: Role }),
    true,
    async (services, { account, person, role }) => ({
      person: await peopleServices(services).people.setRole(account, person, role),
    }),
  ),
  'people.remove': command(z.strictObject({ account, person }), true, async (services, { account, person }) => {
    await peopleServices(services).people.remove(account, person);
    return { removed: person };
  }),
  'people.sign-out': command(z.strictObject({ account, person }), true, async (services, { account, person }) => {
    const { people, sessions } = peopleServices(services);
    return { sessions_ended: await sessions.endAll(people.require(account, person)) };
  }),
};
