/** Signing in at a company's provider in a real browser: SAML from another site, and OpenID Connect. */
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveOidcSettings, saveSamlSettings } from '../../../gateway/sso/index.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
import { signingKey } from './saml-provider.ts';
import { type SamlProvider, startSamlProvider } from './saml-provider-page.ts';

const CHROMIUM = process.env.CONCLAVE_CHROMIUM ?? '/usr/bin/chromium';

if (!existsSync(CHROMIUM)) process.stderr.write(`There is no browser at ${CHROMIUM}: sign-in is not tried in one.\n`);

describe.runIf(existsSync(CHROMIUM))('signing in at a provider, in a browser', { timeout: 120_000 }, () => {
  const key = signingKey();
  const errors: string[] = [];
  let gateway: RunningGateway;
  let here: string;
  let saml: SamlProvider;
  let oidc: IdentityProvider;
  let browser: Browser;

  beforeAll(async () => {
    gateway = await startGateway({ allowLoopbackWebhooks: true });
    // Another site than the providers, which are at an address.
    here = gateway.url.replace('127.0.0.1', 'localhost');
    const roles = [{ group: 'legal', role: 'admin' as const }];
    saml = await startSamlProvider(key);
    await saveSamlSettings(gateway.store, 'acme', {
      entry_point: saml.entryPoint,
      idp_issuer: saml.issuer,
      idp_cert: key.publicKey,
      groups_attribute: 'groups',
      roles,
      default_role: null,
    });
    oidc = await startIdentityProvider(`${here}/app/sign-in/oidc/callback`);
    oidc.people.set('ben', { name: 'Ben', groups: ['legal'] });
    oidc.people.set('eve', { name: 'Eve', groups: ['sales'] });
    await saveOidcSettings(gateway.store, 'acme', {
      issuer: oidc.issuer,
      client_id: 'conclave',
      client_secret: oidc.secret,
      scope: 'openid profile email',
      groups_claim: 'groups',
      roles,
      default_role: null,
    });
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    saml.close();
    oidc.close();
    await gateway.close();
  });

  /** At the page that names the account's providers, as somebody who only knows the account. */
  async function atCompany(): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    page.on('pageerror', (error) => errors.push(`${page.url()} ${error}`));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) errors.push(`${page.url()} ${message.text()}`);
    });
    await page.goto(`${here}/app/sign-in`);
    await page.getByLabel('Account of your company').fill('acme');
    await page.getByRole('button', { name: 'Go on' }).click();
    return page;
  }

  const choose = (page: Page, issuer: string): Promise<void> =>
    page.getByRole('link', { name: new URL(issuer).host }).click();

  async function bySaml(user: string): Promise<Page> {
    const page = await atCompany();
    await choose(page, saml.issuer);
    await page.getByLabel('Who is it?').fill(user);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    return page;
  }

  async function byOidc(user: string): Promise<Page> {
    const page = await atCompany();
    await choose(page, oidc.issuer);
    await page.waitForURL('**/interaction/**');
    await page.goto(`${page.url()}?user=${user}`);
    return page;
  }

  test('SAML: the answer posted from another site brings its person in, and out again', async () => {
    const page = await bySaml('anna@acme.example');
    await page.waitForURL(`${here}/app/reviews`);
    expect(await page.locator('.person').textContent()).toContain('anna@acme.example');
    await page.getByRole('link', { name: 'People' }).click();
    expect(await page.locator('tbody').textContent()).toContain('anna@acme.example');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/app/sign-in');
    await page.goto(`${here}/app/people`);
    expect(new URL(page.url()).pathname).toBe('/app/sign-in');
    await page.context().close();
  });

  test('SAML: an answer signed by somebody else ends on a page that says so', async () => {
    saml.key = signingKey();
    const page = await bySaml('root@acme.example');
    expect(await page.locator('main').textContent()).toContain('not completed');
    await page.goto(`${here}/app/reviews`);
    expect(new URL(page.url()).pathname).toBe('/app/sign-in');
    saml.key = key;
    await page.context().close();
  });

  test('OpenID Connect: a person of a group with a role comes in, another does not', async () => {
    const page = await byOidc('ben');
    await page.waitForURL(`${here}/app/reviews`);
    expect(await page.locator('.person').textContent()).toContain('Ben');
    await page.context().close();
    const other = await byOidc('eve');
    await other.waitForURL('**/oidc/callback**');
    expect(await other.locator('main').textContent()).toContain('not completed');
    await other.context().close();
  });

  test('breaks no rule of the policy', () => {
    expect(errors).toEqual([]);
  });
});
