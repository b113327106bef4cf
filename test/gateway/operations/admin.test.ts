import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, newReview } from '../client.ts';
import { ADMIN_TOKEN, type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const WITH_TOKEN = { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } };

/** The status of a request that names this host, as a browser does that was led here by a name of somebody else's. */
function statusFor(host: string, path: string): Promise<number | undefined> {
  const { port } = new URL(gateway.adminUrl);
  const headers = { host, ...WITH_TOKEN.headers };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

describe('administration', () => {
  test('healthz and readyz', async () => {
    const ask = async (path: string, init: RequestInit = WITH_TOKEN) => {
      const response = await fetch(gateway.adminUrl + path, init);
      return `${response.status} ${await response.text()}`;
    };
    const notes = 'nats-server 2.10.27\nA file is open to others.\n';
    expect(await ask('/healthz')).toBe('200 ok\n');
    expect(await ask('/readyz')).toBe(`200 ready\n${notes}`);
    gateway.notReady = 'The store is full.';
    expect(await ask('/readyz')).toBe(`503 The store is full.\n${notes}`);
    expect(await ask('/healthz')).toBe('200 ok\n');
    expect(await ask('/healthz', {})).toBe('200 ok\n');
    expect(await ask('/readyz', {})).toBe('503 not ready\n');
    gateway.notReady = '';
  });

  test.each(['', 'Bearer', 'Bearer adm_other', 'Basic adm_test', 'Bearer adm_test x'])(
    'metrics are 401 without the token: %j',
    async (authorization) => {
      const response = await fetch(`${gateway.adminUrl}/metrics`, { headers: { authorization } });
      expect([response.status, await response.text()]).toEqual([401, 'The admin token is needed.\n']);
    },
  );

  test('a request for another host is 421, whatever it asks for and brings', async () => {
    const { port } = new URL(gateway.adminUrl);
    const hosts = ['rebound.example', `rebound.example:${port}`, '10.0.0.7', 'localhost.evil.example'];
    for (const host of hosts) {
      for (const path of ['/metrics', '/readyz', '/healthz', '/', '/ops/', '/ops/sign-in'])
        expect(await statusFor(host, path)).toBe(421);
    }
    for (const host of [`127.0.0.1:${port}`, 'localhost', '[::1]:9'])
      expect(await statusFor(host, '/metrics')).toBe(200);
  });

  test('metrics count requests by operation and status, never by id', async () => {
    const id = await newReview(gateway);
    await call(gateway, `/api/review/${id}/status`);
    await call(gateway, `/api/review/${id}/status`);
    await call(gateway, '/api/review/rev_x/status');
    await call(gateway, '/somewhere');
    const response = await fetch(`${gateway.adminUrl}/metrics`, WITH_TOKEN);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await response.text();
    const values = new Map(
      text
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))] as const),
    );
    const route = 'route="/api/review/{id}/status"';
    expect(values.get(`conclave_http_requests_total{${route},status="200"}`)).toBe(2);
    expect(values.get(`conclave_http_requests_total{${route},status="404"}`)).toBe(1);
    expect(values.get('conclave_http_requests_total{route="none",status="404"}')).toBe(1);
    expect(values.get(`conclave_http_request_duration_seconds_bucket{${route},le="+Inf"}`)).toBe(3);
    expect(values.get(`conclave_http_request_duration_seconds_count{${route}}`)).toBe(3);
    expect(values.get('conclave_reviews{status="processing"}')).toBe(2);
    expect(values.get('conclave_event_streams')).toBe(0);
    expect([...values.values()].every((value) => value >= 0)).toBe(true);
    expect(text).not.toContain(id);
  });

  test('the interface is not there, nor the administration there', async () => {
    expect((await fetch(`${gateway.adminUrl}/openapi.json`, WITH_TOKEN)).status).toBe(404);
    expect(await call(gateway, '/metrics')).toBeRefused('NOT_FOUND');
  });
});
