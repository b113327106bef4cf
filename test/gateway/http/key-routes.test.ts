import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKey } from '../../../gateway/accounts/api-key.ts';
import { systemEntropy } from '../../../runtime/index.ts';
import { type CallOptions, call, type Reply } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

let count = 0;
const customer = async (tier: 'business' | 'enterprise' = 'business') => {
  count += 1;
  const id = `customer-${count}`;
  await gateway.accounts.open({ id, name: id, tier });
  await gateway.accounts.change(id, { type: 'set-limit', calls_per_minute: 1_000 });
  return { id, ...(await gateway.accounts.addKey(id, 'First')) };
};

const post = (path: string, key: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> => {
  const options: CallOptions = { method: 'POST', key, headers };
  if (body === undefined) return call(gateway, path, options);
  const sent = { ...options, headers: { 'content-type': 'application/json', ...headers } };
  return call(gateway, path, { ...sent, body: typeof body === 'string' ? body : JSON.stringify(body) });
};
const items = async (key: string) => (await call(gateway, '/api/keys', { key })).json().items as { id: string }[];

describe('keys over HTTP', () => {
  test('a new key is shown once, works at once, and is afterwards known by its last four characters', async () => {
    const { key } = await customer();
    const made = (await post('/api/keys', key, { name: ' Staging ' })).json() as { id: string; key: string };
    expect(made).toMatchObject({ name: 'Staging', last_four: made.key.slice(-4), previous: null });
    expect((await call(gateway, '/api/review', { key: made.key })).status).toBe(200);
    const list = await call(gateway, '/api/keys', { key: made.key });
    expect(list.json()).toMatchObject({ limit: 5, items: [{ name: 'First' }, { id: made.id, name: 'Staging' }] });
    expect(list.text).not.toContain(made.key.slice(9, 41));
  });

  test('no body at all is as an empty one', async () => {
    const { key } = await customer();
    expect((await post('/api/keys', key)).json()).toMatchObject({ name: 'Unnamed' });
    expect((await post('/api/keys', key, {})).json()).toMatchObject({ name: 'Unnamed' });
  });

  test.each(['business', 'enterprise'] as const)('%s: one more than allowed is 409 KEY_LIMIT', async (tier) => {
    const allowed = tier === 'business' ? 5 : 20;
    const { key } = await customer(tier);
    const replies = await Promise.all(Array.from({ length: allowed + 3 }, () => post('/api/keys', key)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(allowed - 1);
    for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toBeRefused('KEY_LIMIT');
    expect(await items(key)).toHaveLength(allowed);
  });

  test('a revoked key is dead at once, and makes room for another', async () => {
    const { key } = await customer();
    const made = (await post('/api/keys', key)).json() as { id: string; key: string };
    const gone = await call(gateway, `/api/keys/${made.id}`, { method: 'DELETE', key });
    expect(gone.json()).toEqual({ id: made.id, revoked: true });
    expect(await call(gateway, '/api/keys', { key: made.key })).toBeRefused('UNAUTHORIZED');
    expect(await call(gateway, `/api/keys/${made.id}`, { method: 'DELETE', key })).toBeRefused('NOT_FOUND');
    expect(await items(key)).toHaveLength(1);
  });

  test('a regenerated key: the old secret is dead at once, the id and the name stay', async () => {
    const { key, key_id } = await customer();
    const next = (await post(`/api/keys/${key_id}/regenerate`, key)).json() as { id: string; key: string };
    expect(next).toMatchObject({ id: key_id, name: 'First', previous: null });
    expect(await call(gateway, '/api/keys', { key })).toBeRefused('UNAUTHORIZED');
    expect((await call(gateway, '/api/keys', { key: next.key })).status).toBe(200);
  });

  test('with a grace both work for the while', async () => {
    const { key, key_id } = await customer();
    const reply = await post(`/api/keys/${key_id}/regenerate`, key, { grace_hours: 24 });
    const next = reply.json() as { key: string; previous: { last_four: string; expires_at: string } };
    expect(next.previous.last_four).toBe(key.slice(-4));
    expect(Math.abs(Date.parse(next.previous.expires_at) - Date.now() - 86_400_000)).toBeLessThan(60_000);
    for (const each of [key, next.key]) expect((await call(gateway, '/api/keys', { key: each })).status).toBe(200);
  });

  test.each<[string, unknown, RegExp]>([
    ['regenerate', { grace_hours: 24.5 }, /^grace_hours: must be a number from 0 to 24$/],
    ['regenerate', { grace_hours: -1 }, /^grace_hours: must be a number from 0 to 24$/],
    ['regenerate', { grace_hours: '1' }, /^grace_hours: must be a number from 0 to 24$/],
    ['regenerate', { grace: 1 }, /^grace: is not a known field$/],
    ['create', { name: '' }, /^name: /],
    ['create', { name: 'x'.repeat(101) }, /^name: /],
    ['create', { name: 'a\nb' }, /^name: must be one line of text$/],
    ['create', { name: 7 }, /^name: /],
    ['create', { name: 'a', tier: 'enterprise' }, /^tier: is not a known field$/],
    ['create', '{"__proto__":{"name":"x"}}', /^__proto__: is not a known field$/],
    ['create', [], /^body: must be a JSON object$/],
  ])('400 names the field: %s %j', async (what, body, detail) => {
    const { key, key_id } = await customer();
    const path = what === 'create' ? '/api/keys' : `/api/keys/${key_id}/regenerate`;
    expect(await post(path, key, body)).toBeRefused('INVALID_PARAMETERS', detail);
    expect(await items(key)).toHaveLength(1);
  });

  test('another content type is 415, a large body 413, a tier that lost the interface 403', async () => {
    const { id, key } = await customer();
    expect(await post('/api/keys', key, '{}', { 'content-type': 'text/plain' })).toBeRefused('UNSUPPORTED_MEDIA_TYPE');
    expect(await post('/api/keys', key, { name: 'x'.repeat(20_000) })).toBeRefused('PAYLOAD_TOO_LARGE');
    await gateway.accounts.change(id, { type: 'set-tier', tier: 'free' });
    expect(await post('/api/keys', key)).toBeRefused('TIER_FORBIDDEN');
    expect(await call(gateway, '/api/keys', { key })).toBeRefused('TIER_FORBIDDEN');
  });

  test('answers keys of another account and malformed ids alike', async () => {
    const mine = await customer();
    const other = await customer();
    const ids = [
      other.key_id,
      'key_x',
      '..%2fkeys',
      '%00',
      'x'.repeat(2_000),
      'key_00000000-0000-4000-8000-000000000000',
    ];
    const texts = new Set<string>();
    for (const id of ids) {
      const revoked = await call(gateway, `/api/keys/${id}`, { method: 'DELETE', key: mine.key });
      const regenerated = await post(`/api/keys/${id}/regenerate`, mine.key);
      for (const reply of [revoked, regenerated]) {
        expect(reply).toBeRefused('NOT_FOUND');
        texts.add(reply.text);
      }
    }
    expect(texts.size).toBe(1);
    expect(await items(other.key)).toHaveLength(1);
  });

  test('a key that is well-formed and unknown is 401, as is every key with one wrong character', async () => {
    const { key } = await customer();
    expect(await call(gateway, '/api/keys', { key: createKey(systemEntropy) })).toBeRefused('UNAUTHORIZED');
    for (let at = 0; at < key.length; at += 1) {
      const wrong = key.slice(0, at) + (key[at] === 'x' ? 'y' : 'x') + key.slice(at + 1);
      expect(await call(gateway, '/api/keys', { key: wrong })).toBeRefused('UNAUTHORIZED');
    }
  });
});
