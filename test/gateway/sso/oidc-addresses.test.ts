/** What a company's provider says of itself comes from outside: it must not lead the service to other machines. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { SignInRefused } from '../../../gateway/sso/groups.ts';
import { OidcSignIn } from '../../../gateway/sso/oidc-sign-in.ts';
import { refuseProvider } from '../../../gateway/sso/outside-fetch.ts';
import { MemoryStore, seededEntropy, VirtualClock } from '../../../runtime/index.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A provider that describes itself so; `more` says what is not as it should be. */
async function provider(more: (issuer: string) => Record<string, unknown>): Promise<string> {
  let issuer = '';
  issuer = await listen((_, response) => {
    response.setHeader('content-type', 'application/json');
    const sound = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
    response.end(JSON.stringify({ ...sound, ...more(issuer) }));
  });
  return issuer;
}

const signInAt = (issuer: string): OidcSignIn =>
  new OidcSignIn({
    store: new MemoryStore(),
    clock: new VirtualClock(0),
    entropy: seededEntropy(1),
    allowLoopback: true,
    settingsOf: () => ({
      issuer,
      client_id: 'conclave',
      client_secret: 'secret',
      scope: 'openid',
      groups_claim: 'groups',
      roles: [],
      default_role: 'viewer',
    }),
  });

const CALLBACK = 'http://127.0.0.1/app/sign-in/oidc/callback';

/** Private networks, what cloud machines ask for their passwords, this machine by its other names. */
const INSIDE = [
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://168.63.129.16/',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://0x0a000001/',
];

describe('a provider cannot make the service call other machines', () => {
  test.each([...INSIDE, 'https://127.0.0.1/', 'https://localhost./', 'https://[::1]/'])('%s as a provider', (url) => {
    expect(refuseProvider(url, false)).toMatch(/^must (?:point to a public address|not point to this machine)/);
  });

  test.each(INSIDE)('as the place where codes are redeemed: %s', async (inside) => {
    const signIn = signInAt(await provider(() => ({ token_endpoint: `${inside}token` })));
    const { location, browser } = await signIn.begin('acme', CALLBACK);
    const state = new URL(location).searchParams.get('state') ?? '';
    const back = new URL(`${CALLBACK}?code=abc&state=${encodeURIComponent(state)}`);
    const refused = await signIn.finish(back, browser).catch((error: Error) => error);
    const { cause } = refused as Error & { cause: Error & { cause?: Error } };
    expect(String(cause.cause?.message ?? cause.message)).toMatch(/must point to a public address/);
  });

  test('sends people to no address that is not https, or inside', async () => {
    for (const place of ['http://shop.example/', 'javascript:alert(1)', 'https://10.0.0.1/']) {
      const signIn = signInAt(await provider(() => ({ authorization_endpoint: place })));
      await expect(signIn.begin('acme', CALLBACK)).rejects.toBeInstanceOf(SignInRefused);
    }
  });

  test('follows no redirect', async () => {
    let asked = 0;
    const inside = await listen((_, response) => {
      asked += 1;
      response.end('{}');
    });
    const issuer = await listen((_, response) => response.writeHead(302, { location: inside }).end());
    await expect(signInAt(issuer).begin('acme', CALLBACK)).rejects.toBeInstanceOf(SignInRefused);
    expect(asked).toBe(0);
  });

  test('reads no description without end', async () => {
    let written = 0;
    const issuer = await listen((_, response) => {
      response.setHeader('content-type', 'application/json');
      const more = (): void => {
        while (!response.destroyed && response.write('['.repeat(64 * 1024))) written += 1;
        written += 1;
      };
      response.on('drain', more);
      more();
    });
    await expect(signInAt(issuer).begin('acme', CALLBACK)).rejects.toBeInstanceOf(SignInRefused);
    expect(written).toBeLessThan(1_000);
  });
});
