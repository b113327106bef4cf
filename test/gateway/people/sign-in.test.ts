import { beforeEach, describe, expect, test } from 'vitest';
import { peopleServices } from '../../../gateway/people/index.ts';
import { MemoryStore, seededEntropy, VirtualClock } from '../../../runtime/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let store: MemoryStore;
let clock: VirtualClock;
let services: ReturnType<typeof peopleServices>;
beforeEach(() => {
  store = new MemoryStore();
  clock = new VirtualClock(1_000_000);
  services = peopleServices({ store, clock, entropy: seededEntropy(5) });
});

async function signedIn(role: 'viewer' | 'reviewer' | 'admin' = 'admin', name = 'Ada') {
  const person = await services.people.invite('acme', name, role);
  const { token } = await services.links.issue(person);
  const redeemed = await services.links.redeem(token);
  if (redeemed === undefined) throw new Error('the link was refused');
  return { person, token, session: redeemed.session };
}

describe('sign-in links', () => {
  test('a link becomes a session once', async () => {
    const { token, session, person } = await signedIn();
    expect(services.sessions.find(session)).toMatchObject({ person_id: person.person_id, signed_in_at: 1_000_000 });
    expect(await services.links.redeem(token)).toBeUndefined();
  });

  test('gives one session when two redeem a link at once', async () => {
    const person = await services.people.invite('acme', 'Ada', 'admin');
    const { token } = await services.links.issue(person);
    const both = await Promise.all([services.links.redeem(token), services.links.redeem(token)]);
    expect(both.filter((each) => each !== undefined)).toHaveLength(1);
  });

  test('a link works until its quarter of an hour is over', async () => {
    const person = await services.people.invite('acme', 'Ada', 'admin');
    const [early, late] = [await services.links.issue(person), await services.links.issue(person)];
    await clock.advance(15 * MINUTE - 1);
    expect(await services.links.redeem(early.token)).toBeDefined();
    await clock.advance(1);
    expect(await services.links.redeem(late.token)).toBeUndefined();
  });

  test('neither a link nor a session is in the store', async () => {
    const { token, session } = await signedIn();
    await services.links.issue((await signedIn('viewer', 'Bob')).person);
    const rows = JSON.stringify([...store.range([])]);
    expect(rows).toContain('sign-in-link');
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(session);
  });

  test.each(['', 'x', '../..', 'A'.repeat(43), 'A'.repeat(5_000), 'é'.repeat(43)])('%j is no link', async (token) => {
    expect(await services.links.redeem(token)).toBeUndefined();
    expect(services.sessions.find(token)).toBeUndefined();
  });

  test('the sixth open link ends the first', async () => {
    const person = await services.people.invite('acme', 'Ada', 'admin');
    const issued: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      await clock.advance(1);
      issued.push((await services.links.issue(person)).token);
    }
    expect(await services.links.redeem(issued[0] as string)).toBeUndefined();
    expect(await services.links.redeem(issued[1] as string)).toBeDefined();
  });
});

describe('sessions', () => {
  test('end an hour after the last request', async () => {
    const { session } = await signedIn();
    await clock.advance(HOUR - 1);
    expect(services.sessions.find(session)).toBeDefined();
    await clock.advance(HOUR - 1);
    expect(services.sessions.find(session)).toBeDefined();
    await clock.advance(HOUR);
    expect(services.sessions.find(session)).toBeUndefined();
  });

  test('end eight hours after sign-in, however busy', async () => {
    const { session } = await signedIn();
    for (let minutes = 0; minutes < 8 * 60 - 30; minutes += 30) {
      await clock.advance(30 * MINUTE);
      expect(services.sessions.find(session)).toBeDefined();
    }
    await clock.advance(30 * MINUTE);
    expect(services.sessions.find(session)).toBeUndefined();
  });

  test('a sign-out ends one, and leaves the others', async () => {
    const { session, person } = await signedIn();
    const other = await services.links.redeem((await services.links.issue(person)).token);
    await services.sessions.end(session);
    expect(services.sessions.find(session)).toBeUndefined();
    expect(services.sessions.find(other?.session ?? '')).toBeDefined();
    expect(await services.sessions.endAll(person)).toBe(1);
    expect([...store.range(['session'])]).toEqual([]);
  });

  test('the 21st browser signs out the first', async () => {
    const { session, person } = await signedIn();
    for (let count = 0; count < 20; count += 1) {
      await clock.advance(1);
      await services.links.redeem((await services.links.issue(person)).token);
    }
    expect(services.sessions.find(session)).toBeUndefined();
    expect([...store.range(['session'])]).toHaveLength(20);
  });
});

describe('people', () => {
  test('a change of role ends sessions and open links', async () => {
    await signedIn('admin', 'Root');
    const { session, person } = await signedIn('reviewer');
    const { token } = await services.links.issue(person);
    expect(await services.people.setRole('acme', person.person_id, 'viewer')).toMatchObject({ role: 'viewer' });
    expect(services.sessions.find(session)).toBeUndefined();
    expect(await services.links.redeem(token)).toBeUndefined();
  });

  test('a removal ends all that was theirs', async () => {
    await signedIn('admin', 'Root');
    const { session, person } = await signedIn('admin');
    await services.people.remove('acme', person.person_id);
    expect(services.sessions.find(session)).toBeUndefined();
    expect(services.people.find('acme', person.person_id)).toBeUndefined();
    expect(JSON.stringify([...store.range([])])).not.toContain(person.person_id);
  });

  test('the last admin stays, also when two remove each other at once', async () => {
    const { person: one } = await signedIn('admin', 'One');
    await expect(services.people.remove('acme', one.person_id)).rejects.toThrow('last admin');
    await expect(services.people.setRole('acme', one.person_id, 'viewer')).rejects.toThrow('last admin');
    const { person: two } = await signedIn('admin', 'Two');
    const outcomes = await Promise.allSettled([
      services.people.remove('acme', one.person_id),
      services.people.remove('acme', two.person_id),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(services.people.list('acme').map(({ role }) => role)).toEqual(['admin']);
  });

  test('nobody of another account is found', async () => {
    const { person } = await signedIn();
    expect(services.people.find('other', person.person_id)).toBeUndefined();
    await expect(services.people.setRole('other', person.person_id, 'viewer')).rejects.toThrow('nobody of this id');
  });

  test('an identity is one person at one account, and takes the role its provider gives now', async () => {
    const ada = { connection: 'oidc', subject: 'ada@idp', name: 'Ada', role: 'viewer' } as const;
    const first = await services.people.recognise('acme', ada);
    const session = (await services.sessions.begin(first)) ?? '';
    expect((await services.people.recognise('acme', ada)).person_id).toBe(first.person_id);
    expect(services.sessions.find(session)).toBeDefined();
    expect((await services.people.recognise('other', ada)).person_id).not.toBe(first.person_id);
    expect((await services.people.recognise('acme', { ...ada, connection: 'saml' })).person_id).not.toBe(
      first.person_id,
    );
    expect(await services.people.recognise('acme', { ...ada, role: 'admin' })).toMatchObject({ role: 'admin' });
    expect(services.sessions.find(session)).toBeUndefined();
  });
});
