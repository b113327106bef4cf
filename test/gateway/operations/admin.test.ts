import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, newReview } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('administration', () => {
  test('healthz and readyz', async () => {
    const get = async (path: string) => {
      const response = await fetch(gateway.adminUrl + path);
      return `${response.status} ${await response.text()}`;
    };
    expect(await get('/healthz')).toBe('200 ok\n');
    expect(await get('/readyz')).toBe('200 ready\n');
    gateway.notReady = 'The store is full.';
    expect(await get('/readyz')).toBe('503 The store is full.\n');
    expect(await get('/healthz')).toBe('200 ok\n');
    gateway.notReady = '';
  });

  test('metrics count requests by operation and status, never by id', async () => {
    const id = await newReview(gateway);
    await call(gateway, `/api/review/${id}/status`);
    await call(gateway, `/api/review/${id}/status`);
    await call(gateway, '/api/review/rev_x/status');
    await call(gateway, '/somewhere');
    const response = await fetch(`${gateway.adminUrl}/metrics`);
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
    expect((await fetch(`${gateway.adminUrl}/openapi.json`)).status).toBe(404);
    expect(await call(gateway, '/metrics')).toBeRefused('NOT_FOUND');
  });
});
