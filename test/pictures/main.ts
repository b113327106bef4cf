/**
 * `npm run pictures`: the pictures of README, taken from a real service that reviews a contract of the tests. Needs a Chromium, whose
 * path CONCLAVE_CHROMIUM names; /usr/bin/chromium otherwise.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { readAdminToken } from '../../gateway/operations/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { argumentsOf } from '../arguments.ts';
import { administer } from '../service/administer.ts';
import { Service } from '../service/service.ts';

const CHROMIUM = process.env.CONCLAVE_CHROMIUM ?? '/usr/bin/chromium';
const INTO = join(import.meta.dirname, '../../gateway/pages/pictures');
const SIZE = { width: 1_280, height: 800 };

/** A picture in a README is looked at, not measured: a tenth of the bytes of a PNG. */
const PICTURE = { type: 'jpeg', quality: 70 } as const;

async function operators(browser: Browser, service: Service, review: string): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  await page.goto(`${service.adminUrl}/ops/reviews/${review}`);
  await page.fill('[name=token]', (await readAdminToken(service.home)) ?? '');
  await page.fill('[name=name]', 'Jo');
  await page.click('main button');
  await page.waitForSelector('live-review .chart');
  await page.screenshot({ ...PICTURE, path: join(INTO, 'operators.jpg') });
}

async function customers(browser: Browser, service: Service, review: string): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  await page.goto(await signInLink(service));
  await page.click('main button');
  await page.waitForURL('**/app/reviews');
  await page.goto(`${service.url}/app/reviews/${review}`);
  await page.screenshot({ ...PICTURE, path: join(INTO, 'viewer.jpg') });
}

async function signInLink(service: Service): Promise<string> {
  const asked = ['people', 'invite', '--account', 'demonstration', '--name', 'Jo', '--role', 'reviewer'];
  return ((await administer(asked, service.home)) as { sign_in_link: string }).sign_in_link;
}

argumentsOf({
  usage: 'Usage: npm run pictures   takes the pictures of README anew; CONCLAVE_CHROMIUM names the browser',
});
if (!existsSync(CHROMIUM)) throw new Error(`There is no browser at ${CHROMIUM}; CONCLAVE_CHROMIUM may name another.`);
await mkdir(INTO, { recursive: true });
const service = await Service.start();
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
try {
  // The first review of a service pays for what is loaded then; the next one shows what reviews take.
  await service.follow(await service.submit(sampleText));
  const review = await service.submit(sampleText, { document_title: 'Services agreement' });
  await service.follow(review);
  await operators(browser, service, review);
  await customers(browser, service, review);
} finally {
  await browser.close();
  await service.stop();
  await service.remove();
}
