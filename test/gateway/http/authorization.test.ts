import { Headers } from 'effect/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATION_IDS, OPERATIONS, type Operation } from '../../../protocols/index.ts';
import { call, DOCUMENT, newReview, submitText } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const ID = 'rev_00000000-0000-4000-8000-000000000000';
const pathOf = (operation: Operation) =>
  operation.path
    .replace('{id}', ID)
    .replace('{artifact}', 'txt')
    .replace(/\{\w+\}/, 'unknown');
const keyed = OPERATION_IDS.map((id): Operation => OPERATIONS[id]).filter(({ access }) => access === 'key');
const open = OPERATION_IDS.map((id): Operation => OPERATIONS[id]).filter(({ access }) => access === 'open');

describe('access: keys', () => {
  test.each(keyed.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s without a valid key is 401',
    async (_, operation) => {
      const { method } = operation;
      const none = await call(gateway, pathOf(operation), { method, key: null });
      expect(none).toBeRefused('UNAUTHORIZED');
      expect(none.headers.get('www-authenticate')).toBe('Bearer realm="reviews"');
      const wrong = await call(gateway, pathOf(operation), { method, key: 'agr_live_wrong' });
      expect(wrong).toBeRefused('UNAUTHORIZED');
      expect(wrong.headers.get('www-authenticate')).toContain('error="invalid_token"');
    },
  );

  test.each(open.map((operation) => [operation.path, operation] as const))('%s needs no key', async (_, operation) => {
    expect((await call(gateway, pathOf(operation), { key: null })).status).toBe(200);
  });

  test('the scheme has any case, and nothing but Bearer counts', async () => {
    const authorized = (authorization: string) =>
      call(gateway, '/api/review', { key: null, headers: { authorization } });
    expect((await authorized(`bearer ${gateway.keys.enterprise}`)).status).toBe(200);
    for (const wrong of [gateway.keys.enterprise, `Basic ${gateway.keys.enterprise}`, 'Bearer', `Bearer a, Bearer b`]) {
      expect(await authorized(wrong)).toBeRefused('UNAUTHORIZED');
    }
  });

  test('a path written with escapes needs its key too', async () => {
    for (const path of ['/%61pi/review', `/api/revie%77/${ID}/status`]) {
      expect((await fetch(gateway.url + path)).status).toBe(401);
    }
  });

  test('a tier without the interface is 403 wherever it reads', async () => {
    for (const operation of keyed.filter(({ body }) => body === undefined)) {
      const reply = await call(gateway, pathOf(operation), { method: operation.method, key: gateway.keys.free });
      expect(reply).toBeRefused('TIER_FORBIDDEN');
    }
  });

  test('401 comes before 415 and 400, and a body announced too large before 401', async () => {
    expect(await submitText(gateway, '{', { key: null })).toBeRefused('UNAUTHORIZED');
    const text = { headers: { 'content-type': 'text/plain' } };
    expect(await submitText(gateway, DOCUMENT, { ...text, key: null })).toBeRefused('UNAUTHORIZED');
    const small = await startGateway({ limits: { maxCharacters: 10 } });
    const large = { ...DOCUMENT, document_text: 'x'.repeat(70_000) };
    expect(await submitText(small, large, { key: null })).toBeRefused('PAYLOAD_TOO_LARGE');
    await small.close();
  });
});

describe('access: methods', () => {
  const paths = Map.groupBy(OPERATION_IDS, (id) => OPERATIONS[id].path);

  test.each([...paths])('%s takes its own methods only', async (_, ids) => {
    const taken: string[] = ids.map((id) => OPERATIONS[id].method);
    const path = pathOf(OPERATIONS[ids[0] as (typeof ids)[number]]);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((name) => !taken.includes(name))) {
      const reply = await call(gateway, path, { method });
      expect(reply).toBeRefused('METHOD_NOT_ALLOWED');
      expect(reply.headers.get('allow')).toBe(taken.join(', ').replace('GET', 'GET, HEAD'));
    }
  });

  test('405 under /api needs a key like all else there', async () => {
    const reply = await call(gateway, '/api/review', { method: 'DELETE', key: null });
    expect(reply.status).toBe(401);
  });
});

describe('access: request ids and problem details', () => {
  test("the client's own id is echoed when it is well-formed", async () => {
    const sent = async (id: string) => {
      const reply = await call(gateway, '/api/review', { headers: { 'x-request-id': id } });
      return reply.headers.get('x-request-id');
    };
    expect(await sent('job-7:step.2')).toBe('job-7:step.2');
    expect(await sent('x'.repeat(128))).toBe('x'.repeat(128));
    for (const id of ['x'.repeat(129), 'two words', 'a"b', '<b>']) expect(await sent(id)).toMatch(/^[0-9a-f]{12}-\w+$/);
  });

  test('ids of our own differ', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => call(gateway, '/nope')));
    expect(new Set(replies.map((reply) => reply.headers.get('x-request-id'))).size).toBe(3);
  });

  test('sends no header of one answer with another', async () => {
    const id = await newReview(gateway);
    gateway.reviews.complete(id);
    const over = await call(gateway, `/api/review/${id}/events`, { headers: { 'x-request-id': 'first' } });
    expect([over.status, over.headers.get('x-request-id')]).toEqual([204, 'first']);
    expect(Object.keys(Headers.empty)).toEqual([]);
    const replies = ['a', 'b'].map((name) => call(gateway, '/docs', { headers: { 'x-request-id': name } }));
    expect((await Promise.all(replies)).map((reply) => reply.headers.get('x-request-id'))).toEqual(['a', 'b']);
  });

  test('nothing of an account is kept by a cache', async () => {
    const id = await newReview(gateway);
    for (const path of ['', `/${id}/status`, `/${id}/results`, '/rev_x']) {
      const reply = await call(gateway, `/api/review${path}`);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('problem details name every field when Accept asks for them', async () => {
    const headers = { accept: 'application/problem+json', 'x-request-id': 'r-1' };
    const reply = await submitText(gateway, { document_title: 't', extra: 1 }, { headers });
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect(reply.json()).toEqual({
      detail: 'document_text: is required; extra: is not a known field',
      error_code: 'INVALID_PARAMETERS',
      status: 400,
      type: '/docs#error-invalid_parameters',
      title: 'Bad Request',
      instance: '/api/review/text-review',
      request_id: 'r-1',
      errors: [
        { field: 'document_text', message: 'is required' },
        { field: 'extra', message: 'is not a known field' },
      ],
    });
  });
});
