import { get as ask } from 'node:http';
import { describe, expect, it } from 'vitest';
import { formatNodeUp, type NodeReport } from '../../../../protocols/observation/index.ts';
import { HOSTILE, HOUR, operatorsSite, program, REVIEW } from './operators-site.ts';

const { address, book, bus, clock, get, text } = operatorsSite(1);

describe('operators: pages', () => {
  it('escapes names that are markup, and shortens long ones', async () => {
    for (const path of [
      '/ops/',
      '/ops/reviews',
      `/ops/reviews/${REVIEW}`,
      '/ops/dead-letters',
      `/ops/reviews?q=${encodeURIComponent(HOSTILE.slice(0, 150))}`,
    ]) {
      const page = await text(path);
      expect(page).not.toContain('<img');
      expect(page).not.toContain('x'.repeat(2_000));
    }
    expect(await text(`/ops/reviews/${REVIEW}`)).toContain('<bdi>&lt;img src=x onerror=alert(1)&gt;');
  });

  it.each(['', '/live', '/record', '/history', '/messages'])(
    'answers 404 with a page for a removed review%s',
    async (part) => {
      const answer = await get(`/ops/reviews/rev_gone${part}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('it has been removed');
    },
  );

  it('shows a message with its body as text, writes down who looked, and has none beyond the journal', async () => {
    const page = await text(`/ops/reviews/${REVIEW}/messages/7`);
    expect(page).toContain('&quot;say&quot;: &quot;&lt;script&gt;&quot;');
    expect(await text('/ops/log')).toContain('messages.look');
    expect((await get(`/ops/reviews/${REVIEW}/messages/2001`)).status).toBe(404);
    expect((await get(`/ops/reviews/rev_gone/messages/7`)).status).toBe(404);
  });

  it('shows the state of an actor on request, and audits the request', async () => {
    const path = `/ops/actors/review/${REVIEW}.v2`;
    expect(await text(path)).not.toContain('secret clause');
    expect(await text('/ops/log')).not.toContain('actors.look');
    expect(await text(`${path}?content=1`)).toContain('the secret clause');
    expect(await text('/ops/log')).toContain('actors.look');
  });

  it('compares what a review knew at two moments, writes down who looked, and says when the journal is not enough', async () => {
    const path = `/ops/actors/review/${REVIEW}/compare`;
    const answer = await get(`${path}?a=2&b=7`, { ...program, accept: 'application/json' });
    const { differences } = (await answer.json()) as {
      differences: { path: string[]; before: unknown; after: unknown }[];
    };
    const named = new Map(differences.map(({ path, before, after }) => [path.join('.'), [before, after]]));
    expect(named.get('state')).toEqual(['reading', 'analysing']);
    expect(named.get('context.card')).toEqual([null, { type: 'services', type_confidence: 0.9, language: 'en' }]);
    expect(named.has('context.submit')).toBe(false);
    const page = await text(path);
    expect(page).toContain('context › card');
    expect(page).not.toContain('<img');
    expect(await text(`${path}?a=7&b=7`)).toContain('Nothing of what the review knows differs');
    expect(await text('/ops/log')).toContain('actors.compare');
    expect((await get('/ops/actors/review/rev_gone/compare')).status).toBe(404);
    expect((await get(`/ops/actors/expert/${REVIEW}.expert-1/compare`)).status).toBe(400);
  });

  it('shows why a review took long, and which experts it waited for', async () => {
    const page = await text(`/ops/reviews/${REVIEW}`);
    expect(page).toContain('It was analysing for 995 ms, 100% of its time.');
    expect(page).toContain('expert-99: 302 ms');
  });

  it('weighs at most 40 KB with 2,000 messages and a hundred experts, and goes on to the next page', async () => {
    const { hostname, port } = new URL(address());
    const bytes = await new Promise<number>((resolve, reject) => {
      ask(
        { hostname, port, path: `/ops/reviews/${REVIEW}`, headers: { ...program, 'accept-encoding': 'br' } },
        (answer) => {
          let sum = 0;
          expect(answer.headers['content-encoding']).toBe('br');
          answer.on('data', (piece: Buffer) => {
            sum += piece.length;
          });
          answer.on('end', () => resolve(sum));
        },
      ).on('error', reject);
    });
    expect(bytes).toBeLessThan(40 * 1_024);
    expect(await text(`/ops/reviews/${REVIEW}`)).toContain(`/ops/reviews/${REVIEW}/messages?after=500`);
    expect(await text(`/ops/reviews/${REVIEW}/messages?after=500`)).toContain(
      `/ops/reviews/${REVIEW}/messages?after=1000`,
    );
    const asked = await get(`/ops/reviews/${REVIEW}/messages?after=1999`, { ...program, accept: 'application/json' });
    expect(await asked.json()).toMatchObject({ total: 1, messages: [{ sequence: 2_000 }] });
  });

  it('makes a record without scripts, links, title and account', async () => {
    const answer = await get(`/ops/reviews/${REVIEW}/record`);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${REVIEW}.html"`);
    const record = await answer.text();
    for (const left of ['<script', '<a ', 'href=', 'src=', 'acc_secret', 'onerror', '<form'])
      expect(record).not.toContain(left);
    expect(record).toContain('expert-99');
    expect(record).toContain("default-src 'none'; style-src 'sha256-");
  });

  it('gives the same as data to programs', async () => {
    const answer = await get('/ops/reviews', { ...program, accept: 'application/json' });
    expect(await answer.json()).toMatchObject({ reviews: [{ review_id: REVIEW }], next: null });
    const history = (await (await get(`/ops/reviews/${REVIEW}/history`)).json()) as { transitions: unknown[] };
    expect(history.transitions).toHaveLength(305);
  });

  it('shows of each node its lag and lease, of each type of actor what waits for it, and what led to the figures', async () => {
    const report: NodeReport = {
      node: 'node_c',
      at: clock.now(),
      started_at: 0,
      actors: { expert: { thinking: 204, listening: 96 }, review: { analysing: 3 } },
      households: 3,
      mailbox: 2,
      activities: 12,
      alarms: 0,
      transitions: 100,
      outbox: 31,
      waiting: { expert: { mailbox: 2, orders: 12, outbox: 31 } },
      shards: 32,
      lag: 2,
      lease_ms: 4_000,
      loop_delay_ms: 1,
      heap_bytes: 1_048_576,
    };
    bus.publish(formatNodeUp('node_c'), report);
    await expect.poll(() => book.all().length).toBe(1);
    await clock.advance(2_000);
    bus.publish(formatNodeUp('node_c'), { ...report, at: clock.now(), transitions: 300 });
    await expect.poll(() => book.history().at(-1)).toBe(10);
    const page = await text('/ops/');
    const shown = (id: string): string | undefined => new RegExp(`id="${id}">([^<]*)<`).exec(page)?.[1];
    expect(['ready', 'lag-node_c', 'lease-node_c', 'rate'].map(shown)).toEqual(['1 node ready', '2', '4.0 s', '100']);
    expect(shown('type-states-expert')).toBe('listening 96, thinking 204');
    expect(['mailbox', 'orders', 'outbox'].map((name) => shown(`type-${name}-expert`))).toEqual(['2', '12', '31']);
    expect(shown('type-states-courier')).toBeUndefined();
    expect(page).toMatch(/id="spark-ended" aria-label="Ended in each of the last ten minutes: (0, ){9}1"/);
    expect(page).toMatch(/id="spark-rate" aria-label="Steps a second in the last ten minutes: (0, ){29}10"/);
    await clock.advance(8_000);
    expect(await text('/ops/')).toContain('0 nodes ready, 1 silent');
    await clock.advance(HOUR);
  });

  it('calls a node silent after three beats, forgets it after an hour, and ignores a forged report', async () => {
    const report: NodeReport = {
      node: 'node_<b>',
      at: clock.now(),
      started_at: 0,
      actors: { review: { debating: 2 } },
      households: 1,
      mailbox: 0,
      activities: 0,
      alarms: 0,
      transitions: 5,
      outbox: 0,
      shards: 64,
      loop_delay_ms: 1,
      heap_bytes: 1_048_576,
    };
    bus.publish(formatNodeUp('a'), report);
    bus.publish(formatNodeUp('b'), { node: 'forged' });
    await expect.poll(() => book.all().length).toBe(1);
    expect(await text('/ops/')).toContain('<code>node_&lt;b&gt;</code>');
    expect(book.all()[0]?.isSilent).toBe(false);
    await clock.advance(8_000);
    expect(book.all()[0]?.isSilent).toBe(true);
    expect(await text('/ops/')).toContain('silent');
    await clock.advance(HOUR);
    expect(book.all()).toEqual([]);
  });
});
