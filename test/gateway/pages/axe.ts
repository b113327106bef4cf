import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong with the page as it stands, one line each; empty: nothing. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')))`,
  );
  return found as string[];
}
