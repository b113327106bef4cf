import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountView, LedgerEntry } from '../../protocols/account/index.ts';
import { administer, administerFromTerminal } from './administer.ts';
import { GatewayProcess } from './gateway-process.ts';
import { Service } from './service.ts';

interface Created {
  readonly key: string;
  readonly account: AccountView;
  readonly webhook_secret: string;
}

/** Small, so that a dozen reviews take seconds. */
const BODY = {
  document_text: '1. Term. This agreement renews every year unless either party objects in writing.',
  document_title: 'Terms',
  preset: 'quick',
};

/** One service and three more gateway processes on its store and message server. */
describe('service: accounts over several gateway processes', () => {
  let service: Service;
  let gateways: GatewayProcess[];
  let urls: string[];
  beforeAll(async () => {
    service = await Service.start();
    gateways = await Promise.all([1, 2, 3].map(() => GatewayProcess.start(service.home)));
    urls = [service.url, ...gateways.map(({ url }) => url)];
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await service.stop();
    await service.remove();
  });

  const admin = <Result>(...args: string[]) => administer(args, service.home) as Promise<Result>;
  const create = (id: string, tier = 'business') =>
    admin<Created>('accounts', 'create', '--id', id, '--name', id, '--tier', tier);
  const submit = (url: string, key: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/review/text-review`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(BODY),
    });
  const get = (url: string, key: string, path: string) =>
    fetch(url + path, { headers: { authorization: `Bearer ${key}` } });
  const cancel = (url: string, key: string, id: string) =>
    fetch(`${url}/api/review/${id}/cancel`, { method: 'POST', headers: { authorization: `Bearer ${key}` } });
  it('4 processes, 50 submissions at each, 10 credits: 10 are accepted, and the ledger says so', async () => {
    const { key } = await create('ten');
    await admin('accounts', 'limit', '--account', 'ten', '--per-minute', '100000');
    await admin('accounts', 'adjust', '--account', 'ten', '--credits=-140', '--note', 'to ten');
    const replies = await Promise.all(urls.flatMap((url) => Array.from({ length: 50 }, () => submit(url, key))));
    const count = (status: number) => replies.filter((reply) => reply.status === status).length;
    expect([count(200), count(402)]).toEqual([10, 190]);
    const refused = (await replies.find(({ status }) => status === 402)?.json()) as { detail: string };
    expect(refused.detail).toMatch(/^The review needs 1 credits?; 0 are available\.$/);
    const ids = await Promise.all(
      replies.filter(({ ok }) => ok).map(async (reply) => ((await reply.json()) as { review_id: string }).review_id),
    );
    expect(new Set(ids).size).toBe(10);
    const settled = async () => (await admin<{ account: AccountView }>('accounts', 'show', '--account', 'ten')).account;
    await expect.poll(async () => (await settled()).reserved, { timeout: 90_000, interval: 1_000 }).toBe(0);
    const entries = await admin<LedgerEntry[]>('ledger', 'export', '--account', 'ten');
    const kinds = Map.groupBy(entries, ({ kind }) => kind);
    expect(kinds.get('reserve')).toHaveLength(10);
    expect((kinds.get('capture')?.length ?? 0) + (kinds.get('release')?.length ?? 0)).toBe(10);
    expect(new Set(kinds.get('reserve')?.map(({ review_id }) => review_id))).toEqual(new Set(ids));
    expect(entries.reduce((sum, { change }) => sum + change, 0)).toBe(entries.at(-1)?.balance);
  }, 120_000);

  it('shows in a terminal what it shows here, and complains there', async () => {
    const asked = ['accounts', 'show', '--account', 'ten'];
    expect(await administerFromTerminal(asked, service.home)).toEqual(await administer(asked, service.home));
    const unknown = administerFromTerminal(['accounts', 'show', '--account', 'nobody'], service.home);
    await expect(unknown).rejects.toThrow(/no account nobody/);
  });

  it('one Idempotency-Key at all processes at once is one review and one charge', async () => {
    const { key } = await create('idempotent');
    const headers = { 'idempotency-key': 'order-1' };
    const replies = await Promise.all([...urls, ...urls].map((url) => submit(url, key, headers)));
    const accepted = replies.filter(({ status }) => status === 200);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const ids = await Promise.all(
      accepted.map(async (reply) => ((await reply.json()) as { review_id: string }).review_id),
    );
    expect(new Set(ids).size).toBe(1);
    const entries = await admin<LedgerEntry[]>('ledger', 'export', '--account', 'idempotent');
    expect(entries.filter(({ kind }) => kind === 'reserve')).toHaveLength(1);
  });

  it.each([
    ['analysing', 'release'],
    ['publishing', 'capture'],
  ] as const)(
    'a review that is cancelled while %s ends in the ledger as one %s',
    async (stage, outcome) => {
      const account = `cancelled-${stage}`;
      const { key } = await create(account);
      await admin('accounts', 'limit', '--account', account, '--per-minute', '100000');
      const id = await cancelledWhile(stage, key);
      const entries = () => admin<LedgerEntry[]>('ledger', 'export', '--account', account);
      const mine = async () => (await entries()).filter(({ review_id }) => review_id === id);
      await expect.poll(async () => (await mine()).map(({ kind }) => kind)).toEqual(['reserve', outcome]);
      const [reserved, settled] = (await mine()).map(({ change }) => change) as [number, number];
      expect(reserved).toBeLessThan(0);
      // Once the experts have done their work it is paid for; before that every credit comes back.
      expect(settled).toBe(outcome === 'release' ? -reserved : 0);
      const status = await (await get(service.url, key, `/api/review/${id}/status`)).json();
      expect(status).toMatchObject({ status: 'cancelled', credits_used: outcome === 'release' ? 0 : -reserved });
      const all = await entries();
      expect(all.reduce((sum, { change }) => sum + change, 0)).toBe(all.at(-1)?.balance);
    },
    120_000,
  );

  /** Reviews are begun until the cancelling of one comes while it is in the stage: the next stage may come first. */
  async function cancelledWhile(stage: string, key: string): Promise<string> {
    while (true) {
      const { review_id } = (await (await submit(service.url, key)).json()) as { review_id: string };
      const events = await get(service.url, key, `/api/review/${review_id}/events`);
      let told = '';
      let cancelled: Promise<Response> | undefined;
      for await (const chunk of events.body as ReadableStream<Uint8Array>) {
        told += Buffer.from(chunk).toString();
        if (told.includes(`"stage":"${stage}"`)) cancelled ??= cancel(service.url, key, review_id);
      }
      await cancelled;
      const last = [...told.matchAll(/"stage":"(\w+)"/g)].at(-1)?.[1];
      if (told.includes('event: cancelled') && last === stage) return review_id;
    }
  }

  it('a Business account has 60 calls a minute over all processes together', async () => {
    const { key } = await create('sixty');
    const replies = await Promise.all(
      urls.flatMap((url) => Array.from({ length: 40 }, () => get(url, key, '/api/review?limit=1'))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(100);
  });

  it('a key that is revoked at one process is dead at all of them', async () => {
    const { key, account } = await create('revoked', 'enterprise');
    for (const url of urls) expect((await get(url, key, '/api/keys')).status).toBe(200);
    await admin('keys', 'revoke', '--account', 'revoked', '--key', account.keys[0]?.key_id ?? '');
    for (const url of urls) {
      await expect.poll(async () => (await get(url, key, '/api/keys')).status).toBe(401);
    }
  });

  it('records an administrator’s commands on the audit trail, without keys and secrets', async () => {
    const { key, webhook_secret } = await create('trail');
    await expect(admin('accounts', 'tier', '--account', 'nobody', '--tier', 'pro')).rejects.toThrow(
      /no account nobody/,
    );
    const trail = await admin<{ act: string; outcome: string; by: string }[]>('audit', 'export');
    expect(trail.at(-1)).toMatchObject({ act: 'accounts.tier', outcome: 'refused' });
    expect(trail.filter(({ act }) => act === 'accounts.create').length).toBeGreaterThan(3);
    const text = JSON.stringify(trail);
    expect(text.includes(key) || text.includes(webhook_secret)).toBe(false);
  });

  it('a gateway process follows reviews of another, and stops with code 0 in the middle of a stream', async () => {
    const { key } = await create('follower');
    const reply = await submit(service.url, key);
    const { review_id } = (await reply.json()) as { review_id: string };
    const extra = await GatewayProcess.start(service.home);
    const events = await get(extra.url, key, `/api/review/${review_id}/events`);
    expect(await events.text()).toMatch(/event: completed/);
    expect(await extra.stop()).toBe(0);
  });
});
