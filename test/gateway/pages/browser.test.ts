/** The operators' pages in a browser, where there is one: under their policy, live, narrow, and without scripts. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewBehaviour, reviewRecords } from '../../../actors/review/index.ts';
import type { JournalReader } from '../../../gateway/operations/journal-reader.ts';
import { opsSite } from '../../../gateway/pages/ops/ops-site.ts';
import { NodeReports } from '../../../gateway/pages/ops/overview/node-reports.ts';
import type { ReviewView } from '../../../protocols/index.ts';
import {
  MemoryBus,
  MemoryJournal,
  MemoryStore,
  seededEntropy,
  silentLogger,
  systemClock,
} from '../../../runtime/index.ts';
import { type Transition, TransitionPublisher } from '../../../runtime/observation/index.ts';
import { Trail } from '../../../runtime/observation/trail.ts';
import { axeFaults } from './axe.ts';
import { servePages } from './page-server.ts';

const absent = (): never => {
  throw new Error('there are no accounts');
};

const CHROMIUM = process.env.CONCLAVE_CHROMIUM ?? '/usr/bin/chromium';
const TOKEN = 'adm_browser';
const REVIEW = 'rev_live';

const PATHS = [
  '/ops/',
  '/ops/reviews',
  `/ops/reviews/${REVIEW}`,
  '/ops/actors',
  `/ops/actors/review/${REVIEW}`,
  '/ops/dead-letters',
  '/ops/deliveries',
  '/ops/accounts',
  '/ops/log',
];

if (!existsSync(CHROMIUM)) process.stderr.write(`There is no browser at ${CHROMIUM}: pages are not tried in one.\n`);

describe.runIf(existsSync(CHROMIUM))('operators’ pages in a browser', () => {
  const store = new MemoryStore();
  const bus = new MemoryBus(new MemoryJournal({ clock: systemClock }));
  const publisher = new TransitionPublisher(bus, 'node_a');
  const closing = new AbortController();
  const errors: string[] = [];
  let browser: Browser;
  let served: Awaited<ReturnType<typeof servePages>>;

  const now = systemClock.now();
  const step = (n: number, from: string | null, to: string, event: string): Transition => ({
    type: 'review',
    key: REVIEW,
    n,
    from,
    to,
    event,
    at: now + n,
    ms: 1,
  });

  beforeAll(async () => {
    const view: ReviewView = {
      review_id: REVIEW,
      account_id: 'acc',
      document_title: '<b>Bold</b> \u202egnirts',
      preset: 'legal',
      deep_review: false,
      status: 'processing',
      stage: 'analysing',
      progress: 20,
      round: 0,
      rounds_max: 3,
      agents_assigned: 2,
      agents_reported: 0,
      document_type: null,
      artifacts: [],
      credits_used: 0,
      created_at: now,
      updated_at: now,
      completed_at: null,
      error: null,
    };
    const expert: Transition = { ...step(1, null, 'thinking', 'brief'), type: 'expert', key: `${REVIEW}.liability` };
    await store.commit([
      reviewRecords.view.put(view, REVIEW),
      { op: 'put', key: ['resume', 'review', REVIEW], value: 1 },
      ...new Trail(REVIEW, store).writes([
        step(1, null, 'received', 'submit'),
        step(2, 'received', 'reading', ''),
        step(3, 'reading', 'analysing', ''),
        expert,
      ]),
    ]);
    const book = new NodeReports(systemClock);
    await book.listen(bus);
    const journal = { page: async () => ({ messages: [], total: 0 }) } as unknown as JournalReader;
    const site = opsSite(
      {
        store,
        bus,
        clock: systemClock,
        entropy: seededEntropy(3),
        log: silentLogger,
        token: TOKEN,
        node: 'node_a',
        closing: closing.signal,
        machines: new Map([['review', reviewBehaviour.machine]]),
        journal,
        accounts: { list: () => [], view: () => absent(), ledgerBefore: () => [] },
        deliveries: {
          list: () => ({ items: [], next: null }),
          find: () => undefined,
          redeliver: async () => undefined,
        },
      },
      book,
    );
    served = await servePages(site);
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  });

  afterAll(async () => {
    await browser.close();
    closing.abort();
    await served.stop();
  });

  async function signedIn(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await browser.newContext(options)).newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`${served.base}/ops/reviews/${REVIEW}`);
    await page.fill('[name=token]', TOKEN);
    await page.click('main button');
    await page.waitForURL(`**/ops/reviews/${REVIEW}`);
    return page;
  }

  it('lights the states of a review as it goes, without a reload, and says when it is over', async () => {
    const page = await signedIn();
    expect(await page.locator('.state.now').getAttribute('data-state')).toBe('analysing');
    expect(await page.locator('h1 b').count()).toBe(0);
    await page.evaluate(`document.body.dataset.kept = 'yes'`);
    // Told again until the page has begun to listen: what is told to nobody is lost.
    const moved = page.locator('[data-state="debating.choosing"].visited');
    await expect
      .poll(async () => {
        publisher.publish([step(4, 'analysing', 'debating.choosing', '')]);
        return moved.count();
      })
      .toBe(1);
    publisher.publish([
      { ...step(2, 'thinking', 'listening', 'examine.done'), type: 'expert', key: `${REVIEW}.liability` },
    ]);
    publisher.publish([step(5, 'publishing', 'completed', '')]);
    await page.waitForSelector('#ended:not([hidden])');
    expect(await page.locator('[data-edge="analysing>debating.choosing>"]').getAttribute('class')).toContain('taken');
    expect(await page.locator('[data-actor="expert liability"] .now').textContent()).toBe('listening');
    expect(await page.getAttribute('body', 'data-kept')).toBe('yes');
    await page.context().close();
  });

  it('shows what happened while its connection was away, when it comes back', async () => {
    const page = await signedIn();
    const listening = page.waitForResponse((answer) => answer.url().includes(`/${REVIEW}/live`));
    await page.reload();
    await listening;
    await page.evaluate(`document.body.dataset.kept = 'yes'`);
    await store.commit([...new Trail(REVIEW, store).writes([step(4, 'analysing', 'debating.choosing', '')])]);
    served.drop();
    await page.waitForSelector('[data-state="debating.choosing"].now', { timeout: 30_000 });
    expect(await page.getAttribute('body', 'data-kept')).toBeNull();
    expect(errors.splice(0).filter((line) => !/ERR_|Failed to load/.test(line))).toEqual([]);
    await page.context().close();
  });

  it.each([true, false])('fits 360 pixels on every page, with scripts: %s', async (javaScriptEnabled) => {
    const page = await signedIn({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
    for (const path of PATHS) {
      await page.goto(served.base + path);
      expect(await page.locator('h1').count()).toBe(1);
      const { width } = (await page.locator('main').boundingBox()) ?? { width: 0 };
      expect([path, width]).toEqual([path, 360]);
    }
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)('axe finds nothing wrong with any page, %s', async (colorScheme) => {
    const page = await signedIn({ colorScheme });
    for (const path of PATHS) {
      await page.goto(served.base + path);
      expect([path, await axeFaults(page, colorScheme)]).toEqual([path, []]);
    }
    await page.context().close();
  });

  it('breaks no rule of the policy', () => {
    expect(errors).toEqual([]);
  });
});
