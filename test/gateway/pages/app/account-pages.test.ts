import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditTrail } from '../../../../gateway/operations/audit-trail.ts';
import { systemClock, systemEntropy } from '../../../../runtime/index.ts';
import { call } from '../../client.ts';
import { type RunningGateway, startGateway } from '../../gateway.ts';
import { type Browse, browser, signIn } from './browser.ts';

let gateway: RunningGateway;
let browse: Browse;
beforeAll(async () => {
  gateway = await startGateway({ allowLoopbackWebhooks: true });
  ({ browse } = await signIn(gateway, 'admin'));
});
afterAll(() => gateway.close());

const secretIn = (text: string): string => /<code class="secret">([^<]*)</.exec(text)?.[1] ?? '';
/** The form of a new key, as the page has it now. */
const newKey = (name: string, account = 'acme') => ({
  form: { name, seen: String(gateway.accounts.view(account).keys.length) },
});
const regenerating = (name: string, grace: string) => {
  const key = gateway.accounts.view('acme').keys.find((each) => each.name === name);
  return { form: { grace, seen: key?.last_four ?? '' } };
};
const keyIdOf = async (name: string): Promise<string> =>
  gateway.accounts.view('acme').keys.find((key) => key.name === name)?.key_id ?? '';

describe('keys', () => {
  test('a new key works, is shown once, uncompressed and kept by nobody', async () => {
    const made = await browse('/app/keys', newKey('Build <i>server</i>'));
    const key = secretIn(made.text);
    expect(made.headers.get('cache-control')).toBe('no-store');
    expect(made.headers.get('content-encoding')).toBeNull();
    expect((await call(gateway, '/api/keys', { key })).status).toBe(200);
    const again = await browse('/app/keys');
    expect(again.text).not.toContain(key);
    expect(again.text).toContain('<bdi>Build &lt;i&gt;server&lt;/i&gt;</bdi>');
  });

  test('a regenerated key is another one, and the old one works for its grace', async () => {
    const old = secretIn((await browse('/app/keys', newKey('Regenerated'))).text);
    const id = await keyIdOf('Regenerated');
    const next = secretIn((await browse(`/app/keys/${id}/regenerate`, regenerating('Regenerated', '1'))).text);
    expect(next).not.toBe(old);
    for (const key of [old, next]) expect((await call(gateway, '/api/keys', { key })).status).toBe(200);
    const last = secretIn((await browse(`/app/keys/${id}/regenerate`, regenerating('Regenerated', '0'))).text);
    expect((await call(gateway, '/api/keys', { key: next })).status).toBe(401);
    expect((await call(gateway, '/api/keys', { key: last })).status).toBe(200);
  });

  test('a form that is sent again makes no second key and regenerates nothing', async () => {
    const form = newKey('Sent once');
    const made = secretIn((await browse('/app/keys', form)).text);
    const again = await browse('/app/keys', form);
    expect([again.status, secretIn(again.text)]).toEqual([409, '']);
    const path = `/app/keys/${await keyIdOf('Sent once')}/regenerate`;
    const change = regenerating('Sent once', '0');
    const next = secretIn((await browse(path, change)).text);
    expect((await browse(path, change)).status).toBe(409);
    expect((await call(gateway, '/api/keys', { key: made })).status).toBe(401);
    expect((await call(gateway, '/api/keys', { key: next })).status).toBe(200);
  });

  test('a revoked key is dead', async () => {
    const key = secretIn((await browse('/app/keys', newKey('Revoked'))).text);
    const answer = await browse(`/app/keys/${await keyIdOf('Revoked')}/revoke`, { method: 'POST' });
    expect([answer.status, answer.location]).toEqual([303, '/app/keys']);
    expect((await call(gateway, '/api/keys', { key })).status).toBe(401);
  });

  test('shows on the page what the account refuses', async () => {
    expect((await browse('/app/keys', newKey('two\nlines'))).status).toBe(400);
    expect((await browse('/app/keys/key_x/revoke', { method: 'POST' })).status).toBe(404);
    expect((await browse('/app/keys/key_x/regenerate', { form: { grace: '7' } })).status).toBe(400);
    const other = await signIn(gateway, 'admin', 'other');
    for (let count = 0; count < 4; count += 1) await other.browse('/app/keys', newKey('k', 'other'));
    const full = await other.browse('/app/keys', newKey('k', 'other'));
    expect([full.status, full.text.includes('as many keys')]).toEqual([409, true]);
  });

  test('another account’s key is not there', async () => {
    const other = await signIn(gateway, 'admin', 'other');
    const id = await keyIdOf('First key');
    expect((await other.browse(`/app/keys/${id}/revoke`, { method: 'POST' })).status).toBe(404);
    expect((await call(gateway, '/api/keys')).status).toBe(200);
  });

  test('acts are on the audit trail under the person’s name, without the key', async () => {
    const key = secretIn((await browse('/app/keys', newKey('Audited'))).text);
    const trail = new AuditTrail({ store: gateway.store, clock: systemClock, entropy: systemEntropy });
    const entries = trail.page(null, 500).entries;
    expect(entries).toContainEqual(
      expect.objectContaining({ act: 'app.keys.create', outcome: 'done', by: expect.stringContaining('Person') }),
    );
    expect(JSON.stringify(entries)).not.toContain(key);
  });
});

describe('usage', () => {
  test('calls, credits and the ledger, of one’s own account', async () => {
    const viewer = await signIn(gateway, 'viewer', 'other');
    const { status, text } = await viewer.browse('/app/usage');
    expect([status, text.includes('150'), text.includes('granted')]).toEqual([200, true, true]);
    expect((await viewer.browse('/app/usage?before=x')).status).toBe(400);
    expect((await viewer.browse('/app/usage?before=1')).text).toContain('Nothing yet');
  });
});

describe('webhooks', () => {
  let receiver: Server;
  const received: string[] = [];
  beforeAll(async () => {
    receiver = createServer((request, response) => {
      received.push(String(request.headers['webhook-signature']));
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => {
      receiver.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    receiver.close();
  });

  test('a test is posted, signed, and its answer shown', async () => {
    const address = receiver.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const answer = await browse('/app/webhooks/test', { form: { url: `http://127.0.0.1:${port}/hook` } });
    expect(answer.text).toContain('answered 204');
    expect(received).toEqual([expect.stringMatching(/^v1,/)]);
  });

  test.each([
    'http://10.0.0.7/',
    'file:///etc/passwd',
    'http://169.254.169.254/latest',
    'nonsense',
    'http://a:b@x.example/',
  ])('a test is not posted to %s', async (url) => {
    const own = await startGateway();
    const { browse } = await signIn(own, 'admin');
    expect((await browse('/app/webhooks/test', { form: { url } })).text).toContain('not called');
    await own.close();
  });

  test('a new secret is shown once', async () => {
    const [, seen = ''] = /name="seen" value="(\d+)"/.exec((await browse('/app/webhooks')).text) ?? [];
    const made = await browse('/app/webhooks/secret', { form: { seen } });
    expect([made.headers.get('cache-control'), made.headers.get('content-encoding')]).toEqual(['no-store', null]);
    const secret = secretIn(made.text);
    expect((await browse('/app/webhooks/secret', { form: { seen } })).status).toBe(409);
    expect(secret).toMatch(/^whsec_/);
    expect((await browse('/app/webhooks')).text).not.toContain(secret);
    expect((await browse(`/app/webhooks/redeliver/msg_${'0'.repeat(32)}`, { method: 'POST' })).status).toBe(404);
  });
});

describe('people', () => {
  test('an invited person signs in by the link, gets another role, and is removed', async () => {
    const made = await browse('/app/people', { form: { name: 'Bob <script>', role: 'viewer' } });
    expect(made.text).not.toContain('<script>');
    expect([made.headers.get('cache-control'), made.headers.get('content-encoding')]).toEqual(['no-store', null]);
    const link = secretIn(made.text);
    const came = await browser(gateway)('/app/sign-in', { form: { link } });
    expect(came.location).toBe('/app/reviews');
    const session = /__Host-session=([^;]*)/.exec(came.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const bob = browser(gateway, session);
    expect((await bob('/app/reviews')).status).toBe(200);
    const page = await browse('/app/people');
    const id = /people\/(person_[\w-]+)\/role"><label><span class="unseen">[^<]*Bob/.exec(page.text)?.[1] ?? '';
    expect((await browse(`/app/people/${id}/role`, { form: { role: 'reviewer' } })).status).toBe(303);
    expect((await bob('/app/reviews')).location).toBe('/app/sign-in');
    expect((await browse(`/app/people/${id}/remove`, { method: 'POST' })).status).toBe(303);
    expect((await browse(`/app/people/${id}/link`, { method: 'POST' })).status).toBe(404);
  });

  test('only admins have keys, webhooks and people', async () => {
    const reviewer = await signIn(gateway, 'reviewer');
    for (const path of ['/app/keys', '/app/webhooks', '/app/people']) {
      expect((await reviewer.browse(path)).status).toBe(403);
    }
    expect((await reviewer.browse('/app/reviews')).text).not.toContain('href="/app/keys"');
    expect((await reviewer.browse('/app/people', { form: { name: 'Eve', role: 'admin' } })).status).toBe(403);
  });

  test('nobody of another account can be reached', async () => {
    const { person } = await signIn(gateway, 'viewer');
    const other = await signIn(gateway, 'admin', 'other');
    for (const [path, form] of [
      ['link', {}],
      ['remove', {}],
      ['role', { role: 'admin' }],
    ] as const) {
      expect((await other.browse(`/app/people/${person}/${path}`, { form })).status).toBe(404);
    }
  });

  test('the last admin stays', async () => {
    const own = await startGateway();
    const only = await signIn(own, 'admin');
    const answer = await only.browse(`/app/people/${only.person}/remove`, { method: 'POST' });
    expect([answer.status, answer.text.includes('last admin')]).toEqual([409, true]);
    await own.close();
  });
});
