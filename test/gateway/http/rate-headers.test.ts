import { afterEach, describe, expect, test } from 'vitest';
import { call, DOCUMENT, type Reply, submitText } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
afterEach(() => gateway.close());

const rates = ({ headers }: Reply) => ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`));

describe('rate headers', () => {
  test('every answer to a valid key has them: success, refusal, what is not there, what is not allowed', async () => {
    gateway = await startGateway({ callsPerMinute: null });
    const replies = [
      await call(gateway, '/api/review'),
      await submitText(gateway, DOCUMENT),
      await submitText(gateway, {}),
      await call(gateway, '/api/review/rev_x/status'),
      await call(gateway, '/api/nothing'),
      await call(gateway, '/api/review', { method: 'DELETE' }),
      await call(gateway, '/api/review', { method: 'HEAD' }),
      await call(gateway, '/api/keys'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 400, 404, 404, 405, 200, 200]);
    expect(replies.map((reply) => rates(reply).slice(0, 2))).toEqual(
      replies.map((_, index) => ['120', String(119 - index)]),
    );
    for (const reply of replies) {
      const reset = rates(reply)[2] ?? '';
      expect(reset).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(Math.abs(Date.parse(reset) - Date.now() - 60_000)).toBeLessThan(10_000);
    }
  });

  test('a tier without the interface has them too, and nobody without a key', async () => {
    gateway = await startGateway({ callsPerMinute: null });
    expect(rates(await call(gateway, '/api/review', { key: gateway.keys.free }))).toContain('60');
    for (const path of ['/docs', '/openapi.json', '/nothing', '/api/review', '/api/nothing']) {
      expect(rates(await call(gateway, path, { key: null }))).toEqual([null, null, null]);
    }
    expect(await call(gateway, '/api/nothing', { key: null })).toBeRefused('UNAUTHORIZED');
  });

  test('the 61st call of a Business account is 429 with the limit, its reset and Retry-After', async () => {
    gateway = await startGateway({ callsPerMinute: null });
    const key = gateway.keys.business;
    const replies = await Promise.all(Array.from({ length: 100 }, () => call(gateway, '/api/review', { key })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = replies.find(({ status }) => status === 429) as Reply;
    expect(refused).toBeRefused('RATE_LIMITED', /^The limit of 60 calls a minute is reached; retry after 20\d\d-/);
    expect(rates(refused).slice(0, 2)).toEqual(['60', '0']);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    // Another account is not touched by it.
    expect((await call(gateway, '/api/review')).status).toBe(200);
  });

  test('calls that were refused for their parameters count, those over the limit do not', async () => {
    gateway = await startGateway({ callsPerMinute: 4 });
    for (const body of [{}, { document_text: 1 }, '{']) await submitText(gateway, body);
    expect(rates(await submitText(gateway, {})).slice(0, 2)).toEqual(['4', '0']);
    for (let extra = 0; extra < 5; extra += 1) expect(await submitText(gateway, DOCUMENT)).toBeRefused('RATE_LIMITED');
    expect(gateway.reviews.submissions).toEqual([]);
  });

  test('requests without a valid key count against their address; a valid key from there is served', async () => {
    gateway = await startGateway({ limits: { unauthorizedPerMinute: 3 } });
    const wrong = () => call(gateway, '/api/review', { key: 'agr_live_wrong' });
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await wrong()).toBeRefused('UNAUTHORIZED');
    const refused = await wrong();
    expect(refused).toBeRefused('RATE_LIMITED', /address/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(gateway, '/api/review')).status).toBe(200);
    expect((await call(gateway, '/docs', { key: null })).status).toBe(200);
  });
});
