import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelStub } from '../../gateway/model-stub/index.ts';
import { type CallRow, callRecords } from '../../runtime/calls/index.ts';
import { LmdbStore, systemClock } from '../../runtime/index.ts';
import { explored } from '../explore.ts';
import { administer } from '../service/administer.ts';
import { raiseLimit, Service } from '../service/service.ts';
import { allow, DEMO, modelHome } from './model-service.ts';

const CROWD = explored(12);
const NOTHING = { findings: [], positions: [], texts: [], present: [] };

/** A crowd of reviews before a model that takes four questions at once. */
describe('many reviews at once and a model with four places', { timeout: explored(120_000) }, () => {
  let stub: ModelStub;
  let service: Service;
  let isStopped = false;
  beforeAll(async () => {
    stub = await ModelStub.start({ clock: systemClock, port: 0, script: [{ answer: NOTHING }] });
    service = await Service.start({ STUB_KEY: 'key' }, await modelHome(stub.url, { settings: { max_concurrent: 4 } }));
    await allow(service, DEMO, 'stays');
    await raiseLimit(await service.natsUrlAs('administrator'));
  }, 60_000);
  afterAll(async () => {
    if (!isStopped) await service.stop();
    await service.remove();
    await stub.close();
  });

  it('serves all of them and another account with four calls at once, each purse exact', async () => {
    const text = (nth: number): string =>
      `SERVICES AGREEMENT\n\n1. Fees. Alpha Ltd shall pay Beta Ltd ${nth + 100} euros within 30 days of each invoice.\n\n2. Term. This agreement ends after 12 months.`;
    const wanted = { preset: 'quick', language_models: 'if_available' };
    const ids: string[] = [];
    const next = Array.from({ length: CROWD }, (_, nth) => text(nth)).values();
    // As many submissions at once as an account may have under way.
    const submitting = Array.from({ length: 6 }, async () => {
      for (const each of next) ids.push(await service.submit(each, wanted));
    });
    await Promise.all(submitting);
    const create = ['accounts', 'create', '--tier', 'enterprise', '--name', 'Other'];
    const other = (await administer(create, service.home)) as { account: { account_id: string }; key: string };
    await allow(service, other.account.account_id, 'stays');
    const posted = await fetch(`${service.url}/api/review/text-review`, {
      method: 'POST',
      headers: { authorization: `Bearer ${other.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ document_text: text(CROWD), document_title: 'Other', ...wanted }),
    });
    const { review_id } = (await posted.json()) as { review_id: string };
    const stream = await fetch(`${service.url}/api/review/${review_id}/events`, {
      headers: { authorization: `Bearer ${other.key}` },
    });
    expect(await stream.text()).toContain('event: completed');
    const rest = ids.values();
    const following = Array.from({ length: 20 }, async () => {
      for (const id of rest) expect((await service.follow(id)).at(-1)).toBe('completed');
    });
    await Promise.all(following);
    expect(stub.busy.most).toBeLessThanOrEqual(4);
    await service.stop();
    isStopped = true;
    const store = new LmdbStore({ path: join(service.home, 'store'), readOnly: true });
    const rows = [...store.range(['call'])].map(([key, row]) => ({ review: String(key[1]), ...(row as CallRow) }));
    expect(rows.every(({ state }) => state === 'answered')).toBe(true);
    expect(rows.length).toBe(stub.calls.length);
    const cost = (of: readonly CallRow[]): number =>
      of.reduce((sum, row) => sum + (row.state === 'answered' ? (row.cost ?? row.bound) : 0), 0);
    const now = new Date().toISOString();
    expect(store.get(callRecords.purse.key('day', now.slice(0, 10)))).toEqual({ used: cost(rows) });
    const mine = rows.filter(({ account }) => account === DEMO);
    expect(store.get(callRecords.purse.key('account', DEMO, now.slice(0, 7)))).toEqual({ used: cost(mine) });
    for (const id of ids) {
      expect(store.get(callRecords.purse.key('review', id))).toEqual({
        used: cost(rows.filter(({ review }) => review === id)),
      });
    }
    await store.close();
  });
});
