/** The customers' pages in a browser, where there is one: under their policy, without faults of access, narrow, with passkeys. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peopleServices } from '../../../../gateway/people/index.ts';
import type { ReviewResult } from '../../../../protocols/index.ts';
import { seededEntropy, systemClock } from '../../../../runtime/index.ts';
import { sampleResult, sampleText } from '../../../actors/publishing/sample-result.ts';
import { newReview, submitText } from '../../client.ts';
import { type RunningGateway, startGateway } from '../../gateway.ts';
import { axeFaults } from '../axe.ts';
import { undecided } from './undecided.ts';

const CHROMIUM = process.env.CONCLAVE_CHROMIUM ?? '/usr/bin/chromium';

if (!existsSync(CHROMIUM)) process.stderr.write(`There is no browser at ${CHROMIUM}: pages are not tried in one.\n`);

describe.runIf(existsSync(CHROMIUM))('customers’ pages in a browser', { timeout: 120_000 }, () => {
  const errors: string[] = [];
  let gateway: RunningGateway;
  let browser: Browser;
  let here: string;
  let done: string;
  let running: string;
  let seed = 500;

  beforeAll(async () => {
    gateway = await startGateway({ decisions: undecided });
    // Passkeys belong to a name.
    here = gateway.url.replace('127.0.0.1', 'localhost');
    done = String(
      (await submitText(gateway, { document_text: sampleText, document_title: 'Supply terms' })).json().review_id,
    );
    gateway.reviews.complete(done);
    gateway.reviews.results.set(done, withPositions(sampleResult));
    running = await newReview(gateway);
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await gateway.close();
  });

  async function signedIn(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    seed += 1;
    const services = peopleServices({ store: gateway.store, clock: systemClock, entropy: seededEntropy(seed) });
    const { token } = await services.links.issue(await services.people.invite('acme', `Ada ${seed}`, 'admin'));
    const page = watched(await (await browser.newContext(options)).newPage());
    await page.goto(`${here}/app/sign-in#${token}`);
    if (options.javaScriptEnabled === false) await page.fill('[name=link]', token);
    await page.click('sign-in-link button');
    await page.waitForURL('**/app/reviews');
    return page;
  }

  function watched(page: Page): Page {
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${page.url()} ${message.text()}`);
    });
    page.on('pageerror', (error) => errors.push(`${page.url()} ${error}`));
    return page;
  }

  const paths = (): string[] => [
    '/app/reviews',
    `/app/reviews/${done}`,
    `/app/reviews/${done}/obligations`,
    `/app/reviews/${done}/positions`,
    `/app/reviews/${done}/comparison`,
    `/app/reviews/${done}/debate/issue-1`,
    `/app/reviews/${running}`,
    '/app/keys',
    '/app/usage',
    '/app/webhooks',
    '/app/people',
    '/app/passkeys',
    '/app/sso',
    '/app/sign-in',
    '/app/sign-in/company?account=nobody',
  ];

  test.each(['light', 'dark'] as const)('axe finds nothing wrong with any page, %s', async (colorScheme) => {
    const page = await signedIn({ colorScheme });
    for (const path of paths()) {
      const answer = await page.goto(here + path);
      expect([path, answer?.status()]).toEqual([path, path.endsWith('nobody') ? 404 : 200]);
      if (path === `/app/reviews/${done}`) await page.keyboard.press('j');
      expect([path, await axeFaults(page, colorScheme)]).toEqual([path, []]);
    }
    await page.context().close();
  });

  test('fits 360 pixels, without scripts, on every page', async () => {
    const page = await signedIn({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
    for (const path of paths()) {
      await page.goto(here + path);
      const { width } = (await page.locator('main').boundingBox()) ?? { width: 0 };
      expect([path, width, await page.locator('h1').count()]).toEqual([path, 360, 1]);
    }
    await page.context().close();
  });

  test('keys go through the findings and decide, and a second tab that decides the same is told', async () => {
    const page = await signedIn();
    await page.goto(`${here}/app/reviews/${done}`);
    const second = watched(await page.context().newPage());
    await second.goto(`${here}/app/reviews/${done}`);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    const first = page.locator('details.finding').first();
    expect(await first.getAttribute('open')).not.toBeNull();
    await page.keyboard.press('a');
    await page.waitForSelector('details.finding[data-decision=accept]');
    expect(await page.locator('.remaining output').textContent()).toMatch(/^\d+ remaining$/);
    errors.length = 0;
    await second.keyboard.press('j');
    await second.keyboard.press('r');
    await expect.poll(() => second.locator('details.finding .by').first().textContent()).toContain('faster');
    // The browser itself writes the refusal of 409 to its console.
    expect(errors.splice(0).filter((line) => !line.includes('409'))).toEqual([]);
    await page.keyboard.press('?');
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.context().close();
  });

  test('without scripts a finding is decided on its own page', async () => {
    const page = await signedIn({ javaScriptEnabled: false });
    await page.goto(`${here}/app/reviews/${done}`);
    const card = page.locator('details.finding:has(.wording)').last();
    await card.locator('summary').first().click();
    await card.getByRole('link', { name: 'Decide' }).click();
    await page.getByText('Edit the wording').click();
    await page.getByLabel('Your wording').fill('Words of <b>Ada</b>');
    await page.getByRole('button', { name: 'Use this wording' }).click();
    await page.waitForURL(`**/app/reviews/${done}#issue-*`);
    const decided = page.locator('details.finding[data-decision=edit]');
    expect(await decided.locator('ins').textContent()).toBe('Words of <b>Ada</b>');
    await page.context().close();
  });

  describe('passkeys', () => {
    async function withDevice(context: BrowserContext, page: Page): Promise<void> {
      const device = await context.newCDPSession(page);
      await device.send('WebAuthn.enable');
      await device.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
        },
      });
    }

    test('a device that was added signs its person in, until it is removed', async () => {
      const page = await signedIn();
      await withDevice(page.context(), page);
      await page.goto(`${here}/app/passkeys`);
      await page.fill('[name=label]', 'My <b>laptop</b>');
      await page.click('pass-key button');
      await page.waitForSelector('tbody tr');
      expect(await page.locator('tbody td').first().textContent()).toBe('My <b>laptop</b>');
      const name = await page.locator('.person bdi').first().textContent();
      await page.click('.person button');
      await page.waitForURL('**/app/sign-in');
      await page.click('pass-key button');
      await page.waitForURL('**/app/reviews');
      expect(await page.locator('.person bdi').first().textContent()).toBe(name);
      await page.goto(`${here}/app/passkeys`);
      await page.click('button.danger');
      await page.waitForFunction(`document.querySelector('tbody') === null`);
      await page.click('.person button');
      await page.waitForURL('**/app/sign-in');
      await page.click('pass-key button');
      await page.waitForURL('**/app/sign-in/passkey');
      expect(await page.locator('main').textContent()).toContain('The passkey was not taken');
      errors.splice(0);
      await page.context().close();
    });

    test('an answer to what another browser was asked signs nobody in, nor does one twice', async () => {
      const page = await signedIn();
      await withDevice(page.context(), page);
      await page.goto(`${here}/app/passkeys`);
      await page.fill('[name=label]', 'Key');
      await page.click('pass-key button');
      await page.waitForSelector('tbody tr');
      const answer = (await page.evaluate(`(async () => {
        const options = await (await fetch('/app/sign-in/passkey/begin', { method: 'POST', headers: { accept: 'application/json' } })).json();
        const made = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
        return JSON.stringify(made.toJSON());
      })()`)) as string;
      const pending = (await page.context().cookies()).find(({ name }) => name === '__Host-sign-in')?.value ?? '';
      const send = async (cookie: string): Promise<number> => {
        const headers = { 'sec-fetch-site': 'same-origin', origin: here, cookie: `__Host-sign-in=${cookie}` };
        const body = new URLSearchParams({ credential: answer });
        const init = { method: 'POST', redirect: 'manual', headers, body } as const;
        return (await fetch(`${here}/app/sign-in/passkey`, init)).status;
      };
      const others = await fetch(`${here}/app/sign-in/passkey/begin`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      const [, other = ''] = /__Host-sign-in=([^;]*)/.exec(others.headers.get('set-cookie') ?? '') ?? [];
      expect([await send(''), await send(other), await send(pending), await send(pending)]).toEqual([
        401, 401, 303, 401,
      ]);
      const refusals = [...gateway.store.range(['audit'])].filter(
        ([, entry]) => (entry as { act: string }).act === 'app.sign-in.refused',
      );
      expect(refusals.length).toBeGreaterThanOrEqual(3);
      await page.context().close();
    });
  });

  test('breaks no rule of the policy', () => {
    expect(errors).toEqual([]);
  });
});

const withPositions = (result: ReviewResult): ReviewResult => ({
  ...result,
  playbook: {
    id: 'pb_1',
    name: 'Our terms',
    version: 1,
    hash: 'h',
    lines: [
      {
        id: 'cap',
        name: 'Cap',
        kind: 'topic',
        standing: 'missing',
        step: null,
        section: '',
        owner: 'Legal',
        set_aside: [],
      },
    ],
    provider: null,
    customer: 'Buyer',
  },
  deviations: {
    standard: { kind: 'text', id: null, title: 'Standard', hash: 'h' },
    matches: 0,
    changed: 1,
    missing: 0,
    extra: 0,
    lines: [
      {
        standing: 'changed',
        standard: { number: '1', heading: 'Fees', start: 0, end: 9 },
        document: { number: '1', heading: 'Fees', start: 0, end: 9 },
        likeness: 0.8,
        edits: [
          { kind: 'same', text: 'Fees are ' },
          { kind: 'delete', text: 'high' },
          { kind: 'insert', text: 'low' },
        ],
      },
    ],
  },
});
