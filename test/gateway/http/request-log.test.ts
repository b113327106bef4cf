import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger, systemClock } from '../../../runtime/index.ts';
import { call, DOCUMENT, newReview, submitText } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

const lines: Record<string, unknown>[] = [];
let gateway: RunningGateway;
beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line));
  gateway = await startGateway({ log: createLogger({ clock: systemClock, level: 'debug', write }), callsPerMinute: 8 });
});
afterAll(() => gateway.close());

const lineOf = (id: string) => lines.find((line) => line.request_id === id);

describe('request log', () => {
  test('a request has one line: operation, status, account, time, and its name', async () => {
    await submitText(gateway, DOCUMENT, { headers: { 'x-request-id': 'one' } });
    expect(lineOf('one')).toEqual({
      time: expect.stringMatching(/^20.*Z$/),
      level: 'info',
      event: 'http.request',
      request_id: 'one',
      method: 'POST',
      route: '/api/review/text-review',
      status: 200,
      milliseconds: expect.any(Number),
      account: 'acme',
    });
    expect(lines.filter(({ request_id }) => request_id === 'one')).toHaveLength(1);
  });

  test('reading, and being told to slow down, is for debugging; refusals are not', async () => {
    const named = async (id: string, path: string, key?: string) => {
      await call(gateway, path, { headers: { 'x-request-id': id }, ...(key && { key }) });
      return lineOf(id)?.level;
    };
    expect(await named('read', '/api/review')).toBe('debug');
    expect(await named('missing', '/api/review/rev_x')).toBe('info');
    expect(await named('wrong', '/api/review', 'agr_live_wrong')).toBe('info');
    for (let extra = 0; extra < 8; extra += 1) await call(gateway, '/api/review');
    expect(await named('limited', '/api/review')).toBe('debug');
  });

  test('neither keys, ids, titles nor texts are in it', async () => {
    const key = gateway.keys.business;
    const secret = { document_text: 'The merger is announced in May.', document_title: 'Project Nightfall' };
    await submitText(gateway, secret, { key });
    await submitText(gateway, { ...secret, webhook_url: 'http://10.0.0.1/token' }, { key });
    const id = await newReview(gateway).catch(() => 'rev_none');
    await call(gateway, `/api/review/${id}/status?token=abc`, { key });
    const text = JSON.stringify(lines);
    for (const word of ['merger', 'Nightfall', 'token', 'abc', key, key.slice(9, 41), '10.0.0.1']) {
      expect(text).not.toContain(word);
    }
  });
});
