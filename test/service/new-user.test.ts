/**
 * What people come to the pages for, done as somebody does who has not seen them before: by what is written on links and buttons.
 * SHOTS=DIR keeps a picture of each answer.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewRecords } from '../../actors/review/index.ts';
import { readWord } from '../../actors/word/index.ts';
import { readAdminToken } from '../../gateway/operations/index.ts';
import { ReviewResult } from '../../protocols/index.ts';
import { LmdbStore, NatsServer, systemClock } from '../../runtime/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { p } from '../actors/word/sample.ts';
import { samplePackage } from '../actors/word/sample-package.ts';
import { run } from '../actors/word/word-file.ts';
import { axeFaults } from '../gateway/pages/axe.ts';
import { administer } from './administer.ts';
import { raiseLimit, Service } from './service.ts';

const CHROMIUM = process.env.CONCLAVE_CHROMIUM ?? '/usr/bin/chromium';
const TITLE = 'Harbour services';

/** What the customer's company wants, so that there is something to decide. */
const PLAYBOOK = `
name: Harbour positions
side: customer
topics:
  - id: payment
    name: Payment term
    about: { pattern: 'invoice within' }
    preferred: { wording: 'The Customer shall pay each undisputed invoice within one hundred (100) days of receipt.' }
    severity: high
  - id: prices
    name: Prices
    about: { pattern: 'increase the Fees' }
    preferred: { wording: 'The Supplier may increase the Fees once a year by the rate of inflation.' }
    severity: high
  - id: access
    name: Access
    about: { pattern: 'access to its sites' }
    preferred: { wording: 'The Customer shall give the Supplier access to its sites on business days.' }
    severity: medium
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const wordFile = Buffer.from(
  samplePackage(
    sampleText
      .split('\n')
      .map((line) => p(run(escaped(line))))
      .join(''),
  ),
);

if (!existsSync(CHROMIUM)) process.stderr.write(`There is no browser at ${CHROMIUM}: pages are not tried in one.\n`);

describe.runIf(existsSync(CHROMIUM))('service: what a new user comes for', { timeout: 240_000 }, () => {
  let directory: string;
  let nats: NatsServer;
  let first: Service;
  let second: Service;
  let browser: Browser;
  let operator: Page;
  let customer: Page;
  let review: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'conclave-new-user-'));
    ends.push(() => rm(directory, { recursive: true, force: true }));
    nats = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
    ends.push(() => nats.stop());
    first = await Service.start({ NATS_URL: nats.url });
    ends.push(
      () => first.remove(),
      () => first.stop(),
    );
    await raiseLimit(nats.url);
    second = await Service.start({ NATS_URL: nats.url, KEY: first.key });
    ends.push(
      () => second.remove(),
      () => second.stop(),
    );
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
    ends.push(() => browser.close());
    review = await first.submit(sampleText, { document_title: TITLE });
    await first.follow(review);
    operator = await browser.newPage({ viewport: { width: 1_280, height: 900 } });
    customer = await browser.newPage({ viewport: { width: 1_280, height: 900 }, acceptDownloads: true });
  }, 120_000);
  /** What was begun, to be ended in the opposite order, also when a later part of the beginning fails. */
  const ends: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  /** A picture of what the user sees, if one was asked for. */
  async function shot(page: Page, name: string): Promise<void> {
    const { SHOTS: into } = process.env;
    if (into !== undefined) await page.screenshot({ path: join(into, `${name}.png`) });
  }

  const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  const follow = (page: Page, name: string): Promise<void> =>
    page.getByRole('link', { name, exact: true }).first().click();

  it('an operator signs in with the token from its file', async () => {
    await operator.goto(`${first.adminUrl}/ops/`);
    await operator.getByLabel('Admin token').fill((await readAdminToken(first.home)) ?? '');
    await operator.getByLabel('Your name').fill('Jo');
    await press(operator, 'Sign in');
    await operator.waitForURL('**/ops/');
    expect(await operator.locator('h1').textContent()).toBe('Overview');
    await shot(operator, 'overview');
  });

  it('why did this review take long: it says in which state, for how long, and whom it waited for', async () => {
    await follow(operator, 'Reviews');
    await follow(operator, TITLE);
    const why = await operator.locator('main .notice:not([hidden])').first().textContent();
    expect(why).toMatch(/It was (analysing|publishing|drafting|debating\S*) for .+, \d+% of its time\./);
    expect(why).toMatch(/The last of its experts to think was [\w-]+: /);
    await shot(operator, 'why-long');
  });

  it('who moved claim c7: its row opens to who supported and who opposed it, round by round', async () => {
    const row = operator.locator('tr', { has: operator.getByText('c7', { exact: true }) });
    await row.locator('summary').first().click();
    expect(await row.locator('details[open]').textContent()).toMatch(/(support|oppose|amend): [a-z][\w-]+/);
    expect(await axeFaults(operator, 'light', 'table.claims')).toEqual([]);
    await shot(operator, 'who-moved');
  });

  it('what changed between two moments, from the journal: equal to what the store kept of it', async () => {
    await follow(operator, 'Compare two moments');
    await operator.getByRole('heading', { name: 'Compare two moments' }).waitFor();
    await operator.getByLabel('Later').selectOption({ label: (await drafting()) ?? '' });
    await press(operator, 'Compare');
    expect(await operator.locator('tbody tr').count()).toBeGreaterThan(5);
    expect(await axeFaults(operator)).toEqual([]);
    await shot(operator, 'compare');
    const answer = await operator.request.get(operator.url(), { headers: { accept: 'application/json' } });
    const { after } = (await answer.json()) as { after: { context: unknown } };
    const store = new LmdbStore({ path: join(first.home, 'store') });
    const kept = reviewRecords.debate.get(store, review);
    await store.close();
    expect(after.context).toEqual(kept);
  });

  /** The moment at which the panel had decided, as the page names it. */
  async function drafting(): Promise<string | undefined> {
    const labels = await operator.getByLabel('Later').locator('option').allTextContents();
    return labels.find((label) => label.includes('stage drafting'));
  }

  it('its history on the command line', async () => {
    const { transitions } = (await administer(['history', review], first.home)) as { transitions: { to: string }[] };
    expect(transitions.map(({ to }) => to)).toContain('completed');
    await expect(administer(['history', 'rev_none'], first.home)).rejects.toThrow('There is no review rev_none');
  });

  it('a customer signs in by the link that was printed', async () => {
    const invited = ['people', 'invite', '--account', 'demonstration', '--name', 'Ada', '--role', 'admin'];
    const { sign_in_link: link } = (await administer(invited, first.home)) as { sign_in_link: string };
    await customer.goto(link);
    await press(customer, 'Sign in');
    await customer.waitForURL('**/app/reviews');
    expect(await customer.locator('.person').textContent()).toContain('Ada');
  });

  it('a customer regenerates a key: the new one works, the old one no more', async () => {
    const { key } = (await administer(
      ['keys', 'create', '--account', 'demonstration', '--name', 'server'],
      first.home,
    )) as { key: string };
    await follow(customer, 'Keys');
    const row = customer.locator('tr', { hasText: 'server' });
    await row.getByRole('button', { name: 'Regenerate' }).click();
    const made = (await customer.locator('.secret').textContent()) ?? '';
    await shot(customer, 'key');
    const statuses = await Promise.all(
      [made, key].map(async (each) => {
        const answer = await fetch(`${first.url}/api/review`, { headers: { authorization: `Bearer ${each}` } });
        return answer.status;
      }),
    );
    expect(statuses).toEqual([200, 401]);
    // Sent again by a reload, the form regenerates nothing and shows nothing.
    await customer.reload();
    expect(await customer.locator('.secret').count()).toBe(0);
    expect((await fetch(`${first.url}/api/review`, { headers: { authorization: `Bearer ${made}` } })).status).toBe(200);
  });

  it('drops a Word file, watches it, decides three changes and downloads the file with two of them', async () => {
    const headers = { 'content-type': 'application/yaml' };
    expect((await first.fetch('/api/playbooks', { method: 'POST', headers, body: PLAYBOOK })).status).toBeLessThan(300);
    await customer.goto(`${first.url}/app/`);
    await customer.getByLabel('Playbook').selectOption({ label: 'Harbour positions' });
    await customer
      .locator('input[type=file]')
      .setInputFiles({ name: 'Harbour.docx', mimeType: 'application/octet-stream', buffer: wordFile });
    await press(customer, 'Begin the review');
    await customer.waitForURL('**/app/reviews/rev_*');
    await shot(customer, 'live');
    await customer.locator('review-viewer').waitFor({ timeout: 120_000 });
    const id = new URL(customer.url()).pathname.split('/').at(-1) ?? '';
    const result = ReviewResult.parse(await first.json(`/api/review/${id}/results`));
    const cards = customer.locator('details.finding:has(.wording)');
    const chosen: string[] = [];
    for (const [index, action] of ['Accept', 'Accept', 'Reject'].entries()) {
      const card = cards.nth(index);
      await card.locator('summary').first().click();
      if (index === 0) await shot(customer, 'viewer-open');
      await card.getByRole('button', { name: action, exact: true }).click();
      await expect.poll(() => card.getAttribute('data-decision')).toBe(action.toLowerCase());
      chosen.push((await card.getAttribute('data-target')) ?? '');
      await card.locator('summary').first().click();
    }
    await shot(customer, 'viewer-decided');
    await press(customer, 'Make the files from what was decided');
    await customer.getByText('The files are revision 2').waitFor({ timeout: 60_000 });
    await customer.locator('summary', { hasText: 'Files' }).click();
    await shot(customer, 'files');
    const [download] = await Promise.all([
      customer.waitForEvent('download'),
      customer.getByRole('link', { name: 'Revised document' }).click(),
    ]);
    const { located } = await readWord(await readFile(await download.path()));
    const text = inOneLine(located.text);
    const has = chosen.map((target) => {
      const change = result.proposed_changes.find((each) => each.id === target);
      return change !== undefined && text.includes(inOneLine(change.after));
    });
    expect(has).toEqual([true, true, false]);
  });

  it('which node died: the overview calls it silent, and its reviews go on elsewhere', async () => {
    await operator.goto(`${first.adminUrl}/ops/`);
    await expect.poll(() => operator.locator('[data-node]').count(), { timeout: 30_000 }).toBe(2);
    const running = await second.submit(sampleText, { document_title: 'Of the dead node' });
    await second.kill();
    const silent = operator.locator('tr.silent');
    await silent.waitFor({ timeout: 60_000 });
    expect(await silent.textContent()).toContain('silent');
    expect(await silent.count()).toBe(1);
    await shot(operator, 'node-died');
    await operator.goto(`${first.adminUrl}/ops/reviews/${running}`);
    expect(await operator.locator('h1').textContent()).toContain('Of the dead node');
    expect((await first.follow(running)).at(-1)).toBe('completed');
    await operator.reload();
    expect(await operator.locator('#stage').textContent()).toContain('completed');
  });
});
