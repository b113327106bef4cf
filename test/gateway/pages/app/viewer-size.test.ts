import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningGateway, startGateway } from '../../gateway.ts';
import { type Browse, signIn } from './browser.ts';
import { FINDINGS, longReview } from './long-review.ts';
import { undecided } from './undecided.ts';

let gateway: RunningGateway;
let browse: Browse;
let session: string;
beforeAll(async () => {
  gateway = await startGateway({ decisions: undecided });
  ({ browse, session } = await signIn(gateway, 'reviewer'));
});
afterAll(() => gateway.close());

/** On the wire, as browsers ask for it. */
const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { cookie: `__Host-session=${session}`, 'accept-encoding': 'gzip, br' };
    get(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.on('end', () => resolve(answer.headers['content-encoding'] === 'br' ? bytes : Number.NaN));
    }).on('error', reject);
  });

test('500 findings on 246 KB of text weigh at most 120 KB', async () => {
  const id = await longReview(gateway);
  const bytes = await bytesOf(`${gateway.url}/app/reviews/${id}`);
  expect((await browse(`/app/reviews/${id}`)).text.split('<details name="finding"').length - 1).toBe(FINDINGS);
  expect(bytes).toBeLessThan(120 * 1_024);
});
