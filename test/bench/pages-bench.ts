import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { chromium } from 'playwright-core';
import { peopleServices } from '../../gateway/people/index.ts';
import { systemClock, systemEntropy } from '../../runtime/index.ts';
import { startGateway } from '../gateway/gateway.ts';
import { FINDINGS, longReview } from '../gateway/pages/app/long-review.ts';
import { undecided } from '../gateway/pages/app/undecided.ts';
import { median, type Row } from './table.ts';

const CHROMIUM = process.env.CONCLAVE_CHROMIUM ?? '/usr/bin/chromium';

/** Loads after one that warms up. */
const LOADS = 7;

/** Threads that do nothing but keep the cores of a small machine busy. */
const BUSY = 2;

/** How long a reader waits for the longest page, from the click to its words, while the machine is busy. */
export async function benchPages(): Promise<Row[]> {
  if (!existsSync(CHROMIUM)) throw new Error(`there is no browser at ${CHROMIUM}`);
  const gateway = await startGateway({ decisions: undecided });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  const busy: Worker[] = [];
  try {
    const id = await longReview(gateway);
    const { links, people } = peopleServices({ store: gateway.store, clock: systemClock, entropy: systemEntropy });
    const { token } = await links.issue(await people.invite('acme', 'Reader', 'reviewer'));
    const page = await browser.newPage();
    await page.goto(`${gateway.url}/app/sign-in#${token}`);
    await page.click('sign-in-link button');
    await page.waitForURL('**/app/reviews');
    const load = async (): Promise<number> => {
      await page.goto(`${gateway.url}/app/reviews/${id}`, { waitUntil: 'load' });
      return (await page.evaluate(
        `new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime)).observe({ type: 'largest-contentful-paint', buffered: true }))`,
      )) as number;
    };
    await load();
    for (let thread = 0; thread < BUSY; thread += 1) busy.push(new Worker('for (;;) {}', { eval: true }));
    const times: number[] = [];
    for (let count = 0; count < LOADS; count += 1) times.push(await load());
    const time = median(times);
    return [
      {
        what: `time to content of a viewer with ${FINDINGS} findings, ${BUSY} threads busy`,
        measured: `${Math.round(time)} ms`,
        baseline: '500 ms',
        ratio: time / 500,
        aim: 'at most 1',
      },
    ];
  } finally {
    await Promise.all(busy.map((worker) => worker.terminate()));
    await browser.close();
    await gateway.close();
  }
}
