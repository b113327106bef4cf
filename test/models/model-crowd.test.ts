import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelStub } from '../../gateway/model-stub/index.ts';
import { type CallRow, callRecords } from '../../runtime/calls/index.ts';
import { LmdbStore, systemClock } from '../../runtime/index.ts';
import { administer } from '../service/administer.ts';
import { raiseLimit, Service } from '../service/service.ts';
import { allow, DEMO, modelHome } from './model-service.ts';

const CROWD = 40;

/** Of the service, in MiB: threads and main together; half of it is there before the first review comes. */
const MEMORY_MOST = 1_000;
const NOTHING = { findings: [], positions: [], texts: [], present: [] };

/** A crowd of reviews before a model that takes four questions at once. */
describe('40 reviews at once and a model with four places', { timeout: 240_000 }, () => {
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

  it('serves all of them with four calls at once, another account in its turn, within its memory, each purse exact', async () => {
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
    let done = 0;
    const rest = ids.values();
    // As many streams at once as an account may have open.
    const following = Array.from({ length: 20 }, async () => {
      for (const id of rest) {
        expect((await service.follow(id)).at(-1)).toBe('completed');
        done += 1;
      }
    });
    const create = ['accounts', 'create', '--tier', 'enterprise', '--name', 'Other'];
    const other = (await administer(create, service.home)) as { account: { account_id: string }; key: string };
    await allow(service, other.account.account_id, 'stays');
    const posted = await fetch(`${service.url}/api/review/text-review`, {
      method: 'POST',
      headers: { authorization: `Bearer ${other.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ document_text: text(CROWD), document_title: 'Other', ...wanted }),
    });
    const { review_id } = (await posted.json()) as { review_id: string };
    const before = done;
    const stream = await fetch(`${service.url}/api/review/${review_id}/events`, {
      headers: { authorization: `Bearer ${other.key}` },
    });
    expect(await stream.text()).toContain('event: completed');
    // It came last, and its work took turns with the crowd's.
    expect(done - before).toBeLessThanOrEqual(CROWD / 4);
    await Promise.all(following);
    expect(stub.busy.most).toBeLessThanOrEqual(4);
    const peak = Number(/^VmHWM:\s+(\d+) kB$/m.exec(await readFile(`/proc/${service.pid}/status`, 'utf8'))?.[1]);
    expect(peak / 1_024).toBeLessThan(MEMORY_MOST);
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
