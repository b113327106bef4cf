import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OidcSettings, saveOidcSettings } from '../../../gateway/sso/index.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { signIn } from '../pages/app/browser.ts';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';

let gateway: RunningGateway;
let provider: IdentityProvider;
let settings: OidcSettings;
beforeAll(async () => {
  gateway = await startGateway({ allowLoopbackWebhooks: true });
  provider = await startIdentityProvider(`${gateway.url}/app/sign-in/oidc/callback`);
  provider.people.set('anna', { name: 'Anna\nRossi', groups: ['legal', 'conclave-admins'] });
  provider.people.set('ben', { name: 'Ben', groups: ['legal'] });
  provider.people.set('eve', { name: 'Eve', groups: ['sales'] });
});
afterAll(async () => {
  provider.close();
  await gateway.close();
});
beforeEach(async () => {
  settings = {
    issuer: provider.issuer,
    client_id: 'conclave',
    client_secret: provider.secret,
    scope: 'openid profile email',
    groups_claim: 'groups',
    roles: [
      { group: 'legal', role: 'reviewer' },
      { group: 'conclave-admins', role: 'admin' },
    ],
    default_role: null,
  };
  await saveOidcSettings(gateway.store, 'acme', settings);
});

/** A browser that keeps cookies by host and follows redirects, each of which may be changed on the way. */
class Browser {
  readonly #jar = new Map<string, Map<string, string>>();

  async go(url: string, onWay: (url: string) => string = (same) => same) {
    let next = url;
    for (let hops = 0; hops < 15; hops += 1) {
      next = onWay(next);
      const jar = this.#jar.get(new URL(next).host) ?? new Map<string, string>();
      this.#jar.set(new URL(next).host, jar);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(next, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } });
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(set) ?? [];
        jar.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) return { status: answer.status, url: next, text: await answer.text() };
      next = new URL(location, next).href;
    }
    throw new Error('too many redirects');
  }
}

const start = (account = 'acme') => `${gateway.url}/app/sign-in/oidc/start?account=${account}`;
const as = (user: string) => (url: string) =>
  url.includes('/interaction/') && !url.includes('user=') ? `${url}?user=${user}` : url;

/** The callback that the provider sends this person to, caught before it arrives. */
async function caught(user: string, browser = new Browser()): Promise<string> {
  let found = '';
  await browser.go(start(), (url) => {
    if (!url.includes('/callback?')) return as(user)(url);
    found = url;
    return `${gateway.url}/app/sign-in`;
  });
  return found;
}

describe('signing in at a company’s provider', () => {
  test('the person comes in with the role of their groups, and is the same one the next time', async () => {
    const browser = new Browser();
    const page = await browser.go(start(), as('anna'));
    expect([page.status, page.url]).toEqual([200, `${gateway.url}/app/reviews`]);
    expect(page.text).toContain('<bdi>Anna Rossi</bdi>');
    expect((await browser.go(`${gateway.url}/app/people`)).status).toBe(200);
    await new Browser().go(start(), as('anna'));
    const { text } = await browser.go(`${gateway.url}/app/people`);
    expect(text.split('Anna Rossi</bdi></td>').length - 1).toBe(1);
    const ben = new Browser();
    expect((await ben.go(start(), as('ben'))).status).toBe(200);
    expect((await ben.go(`${gateway.url}/app/people`)).status).toBe(403);
  });

  test('another role at the provider ends the sessions of before', async () => {
    provider.people.set('carl', { name: 'Carl', groups: ['conclave-admins'] });
    const before = new Browser();
    await before.go(start(), as('carl'));
    provider.people.set('carl', { name: 'Carl', groups: ['legal'] });
    await new Browser().go(start(), as('carl'));
    expect((await before.go(`${gateway.url}/app/reviews`)).url).toBe(`${gateway.url}/app/sign-in`);
  });

  test('refuses a person in no group with a role, unless there is a default role', async () => {
    expect((await new Browser().go(start(), as('eve'))).status).toBe(401);
    await saveOidcSettings(gateway.store, 'acme', { ...settings, default_role: 'viewer' });
    expect((await new Browser().go(start(), as('eve'))).status).toBe(200);
  });
});

describe('attacks on it', () => {
  test('a forged state', async () => {
    const forged = (url: string) => as('ben')(url).replace(/(?<=[?&]state=)[^&]+/, 'acme.forged');
    const page = await new Browser().go(start(), (url) => (url.includes('/callback?') ? forged(url) : as('ben')(url)));
    expect(page.status).toBe(401);
  });

  test('a stranger’s answer opened by somebody else, also while they sign in themselves', async () => {
    const stolen = await caught('ben');
    const victim = new Browser();
    expect((await victim.go(stolen)).status).toBe(401);
    await caught('anna', victim);
    expect((await victim.go(stolen)).status).toBe(401);
    expect((await victim.go(`${gateway.url}/app/reviews`)).url).toBe(`${gateway.url}/app/sign-in`);
  });

  test('an answer that is used twice', async () => {
    const browser = new Browser();
    let used = '';
    await browser.go(start(), (url) => {
      if (url.includes('/callback?')) used = url;
      return as('ben')(url);
    });
    expect((await browser.go(used)).status).toBe(401);
  });

  test('a code of another sign-in, and one without a code', async () => {
    const browser = new Browser();
    const other = new URL(await caught('anna')).searchParams.get('code') ?? '';
    const mixed = (url: string) => {
      if (!url.includes('/callback?')) return as('ben')(url);
      const changed = new URL(url);
      changed.searchParams.set('code', other);
      return changed.href;
    };
    expect((await browser.go(start(), mixed)).status).toBe(401);
    const without = (url: string) => (url.includes('/callback?') ? url.replace(/code=[^&]+&?/, '') : as('ben')(url));
    expect((await new Browser().go(start(), without)).status).toBe(401);
  });

  test('an answer whose issuer is another one', async () => {
    const other = (url: string) =>
      url.includes('/callback?') ? url.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example') : as('ben')(url);
    expect((await new Browser().go(start(), other)).status).toBe(401);
  });

  test('a client secret that is wrong', async () => {
    await saveOidcSettings(gateway.store, 'acme', { ...settings, client_secret: 'wrong' });
    expect((await new Browser().go(start(), as('ben'))).status).toBe(401);
  });

  test('a start from a stranger’s page', async () => {
    const answer = await fetch(start(), { redirect: 'manual', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
  });

  test('answers accounts without a provider, of a lower tier, unknown or misspelt alike', async () => {
    await saveOidcSettings(gateway.store, 'other', settings);
    for (const account of ['other', 'small', 'nobody', '../x', '', '%00']) {
      expect([account, (await new Browser().go(start(account))).status]).toEqual([account, 401]);
    }
  });
});

describe('the settings of it', () => {
  const form = {
    issuer: 'https://idp.example',
    client_id: 'c',
    client_secret: 'very-secret',
    scope: 'openid groups',
    groups_claim: 'groups',
    roles: 'legal = reviewer\nCN=admins,O=Acme = admin',
    default_role: '',
  };

  test('are saved by an admin of an Enterprise account, and the secret is never shown', async () => {
    const { browse } = await signIn(gateway, 'admin');
    expect((await browse('/app/sso', { form })).status).toBe(303);
    const page = await browse('/app/sso');
    expect(page.text).toContain('CN=admins,O=Acme = admin');
    expect(page.text).not.toContain('very-secret');
    expect((await browse('/app/sso', { form: { ...form, client_secret: '' } })).status).toBe(303);
    expect((await browse('/app/sso/remove', { method: 'POST' })).status).toBe(303);
    expect((await new Browser().go(start(), as('ben'))).status).toBe(401);
  });

  test.each([
    ['an issuer over http elsewhere', { issuer: 'http://idp.example' }],
    ['an issuer in the service’s network', { issuer: 'https://10.0.0.7' }],
    ['the metadata service of a cloud', { issuer: 'http://169.254.169.254/' }],
    ['no URL', { issuer: 'idp' }],
    ['a role that there is not', { roles: 'legal = owner' }],
    ['a scope without openid', { scope: 'profile' }],
    ['no secret', { client_secret: '' }],
  ])('%s is refused', async (_, change) => {
    await saveOidcSettings(gateway.store, 'acme', null);
    const { browse } = await signIn(gateway, 'admin');
    expect((await browse('/app/sso', { form: { ...form, ...change } })).status).toBe(400);
  });

  test('belong to Enterprise, and to admins', async () => {
    expect((await (await signIn(gateway, 'admin', 'other')).browse('/app/sso')).status).toBe(403);
    expect((await (await signIn(gateway, 'reviewer')).browse('/app/sso', { form })).status).toBe(403);
  });
});
