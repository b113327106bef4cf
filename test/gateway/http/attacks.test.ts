import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATION_IDS, OPERATIONS, type Operation } from '../../../protocols/index.ts';
import { call, DOCUMENT, newReview, submitText } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ limits: { maxCharacters: 5_000 } });
});
afterAll(() => gateway.close());

describe('attacks: fields of every wrong type', () => {
  const FIELDS = [
    'document_text',
    'document_title',
    'preset',
    'enable_deep_review',
    'output_language',
    'webhook_url',
  ] as const;
  const WRONG = {
    'a number': 7,
    'a large number': 1e308,
    'an array': [],
    'an array of itself': [['comprehensive']],
    'an object': {},
    'an object with a length': { length: 3 },
    'an object that says it is text': { toString: 'x', valueOf: 'y' },
    'a text that is no value': 'x'.repeat(3_000),
  };
  const cases = FIELDS.flatMap((field) => Object.entries(WRONG).map(([name, value]) => [field, name, value] as const));
  // A long text is a text, and its length is not over the limit.
  const wrong = cases.filter(([field, name]) => !(field === 'document_text' && name === 'a text that is no value'));

  test.each(wrong)('%s: %s is 400 and names the field alone', async (field, _, value) => {
    const reply = await submitText(gateway, { ...DOCUMENT, [field]: value });
    expect(reply).toBeRefused('INVALID_PARAMETERS', new RegExp(`^${field}: `));
    expect(reply.text.length).toBeLessThan(500);
  });

  test.each(['document_text', 'document_title', 'preset', 'enable_deep_review', 'output_language'])(
    '%s: null is not a value',
    async (field) => {
      const reply = await submitText(gateway, { ...DOCUMENT, [field]: null });
      expect(reply).toBeRefused('INVALID_PARAMETERS', new RegExp(`^${field}: `));
    },
  );

  test('whatever JSON comes, the answer is a refusal of the client and never of the service', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        expect([400, 413]).toContain((await submitText(gateway, body)).status);
      }),
      { numRuns: 60 },
    );
  });
});

describe('attacks: bodies', () => {
  test('compressed bodies are not opened', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, '{'));
    for (const encoding of ['gzip', 'deflate', 'br', 'zstd', 'gzip, identity', 'x']) {
      const headers = { 'content-encoding': encoding };
      const reply = await call(gateway, '/api/review/text-review', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: bomb.subarray(0, 40_000),
      });
      expect(reply).toBeRefused('UNSUPPORTED_MEDIA_TYPE');
    }
  });

  test('prototypes stay what they are', async () => {
    const before = Object.keys(Object.prototype).length;
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const body = `{"document_text":"x","document_title":"y","${name}":{"preset":"quick","isAdmin":true}}`;
      expect(await submitText(gateway, body)).toBeRefused('INVALID_PARAMETERS', `${name}: is not a known field`);
    }
    expect(Object.keys(Object.prototype)).toHaveLength(before);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('takes the last value of a field given twice, checked like any other', async () => {
    const twice = (last: string) => `{"document_text":"a","document_title":"t","preset":"quick","preset":${last}}`;
    expect((await submitText(gateway, twice('"legal"'))).status).toBe(200);
    expect(gateway.reviews.submissions.at(-1)?.preset).toBe('legal');
    expect(await submitText(gateway, twice('"all"'))).toBeRefused('INVALID_PARAMETERS', /^preset: /);
  });

  test.each(['', 'text/json', 'application/json5', 'application/jsonx', 'application/xml', ', application/json'])(
    'the content type %j is 415',
    async (type) => {
      const body = new Blob([JSON.stringify(DOCUMENT)]);
      const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
      const reply = await call(gateway, '/api/review/text-review', { method: 'POST', headers, body });
      expect(reply).toBeRefused('UNSUPPORTED_MEDIA_TYPE', 'Content-Type must be application/json.');
    },
  );
});

describe('attacks: paths', () => {
  test.each([
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2ftxt',
    'txt%00.pdf',
    'txt%2f',
    'TXT',
    'txt.',
    'txt%20',
    '__proto__',
    'constructor',
    'toString',
    'revised_docx',
    'original',
    '%c0%ae%c0%ae',
    'x'.repeat(5_000),
  ])('the artifact %s is not there', async (name) => {
    const id = await newReview(gateway);
    gateway.reviews.complete(id);
    expect(await call(gateway, `/api/review/${id}/download/${name}`)).toBeRefused('NOT_FOUND');
  });

  test.each(['pdf', '../txt', '%00', 'original%00', ''])('the version %j is not one', async (version) => {
    const id = await newReview(gateway);
    gateway.reviews.complete(id);
    const reply = await call(gateway, `/api/review/${id}/download/txt?version=${version}`);
    expect(reply).toBeRefused('INVALID_PARAMETERS', /^version: /);
  });
});

describe('attacks: what belongs to another account', () => {
  const OWN: Readonly<Record<string, string>> = { '{artifact}': 'txt' };
  /** What is asked for is sound: only whose it is decides. */
  const BODIES: Readonly<Record<string, unknown>> = {
    '/api/review/{id}/decisions': { by: 'Somebody', decisions: [{ target: 'issue-1', action: 'accept' }] },
    '/api/playbooks/{playbook_id}': {
      name: 'Ours',
      topics: [
        { id: 'pay', name: 'Payment', about: { pattern: 'shall pay' }, preferred: { wording: 'Pay in 30 days.' } },
      ],
    },
    '/api/playbooks/{playbook_id}/try': { document_text: 'The Customer shall pay within 30 days.' },
  };
  const withIds = OPERATION_IDS.map((id): Operation => OPERATIONS[id]).filter(({ path }) => /_?id\}/.test(path));

  test.each(withIds.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s answers like for nothing',
    async (_, { method, path }) => {
      const review = await newReview(gateway);
      gateway.reviews.complete(review);
      const { key_id } = await gateway.accounts.addKey('acme', 'Another');
      const ids = { ...OWN, '{id}': review, '{key_id}': key_id, '{webhook_id}': `msg_${'a'.repeat(32)}` };
      const unknown = { ...OWN, '{id}': `${review.slice(0, -1)}x`, '{key_id}': 'key_x', '{webhook_id}': 'msg_x' };
      const fill = (values: Record<string, string>) =>
        Object.entries(values).reduce<string>((text, [name, value]) => text.replace(name, value), path);
      const key = gateway.keys.business;
      const body = method === 'GET' || method === 'DELETE' ? undefined : BODIES[path];
      const asked = {
        method,
        key,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      };
      const theirs = await call(gateway, fill(ids), asked);
      const nobodys = await call(gateway, fill(unknown), asked);
      expect(theirs).toBeRefused('NOT_FOUND');
      expect(theirs.text).toBe(nobodys.text);
      await gateway.accounts.revokeKey('acme', key_id);
    },
  );
});
