import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminServices } from '../../../gateway/operations/admin-command.ts';
import { ADMIN_COMMANDS } from '../../../gateway/operations/admin-commands.ts';
import { AuditTrail } from '../../../gateway/operations/audit-trail.ts';
import { peopleServices } from '../../../gateway/people/index.ts';
import { MemoryStore, seededEntropy, VirtualClock } from '../../../runtime/index.ts';
import { openAccountHome } from '../../actors/account/account-home.ts';

let services: AdminServices;
beforeEach(async () => {
  const store = new MemoryStore();
  const clock = new VirtualClock(1_000_000);
  const entropy = seededEntropy(3);
  const { accounts } = await openAccountHome({ store, clock, entropy, pepper: entropy.bytes(32) });
  await accounts.open({ id: 'acme', name: 'Acme', tier: 'business' });
  const deadLetters = { replay: () => Promise.reject(new Error('nobody replays here')) };
  const publicUrl = 'https://reviews.example';
  services = {
    accounts,
    store,
    clock,
    entropy,
    audit: new AuditTrail({ store, clock, entropy }),
    deadLetters,
    publicUrl,
  };
});

async function run(name: string, given: Record<string, unknown>): Promise<Record<string, unknown>> {
  const command = ADMIN_COMMANDS[name];
  if (command === undefined) throw new Error(`there is no ${name}`);
  return (await command.prepare(services, given).run()) as Record<string, unknown>;
}

describe('administration of people', () => {
  test('an invitation gives a link whose secret signs in once', async () => {
    const made = await run('people.invite', { account: 'acme', name: 'Ada', role: 'admin' });
    const link = new URL(String(made.sign_in_link));
    expect(link.origin + link.pathname).toBe('https://reviews.example/app/sign-in');
    const { links } = peopleServices(services);
    expect(await links.redeem(link.hash.slice(1))).toMatchObject({ person: { name: 'Ada', role: 'admin' } });
    expect(await links.redeem(link.hash.slice(1))).toBeUndefined();
    expect(await run('people.list', { account: 'acme' })).toMatchObject({ people: [{ name: 'Ada' }] });
  });

  test('another link, another role, and out', async () => {
    await run('people.invite', { account: 'acme', name: 'Root', role: 'admin' });
    const made = await run('people.invite', { account: 'acme', name: 'Ada' });
    const { person_id } = made.person as { person_id: string };
    const who = { account: 'acme', person: person_id };
    const { links, sessions } = peopleServices(services);
    const token = async () => new URL(String((await run('people.link', who)).sign_in_link)).hash.slice(1);
    await links.redeem(await token());
    await links.redeem(await token());
    expect(await run('people.sign-out', who)).toEqual({ sessions_ended: 2 });
    const session = (await links.redeem(await token()))?.session ?? '';
    await run('people.role', { ...who, role: 'viewer' });
    expect(sessions.find(session)).toBeUndefined();
    expect(await run('people.remove', who)).toEqual({ removed: person_id });
  });

  test.each([
    ['people.list', { account: 'nobody' }, 'no account'],
    ['people.invite', { account: 'nobody', name: 'Ada' }, 'no account'],
    ['people.invite', { account: 'acme', name: 'Ada\nby: root' }, 'one line'],
    ['people.link', { account: 'acme', person: 'person_x' }, 'nobody of this id'],
  ])('%s %j is refused', async (name, given, why) => {
    await expect(run(name, given)).rejects.toThrow(why);
  });
});
