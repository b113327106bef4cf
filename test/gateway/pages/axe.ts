import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong with the page as it stands, one line each; empty: nothing. In the dark scheme only its rules about
 * contrast are asked: the document is the one that all rules have seen in the light scheme.
 * @param part CSS selector of what is looked at
 */
export async function axeFaults(page: Page, scheme: 'light' | 'dark' = 'light', part = 'html'): Promise<string[]> {
  await page.evaluate(axe.source);
  const options = {
    resultTypes: ['violations'],
    ...(scheme === 'dark' && { runOnly: ['color-contrast', 'link-in-text-block'] }),
  };
  const found = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')))`,
  );
  return found as string[];
}
