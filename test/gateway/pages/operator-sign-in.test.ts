/** Operators' own sign-in at the house's provider, the two roles, and the pages of accounts and webhooks. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryRecord } from '../../../actors/courier/index.ts';
import { reviewBehaviour } from '../../../actors/review/index.ts';
import type { JournalReader } from '../../../gateway/operations/journal-reader.ts';
import { opsSite } from '../../../gateway/pages/ops/ops-site.ts';
import { NodeReports } from '../../../gateway/pages/ops/overview/node-reports.ts';
import { readOperatorSettings } from '../../../gateway/sso/index.ts';
import { seededEntropy, silentLogger, systemClock } from '../../../runtime/index.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';
import { type IdentityProvider, startIdentityProvider } from '../sso/identity-provider.ts';
import { servePages } from './page-server.ts';

const TOKEN = 'adm_of-operators';
const WEBHOOK = `msg_${'a'.repeat(32)}`;
const NAME = `<b>Acme</b>\u202e${'x'.repeat(2_000)}`;

const delivery = (given: Partial<DeliveryRecord> = {}): DeliveryRecord => ({
  webhook_id: WEBHOOK,
  review_id: 'rev_1',
  url: 'https://hooks.example/<script>',
  payload: {
    event: 'review.completed',
    review_id: 'rev_1',
    status: 'completed',
    credits_used: 3,
    artifacts: [],
    timestamp: '2026-11-22T00:00:00.000Z',
  },
  state: 'exhausted',
  attempts: [{ at: 1_795_167_000_000, status: 500, error: null }],
  next_at: null,
  redeliveries: 0,
  ...given,
});

let gateway: RunningGateway;
let provider: IdentityProvider;
let home: string;
let served: Awaited<ReturnType<typeof servePages>>;
const again: string[] = [];

beforeAll(async () => {
  gateway = await startGateway();
  home = await mkdtemp(join(tmpdir(), 'operators-'));
  // The provider has to know where people come back to, and the site who the provider is.
  let site: ReturnType<typeof opsSite> | undefined;
  served = await servePages({ find: (request) => site?.find(request) });
  provider = await startIdentityProvider(`${served.base}/ops/sign-in/callback`);
  provider.people.set('olga', { name: 'Olga', groups: ['sre', 'staff'] });
  provider.people.set('vera', { name: 'Vera', groups: ['staff'] });
  provider.people.set('eve', { name: 'Eve', groups: ['sales'] });
  const file = join(home, 'operators.json');
  const roles = [
    { group: 'staff', role: 'viewer' },
    { group: 'sre', role: 'operator' },
  ];
  const settings = { issuer: provider.issuer, client_id: 'conclave', client_secret: provider.secret, roles };
  await writeFile(file, JSON.stringify(settings));
  const book = new NodeReports(systemClock);
  const { accounts, store, bus } = gateway;
  const account = { ...accounts.view('acme'), name: NAME };
  const shown = {
    list: () => [account, accounts.view('other')],
    view: (id: string) => (id === 'acme' ? account : accounts.view(id)),
    ledgerBefore: accounts.ledgerBefore.bind(accounts),
  };
  const deliveries = {
    list: (id: string) => ({ items: id === 'acme' ? [delivery()] : [], next: null }),
    find: (id: string, webhook: string) => (id === 'acme' && webhook === WEBHOOK ? delivery() : undefined),
    redeliver: async (id: string, webhook: string) => {
      again.push(`${id} ${webhook}`);
      return delivery({ state: 'posting' });
    },
  };
  const options = { store, bus, clock: systemClock, entropy: seededEntropy(77), log: silentLogger };
  const machines = new Map([['review', reviewBehaviour.machine]]);
  const journal = {} as unknown as JournalReader;
  const closing = new AbortController().signal;
  const oidc = readOperatorSettings(file);
  site = opsSite(
    {
      ...options,
      token: TOKEN,
      node: 'node_a',
      closing,
      machines,
      journal,
      oidc,
      allowLoopback: true,
      accounts: shown,
      deliveries,
    },
    book,
  );
});
afterAll(async () => {
  provider.close();
  await served.stop();
  await gateway.close();
  await rm(home, { recursive: true });
});

type Jar = Map<string, Map<string, string>>;

/** Follows redirects and keeps cookies by host, as a browser does. */
async function go(
  url: string,
  user: string,
  jar: Jar = new Map(),
): Promise<{ status: number; url: string; headers: Headers; jar: Jar }> {
  let next = url;
  for (let hops = 0; hops < 15; hops += 1) {
    if (next.includes('/interaction/') && !next.includes('user=')) next += `?user=${user}`;
    const own = jar.get(new URL(next).host) ?? new Map<string, string>();
    jar.set(new URL(next).host, own);
    const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(set) ?? [];
      own.set(name, value);
    }
    const location = answer.headers.get('location');
    await answer.arrayBuffer();
    if (location === null) return { status: answer.status, url: next, headers: answer.headers, jar };
    next = new URL(location, next).href;
  }
  throw new Error('too many redirects');
}

async function session(user: string): Promise<{ cookie: string }> {
  const { jar } = await go(`${served.base}/ops/sign-in/start`, user);
  const own = jar.get(new URL(served.base).host) ?? new Map<string, string>();
  return { cookie: `__Host-conclave-ops=${own.get('__Host-conclave-ops')}` };
}

const get = (path: string, headers: Record<string, string>) =>
  fetch(served.base + path, { headers, redirect: 'manual' });
const post = (path: string, headers: Record<string, string>) =>
  fetch(served.base + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    redirect: 'manual',
  });

describe('operators at the house’s provider', () => {
  it('come in with the role of their groups, by a cookie for this host only, and are on the audit trail', async () => {
    const { status, headers, url } = await go(`${served.base}/ops/sign-in/start`, 'olga');
    expect([status, new URL(url).pathname, headers.get('refresh')]).toEqual([
      200,
      '/ops/sign-in/callback',
      '0; url=/ops/',
    ]);
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-conclave-ops=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
    const log = await (await get('/ops/log', await session('olga'))).text();
    expect(log).toMatch(/Olga.*ops\.sign-in/s);
  });

  it('who is in no group with a role is refused, and so is an answer that another browser began', async () => {
    expect((await go(`${served.base}/ops/sign-in/start`, 'eve')).status).toBe(401);
    const begun = await get('/ops/sign-in/start', {});
    const { jar } = await go(begun.headers.get('location') ?? '', 'olga');
    expect([...(jar.get(new URL(served.base).host) ?? new Map()).keys()]).not.toContain('__Host-conclave-ops');
  });

  it('a viewer sees how actors are, and neither content nor acts', async () => {
    const vera = await session('vera');
    for (const path of [
      '/ops/',
      '/ops/reviews',
      '/ops/actors',
      '/ops/dead-letters',
      '/ops/deliveries',
      '/ops/accounts',
      '/ops/log',
    ]) {
      expect([path, (await get(path, vera)).status]).toEqual([path, 200]);
    }
    for (const path of [
      '/ops/dead-letters/dl_000000000000',
      '/ops/reviews/rev_1/messages/1',
      '/ops/actors/review/rev_1/compare',
    ]) {
      expect([path, (await get(path, vera)).status]).toEqual([path, 403]);
    }
    for (const path of [
      '/ops/dead-letters/confirm',
      '/ops/dead-letters/act',
      `/ops/deliveries/acme/${WEBHOOK}/redeliver`,
    ]) {
      expect([path, (await post(path, vera)).status]).toEqual([path, 403]);
    }
    expect(again).toEqual([]);
    expect(await (await get('/ops/deliveries', vera)).text()).not.toContain('/redeliver');
  });

  it('an operator delivers again, which is on the audit trail; a stranger’s page does not', async () => {
    const olga = await session('olga');
    const path = `/ops/deliveries/acme/${WEBHOOK}/redeliver`;
    const foreign = { ...olga, 'sec-fetch-site': 'cross-site' };
    expect((await post(path, foreign)).status).toBe(403);
    expect((await post(path, olga)).status).toBe(303);
    expect(again).toEqual([`acme ${WEBHOOK}`]);
    expect((await post(`/ops/deliveries/other/${WEBHOOK}/redeliver`, olga)).status).toBe(404);
    expect(await (await get('/ops/log', olga)).text()).toContain('deliveries.redeliver');
  });

  it.each([
    ['is not there', undefined],
    ['is no JSON', '{'],
    [
      'has a role nobody knows',
      JSON.stringify({
        issuer: 'https://a.example',
        client_id: 'c',
        client_secret: 's',
        roles: [{ group: 'g', role: 'root' }],
      }),
    ],
  ])('a file that %s is refused by its name', async (_, content) => {
    const file = join(home, 'other.json');
    if (content === undefined) await rm(file, { force: true });
    else await writeFile(file, content);
    expect(() => readOperatorSettings(file)).toThrow('CONCLAVE_OPERATORS_OIDC');
  });
});

describe('accounts and webhooks', () => {
  const program = { authorization: `Bearer ${TOKEN}` };

  it('are shown with names that are markup as text, shortened', async () => {
    for (const path of [
      '/ops/accounts',
      '/ops/accounts/acme',
      '/ops/deliveries',
      '/ops/deliveries?account=acme&state=exhausted',
    ]) {
      const text = await (await get(path, program)).text();
      expect([path, text.includes('<b>Acme'), text.includes('<script>'), text.includes('x'.repeat(1_000))]).toEqual([
        path,
        false,
        false,
        false,
      ]);
    }
    expect(await (await get('/ops/deliveries', program)).text()).toContain('500');
  });

  it('an account that is not there is 404', async () => {
    expect((await get('/ops/accounts/nobody', program)).status).toBe(404);
  });

  it('give the same as data, without what was posted', async () => {
    const headers = { ...program, accept: 'application/json' };
    const { accounts } = (await (await get('/ops/accounts?q=other', headers)).json()) as {
      accounts: { account_id: string }[];
    };
    expect(accounts.map(({ account_id }) => account_id)).toEqual(['other']);
    const { deliveries } = (await (await get('/ops/deliveries', headers)).json()) as { deliveries: object[] };
    expect(deliveries[0]).not.toHaveProperty('payload');
  });
});
