import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peopleServices } from '../../../../gateway/people/index.ts';
import { seededEntropy, systemClock } from '../../../../runtime/index.ts';
import { type RunningGateway, startGateway } from '../../gateway.ts';
import { browser, signIn } from './browser.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

async function link(seed: number): Promise<string> {
  const { people, links } = peopleServices({
    store: gateway.store,
    clock: systemClock,
    entropy: seededEntropy(seed),
  });
  return (await links.issue(await people.invite('acme', 'Ada', 'admin'))).token;
}

const cookieOf = (headers: Headers): string =>
  /__Host-session=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';

describe('signing in to the pages', () => {
  test('a link opens one session, and its cookie goes to this host only', async () => {
    const token = await link(1);
    const stranger = browser(gateway);
    const answer = await stranger('/app/sign-in', { form: { link: `https://x.example/app/sign-in#${token}` } });
    expect([answer.status, answer.location]).toEqual([303, '/app/reviews']);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=28800$/,
    );
    const page = await browser(gateway, cookieOf(answer.headers))('/app/reviews');
    expect([page.status, page.text.includes('Ada')]).toEqual([200, true]);
    const again = await stranger('/app/sign-in', { form: { link: token } });
    expect([again.status, again.headers.get('set-cookie')]).toEqual([401, null]);
    expect(again.text).toContain('used already');
  });

  test('a sign-in ends the session that was in the browser before', async () => {
    const { browse } = await signIn(gateway);
    const token = await link(2);
    expect((await browse('/app/sign-in', { form: { link: token } })).status).toBe(303);
    expect((await browse('/app/reviews')).location).toBe('/app/sign-in');
  });

  test('signing out ends the session', async () => {
    const { browse } = await signIn(gateway);
    const out = await browse('/app/sign-out', { method: 'POST' });
    expect([out.location, out.headers.get('set-cookie')]).toEqual([
      '/app/sign-in',
      expect.stringContaining('Max-Age=0'),
    ]);
    expect((await browse('/app/reviews')).location).toBe('/app/sign-in');
  });

  test('too many attempts from one address get 429', async () => {
    const own = await startGateway();
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      statuses.push((await browser(own)('/app/sign-in', { form: { link: 'x' } })).status);
    }
    await own.close();
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([401]));
    expect(statuses[20]).toBe(429);
  });
});

describe('requests that the pages refuse', () => {
  test.each([
    ['a stranger’s form', { 'sec-fetch-site': 'cross-site' }],
    ['a subdomain’s form', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on a stranger’s page', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ])('%s signs nobody out', async (_, headers) => {
    const { session } = await signIn(gateway);
    const sent = Object.entries(headers).filter(([, value]) => value !== '');
    const answer = await fetch(`${gateway.url}/app/sign-out`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...Object.fromEntries(sent), cookie: `__Host-session=${session}` },
    });
    expect(answer.status).toBe(403);
    expect((await browser(gateway, session)('/app/reviews')).status).toBe(200);
  });

  test('a foreign host name that resolves to this machine gets no page', async () => {
    const { session } = await signIn(gateway);
    const { port } = new URL(gateway.url);
    const statusFor = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const headers = { host, cookie: `__Host-session=${session}` };
        get({ host: '127.0.0.1', port, path: '/app/reviews', headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        }).on('error', reject);
      });
    expect(await statusFor(`rebound.example:${port}`)).toBe(421);
    expect(await statusFor('localhost.rebound.example')).toBe(421);
    expect(await statusFor(`localhost:${port}`)).toBe(200);
  });

  test('with a public address, other host names are refused', async () => {
    const own = await startGateway({ publicUrl: 'https://reviews.example' });
    expect((await browser(own)('/app/sign-in')).status).toBe(421);
    await own.close();
  });

  test('an API key is no session, and a session is no API key', async () => {
    const { session } = await signIn(gateway);
    const withKey = await browser(gateway)('/app/reviews', {
      headers: { authorization: `Bearer ${gateway.keys.enterprise}` },
    });
    expect(withKey.location).toBe('/app/sign-in');
    const rest = await browser(gateway, session)('/api/review');
    expect(rest.status).toBe(401);
  });

  test('pages carry the content security policy, and JSON without a session gets 401', async () => {
    const page = await browser(gateway)('/app/sign-in');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    const data = await browser(gateway)('/app/reviews', { headers: { accept: 'application/json' } });
    expect(data.status).toBe(401);
  });
});
