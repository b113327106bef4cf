import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courierBehaviour } from '../../../actors/courier/index.ts';
import { formatSubject } from '../../../protocols/index.ts';
import { ActivityFailure, Host } from '../../../runtime/hosting/index.ts';
import { silentLogger, systemClock } from '../../../runtime/index.ts';
import { call } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
let couriers: Host;
/** What receivers answer: a status, or never while it is undefined. */
let answer: number | undefined = 204;
const waiting: (() => void)[] = [];

beforeAll(async () => {
  gateway = await startGateway();
  const post = async () => {
    if (answer === undefined) await new Promise<void>((resolve) => waiting.push(resolve));
    if (answer !== 204) {
      throw new ActivityFailure(`the receiver answered ${answer}`, {
        code: 'refused',
        details: { status: answer ?? 0 },
      });
    }
    return { status: answer };
  };
  couriers = new Host({
    name: 'couriers',
    bus: gateway.bus,
    store: gateway.watched,
    clock: systemClock,
    behaviours: [courierBehaviour([3_600_000])],
    handlers: { post },
    onError: (what, error) => silentLogger.error(what, { error: error as Error }),
  });
  await couriers.start();
});
afterAll(async () => {
  await couriers.stop();
  await gateway.close();
});

let count = 0;

/** A webhook of the account; its id once it is in the log. */
async function deliver(account = 'acme'): Promise<string> {
  count += 1;
  const review_id = `rev_00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  const timestamp = new Date(Date.UTC(2026, 10, 20) + count * 1_000).toISOString();
  const payload = {
    event: 'review.completed',
    review_id,
    status: 'completed',
    credits_used: 1,
    artifacts: [],
    timestamp,
  };
  const parcel = { review_id, account_id: account, url: 'https://client.example/hook', payload };
  await gateway.bus.append(
    formatSubject({ kind: 'command', review: review_id, name: 'deliver' }),
    parcel,
    `deliver/${count}`,
  );
  const find = () => [...gateway.store.range(['delivery', account])].find(([, each]) => isOf(each, review_id));
  await expect.poll(() => find() !== undefined).toBe(true);
  return find()?.[0][2] as string;
}

const isOf = (record: unknown, review: string): boolean => (record as { review_id: string }).review_id === review;

interface Delivery {
  readonly id: string;
  readonly state: string;
  readonly attempts: { status: number | null; error: string | null }[];
}

const get = async (id: string) => {
  const reply = await call(gateway, `/api/webhooks/deliveries/${id}`);
  expect(reply.status).toBe(200);
  return reply.json() as unknown as Delivery;
};
const redeliver = (id: string, key?: string) =>
  call(gateway, `/api/webhooks/deliveries/${id}/redeliver`, { method: 'POST', ...(key && { key }) });
const reached = (id: string, state: string) => expect.poll(async () => (await get(id)).state).toBe(state);

describe('deliveries over HTTP', () => {
  test('a delivery shows what was posted and how every attempt went', async () => {
    const id = await deliver();
    await reached(id, 'delivered');
    expect(await get(id)).toMatchObject({
      id,
      event: 'review.completed',
      url: 'https://client.example/hook',
      attempts: [{ status: 204, error: null }],
      next_attempt_at: null,
      payload: { status: 'completed', credits_used: 1 },
    });
  });

  test('the list is newest first, page by page without gap or repeat', async () => {
    for (let made = 0; made < 7; made += 1) await deliver();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page = (await call(gateway, `/api/webhooks/deliveries?limit=3${query}`)).json();
      expect((page.items as Delivery[]).length).toBeLessThanOrEqual(3);
      seen.push(...(page.items as Delivery[]).map(({ id }) => id));
      cursor = page.next_cursor as string | null;
    } while (cursor !== null);
    const all = [...gateway.store.range(['delivery-listed', 'acme'], { reverse: true })].map(([, id]) => id);
    expect(seen).toEqual(all);
    for (const wrong of ['x', Buffer.from('[1]').toString('base64url'), Buffer.from('{}').toString('base64url')]) {
      const reply = await call(gateway, `/api/webhooks/deliveries?cursor=${wrong}`);
      expect(reply).toBeRefused('INVALID_PARAMETERS', 'cursor: is not a cursor of this list');
    }
    expect(await call(gateway, '/api/webhooks/deliveries?limit=0')).toBeRefused('INVALID_PARAMETERS');
    expect(await call(gateway, '/api/webhooks/deliveries?state=x')).toBeRefused('INVALID_PARAMETERS');
  });

  test('shows when the next attempt is due, and does not bring it forward', async () => {
    answer = 503;
    const id = await deliver();
    await reached(id, 'waiting');
    const before = (await call(gateway, `/api/webhooks/deliveries/${id}`)).text;
    expect(before).toMatch(/"next_attempt_at":"20/);
    expect((await redeliver(id)).text).toBe(before);
    answer = 204;
  });

  test('a delivery is made again under its id, and its log goes on', async () => {
    const id = await deliver();
    await reached(id, 'delivered');
    expect((await redeliver(id)).status).toBe(200);
    await expect.poll(async () => (await get(id)).attempts.length).toBe(2);
    await reached(id, 'delivered');
    answer = 500;
    await redeliver(id);
    await reached(id, 'waiting');
    expect((await get(id)).attempts.map(({ status }) => status)).toEqual([204, 204, 500]);
    answer = 204;
  });

  test('asked for again many times at once, it is made again once', async () => {
    const id = await deliver();
    await reached(id, 'delivered');
    answer = undefined;
    const replies = await Promise.all(Array.from({ length: 8 }, () => redeliver(id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    answer = 204;
    for (const go of waiting.splice(0)) go();
    await reached(id, 'delivered');
    expect((await get(id)).attempts).toHaveLength(2);
  });

  test('answers another account’s, unknown and malformed ids alike', async () => {
    const foreign = await deliver('other');
    const ids = [foreign, `msg_${'0'.repeat(32)}`, 'msg_x', '%00', '..%2f..', 'x'.repeat(2_000)];
    const texts = new Set<string>();
    for (const id of ids) {
      for (const reply of [await call(gateway, `/api/webhooks/deliveries/${id}`), await redeliver(id)]) {
        expect(reply).toBeRefused('NOT_FOUND');
        texts.add(reply.text);
      }
    }
    expect(texts.size).toBe(1);
    const list = (await call(gateway, '/api/webhooks/deliveries?limit=100')).text;
    expect(list).not.toContain(foreign);
    const own = await call(gateway, `/api/webhooks/deliveries/${foreign}`, { key: gateway.keys.business });
    expect(own.status).toBe(200);
  });

  test('a rotated secret is shown once, with the end of the one before', async () => {
    const rotate = () => call(gateway, '/api/webhooks/secret/rotate', { method: 'POST' });
    const first = (await rotate()).json();
    expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const second = (await rotate()).json();
    expect(second.secret).not.toBe(first.secret);
    expect(Math.abs(Date.parse(second.previous_expires_at as string) - Date.now() - 86_400_000)).toBeLessThan(60_000);
  });

  test('a tier without webhooks is 403, also for a webhook_url', async () => {
    const key = gateway.keys.free;
    for (const path of ['/api/webhooks/deliveries', `/api/webhooks/deliveries/msg_${'0'.repeat(32)}`]) {
      expect(await call(gateway, path, { key })).toBeRefused('TIER_FORBIDDEN');
    }
    expect(await redeliver('x', key)).toBeRefused('TIER_FORBIDDEN');
    expect(await call(gateway, '/api/webhooks/secret/rotate', { method: 'POST', key })).toBeRefused('TIER_FORBIDDEN');
  });
});
