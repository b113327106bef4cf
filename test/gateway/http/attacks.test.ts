import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATION_IDS, OPERATIONS, type Operation } from '../../../protocols/index.ts';
import { call, DOCUMENT, newReview, submitText } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import {
  bomb,
  CONTENT_TYPES,
  ENCODINGS,
  NEVER_NULL,
  NO_ARTIFACTS,
  NO_VERSIONS,
  PROTOTYPES,
  WRONG_FIELDS,
  withPrototype,
} from './hostile-requests.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ limits: { maxCharacters: 5_000 } });
});
afterAll(() => gateway.close());

describe('attacks: fields of every wrong type', () => {
  test.each(WRONG_FIELDS)('%s: %s is 400 and names the field alone', async (field, _, value) => {
    const reply = await submitText(gateway, { ...DOCUMENT, [field]: value });
    expect(reply).toBeRefused('INVALID_PARAMETERS', new RegExp(`^${field}: `));
    expect(reply.text.length).toBeLessThan(500);
  });

  test.each(NEVER_NULL)('%s: null is not a value', async (field) => {
    const reply = await submitText(gateway, { ...DOCUMENT, [field]: null });
    expect(reply).toBeRefused('INVALID_PARAMETERS', new RegExp(`^${field}: `));
  });

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
    const compressed = bomb();
    for (const encoding of ENCODINGS) {
      const headers = { 'content-encoding': encoding };
      const reply = await call(gateway, '/api/review/text-review', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: compressed,
      });
      expect(reply).toBeRefused('UNSUPPORTED_MEDIA_TYPE');
    }
  });

  test('prototypes stay what they are', async () => {
    const before = Object.keys(Object.prototype).length;
    for (const name of PROTOTYPES) {
      expect(await submitText(gateway, withPrototype(name))).toBeRefused(
        'INVALID_PARAMETERS',
        `${name}: is not a known field`,
      );
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

  test.each(CONTENT_TYPES)('the content type %j is 415', async (type) => {
    const body = new Blob([JSON.stringify(DOCUMENT)]);
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
    const reply = await call(gateway, '/api/review/text-review', { method: 'POST', headers, body });
    expect(reply).toBeRefused('UNSUPPORTED_MEDIA_TYPE', 'Content-Type must be application/json.');
  });
});

describe('attacks: paths', () => {
  test.each(NO_ARTIFACTS)('the artifact %s is not there', async (name) => {
    const id = await newReview(gateway);
    gateway.reviews.complete(id);
    expect(await call(gateway, `/api/review/${id}/download/${name}`)).toBeRefused('NOT_FOUND');
  });

  test.each(NO_VERSIONS)('the version %j is not one', async (version) => {
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
