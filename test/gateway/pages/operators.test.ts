import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewBehaviour, reviewKeys } from '../../../actors/review/index.ts';
import type { JournalReader } from '../../../gateway/operations/journal-reader.ts';
import { NodeBook } from '../../../gateway/pages/ops/node-book.ts';
import { opsSite } from '../../../gateway/pages/ops/ops-site.ts';
import type { PageSite } from '../../../gateway/pages/page-site.ts';
import type { ReviewView } from '../../../protocols/index.ts';
import { formatNodeUp, type NodeReport } from '../../../protocols/observation/index.ts';
import {
  MemoryBus,
  MemoryJournal,
  MemoryStore,
  seededEntropy,
  silentLogger,
  VirtualClock,
} from '../../../runtime/index.ts';
import { Trail } from '../../../runtime/observation/trail.ts';
import { servePages } from './page-server.ts';

const TOKEN = 'adm_the-token-of-this-test';
const REVIEW = 'rev_00000000-0000-4000-8000-000000000001';
const HOSTILE = `<img src=x onerror=alert(1)>\u202e"'&${'x'.repeat(2_000)}`;
const HOUR = 3_600_000;

const clock = new VirtualClock(1_795_167_000_000);
const store = new MemoryStore();
const bus = new MemoryBus(new MemoryJournal({ clock }));
const book = new NodeBook(clock);
const replayed: string[] = [];
const journal = {
  page: async (_review: string, after: number, limit: number) => ({
    total: 2_000 - after,
    messages: Array.from({ length: Math.min(limit, 2_000 - after) }, (_, index) => ({
      sequence: after + index + 1,
      at: clock.now() + index,
      subject: `conclave.review.${REVIEW}.round.1.statement.expert-${index % 100}`,
      from: `expert expert-${index % 100}`,
      bytes: 900 + index,
    })),
  }),
  message: async (_review: string, sequence: number) =>
    sequence > 2_000
      ? undefined
      : {
          sequence,
          at: clock.now(),
          subject: 'conclave.review.x.verdict',
          from: 'review',
          bytes: 9,
          text: `{"say":"<script>"}`,
        },
} as unknown as JournalReader;

let site: PageSite;
let base: string;
let stop: () => Promise<void>;

const view = (given: Partial<ReviewView>): ReviewView => ({
  review_id: REVIEW,
  account_id: 'acc_secret',
  document_title: HOSTILE,
  preset: 'legal',
  deep_review: false,
  status: 'completed',
  stage: 'completed',
  progress: 100,
  round: 2,
  rounds_max: 3,
  agents_assigned: 100,
  agents_reported: 100,
  document_type: 'services',
  artifacts: [],
  credits_used: 2,
  created_at: clock.now(),
  updated_at: clock.now() + 1_000,
  completed_at: clock.now() + 1_000,
  error: null,
  ...given,
});

const letter = (index: number) => ({
  actor: `review/rev_${index}`,
  id: `m${index}`,
  event: { type: 'statement' },
  reason: `Error: ${HOSTILE}\n    at somewhere`,
  at: clock.now(),
  message: { subject: `conclave.review.rev_${index}.command.submit`, body: { title: HOSTILE } },
});

beforeAll(async () => {
  const at = clock.now();
  const experts = Array.from({ length: 100 }, (_, index) => `${REVIEW}.expert-${index}`);
  const step = (type: string, key: string, to: string, event: string, after: number) => ({
    type,
    key,
    n: 1,
    from: null,
    to,
    event,
    at: at + after,
    ms: 0,
  });
  const trail = new Trail(REVIEW, store);
  await store.commit([
    { op: 'put', key: reviewKeys.view(REVIEW), value: view({}) },
    { op: 'put', key: reviewKeys.over(at + 1_000, REVIEW), value: REVIEW },
    ...trail.writes([step('review', REVIEW, 'received', 'submit', 0), step('review', REVIEW, 'reading', '', 0)]),
    ...trail.writes([
      step('review', REVIEW, 'convening', 'read.done', 5),
      step('review', REVIEW, 'analysing', '', 5),
      ...experts.map((key) => step('expert', key, 'thinking', 'brief', 5)),
    ]),
    ...experts.flatMap((key, index) =>
      trail.writes([step('expert', key, 'listening', 'examine.done', 10 + index * 3)]),
    ),
    ...trail.writes([
      step('review', REVIEW, 'completed', '', 1_000),
      ...experts.map((key) => step('expert', key, 'dismissed', 'dismiss', 1_000)),
    ]),
    ...Array.from({ length: 10_000 }, (_, index) => ({
      op: 'put' as const,
      key: ['dead-letter', `review/rev_${index}`, `m${index}`],
      value: letter(index),
    })),
  ]);
  await book.listen(bus);
  site = opsSite(
    {
      store,
      bus,
      clock,
      entropy: seededEntropy(1),
      log: silentLogger,
      token: TOKEN,
      node: 'node_a',
      closing: new AbortController().signal,
      machines: new Map([['review', reviewBehaviour.machine]]),
      journal,
      deadLetters: {
        replay: async (key) => {
          replayed.push(String(key[1]));
          return { outcome: 'handled' };
        },
      },
    },
    book,
  );
  ({ base, stop } = await servePages(site));
});

afterAll(() => stop());

const program = { authorization: `Bearer ${TOKEN}` };
const get = (path: string, headers: Record<string, string> = program) =>
  fetch(base + path, { headers, redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();

const post = (
  path: string,
  fields: readonly (readonly [string, string])[],
  headers: Record<string, string> = program,
) =>
  fetch(base + path, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])),
  });

async function signIn(next = ''): Promise<{ cookie: string; answer: Response }> {
  const answer = await post(
    `/ops/sign-in${next}`,
    [
      ['token', TOKEN],
      ['name', 'Jo\u0007'],
    ],
    {},
  );
  return { cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '', answer };
}

describe('operators: signing in', () => {
  it('shows nothing to whoever is not signed in, and leads browsers to the sign-in', async () => {
    const paths = site.paths.filter((path) => !path.startsWith('/ops/sign-'));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const target = path.replace(/:\w+/g, REVIEW);
      const isPost = /confirm$|act$|redeliver$/.test(path);
      const answer = isPost ? await post(target, [], {}) : await get(target, {});
      expect([path, answer.status]).toEqual([path, isPost ? 401 : 303]);
      const asked = isPost ? answer : await get(target, { accept: 'application/json' });
      expect([path, asked.status]).toEqual([path, 401]);
    }
  });

  it('takes the admin token alone, and gives a cookie for this host only', async () => {
    const wrong = await post('/ops/sign-in', [['token', `${TOKEN}x`]], {});
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null]);
    const { answer, cookie } = await signIn();
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-conclave-ops=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
    const page = await get('/ops/reviews', { cookie });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<bdi>Jo</bdi>');
  });

  it.each([
    ['?next=/ops/reviews', '/ops/reviews'],
    ['?next=//evil.example/', '/ops/'],
    ['?next=/ops//evil.example', '/ops/'],
    ['?next=https://evil.example/ops/', '/ops/'],
    ['?next=/ops/%0d%0aset-cookie:x', '/ops/'],
    ['?next=/ops/sign-out', '/ops/'],
    ['', '/ops/'],
  ])('goes on after %s to %s', async (next, location) => {
    expect((await signIn(next)).answer.headers.get('location')).toBe(location);
  });

  it('ends a session at sign-out, after an hour of silence, and after eight hours', async () => {
    const { cookie } = await signIn();
    const status = async () => (await get('/ops/reviews', { cookie })).status;
    await post('/ops/sign-out', [], { cookie, 'sec-fetch-site': 'same-origin' });
    expect(await status()).toBe(303);
    const silent = (await signIn()).cookie;
    await clock.advance(HOUR);
    expect((await get('/ops/reviews', { cookie: silent })).status).toBe(303);
    const busy = (await signIn()).cookie;
    for (let minutes = 0; minutes < 480; minutes += 48) {
      expect((await get('/ops/reviews', { cookie: busy })).status).toBe(200);
      await clock.advance(48 * 60_000);
    }
    expect((await get('/ops/reviews', { cookie: busy })).status).toBe(303);
  });

  it('does nothing for a form of another site, though the browser sends the cookie', async () => {
    const { cookie } = await signIn();
    const answer = await post('/ops/dead-letters/act', [['act', 'drop']], { cookie, 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
  });

  it('lets one address try twenty times a minute', async () => {
    await clock.advance(61_000);
    const statuses: number[] = [];
    for (let tries = 0; tries < 22; tries += 1)
      statuses.push((await post('/ops/sign-in', [['token', 'x']], {})).status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    await clock.advance(61_000);
  });
});

describe('operators: pages', () => {
  it('makes no element of names that are markup, and none too long', async () => {
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

  it.each(['', '/live', '/record', '/history'])('answers 404 with a page for a removed review%s', async (part) => {
    const answer = await get(`/ops/reviews/rev_gone${part}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('it has been removed');
  });

  it('shows a message with its body as text, writes down who looked, and has none beyond the journal', async () => {
    const page = await text(`/ops/reviews/${REVIEW}/messages/7`);
    expect(page).toContain('&quot;say&quot;: &quot;&lt;script&gt;&quot;');
    expect(await text('/ops/log')).toContain('messages.look');
    expect((await get(`/ops/reviews/${REVIEW}/messages/2001`)).status).toBe(404);
    expect((await get(`/ops/reviews/rev_gone/messages/7`)).status).toBe(404);
  });

  it('tells why a review took long, and who was waited for', async () => {
    const page = await text(`/ops/reviews/${REVIEW}`);
    expect(page).toContain('It was analysing for 995 ms, 100% of its time.');
    expect(page).toContain('expert-99: 302 ms');
  });

  it('weighs at most 40 KB with 2,000 messages and a hundred experts, and goes on to the next page', async () => {
    const { hostname, port } = new URL(base);
    const bytes = await new Promise<number>((resolve, reject) => {
      import('node:http').then(({ get: ask }) =>
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
        ).on('error', reject),
      );
    });
    expect(bytes).toBeLessThan(40 * 1_024);
    expect(await text(`/ops/reviews/${REVIEW}`)).toContain(`/ops/reviews/${REVIEW}?after=500#messages`);
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

  it('calls a node silent after three beats, and forgets it after an hour; a forged report is none', async () => {
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

describe('operators: dead letters', () => {
  const idsOn = (page: string): string[] =>
    [...page.matchAll(/name="letter" value="(dl_[0-9a-f]{12})"/g)].map(([, id]) => id as string);

  it('shows 10,000 letters a hundred at a time, and counts no further', async () => {
    const first = await text('/ops/dead-letters');
    expect(idsOn(first)).toHaveLength(100);
    const more = /href="(\/ops\/dead-letters\?after=[\w-]+)"/.exec(first)?.[1] ?? '';
    const second = await text(more);
    expect(new Set([...idsOn(first), ...idsOn(second)]).size).toBe(200);
    expect(await text('/ops/')).toContain('1000+');
    expect(idsOn(await text('/ops/dead-letters?actor=rev_77'))).toHaveLength(1);
    expect((await get('/ops/dead-letters?after=bm9uc2Vuc2U')).status).toBe(200);
  });

  it('tells how many and which before it does anything, does those, and writes down who did', async () => {
    const [one = '', two = ''] = idsOn(await text('/ops/dead-letters'));
    const chosen = [
      ['act', 'replay'],
      ['letter', one],
      ['letter', two],
    ] as const;
    const asked = await (await post('/ops/dead-letters/confirm', chosen)).text();
    expect(asked).toContain('Replay 2 letters');
    expect(replayed).toEqual([]);
    const done = await (await post('/ops/dead-letters/act', chosen)).text();
    expect(replayed).toHaveLength(2);
    expect(done).toContain('handled');
    const dropped = await (
      await post('/ops/dead-letters/act', [
        ['act', 'drop'],
        ['letter', one],
      ])
    ).text();
    expect(dropped).toContain('dropped');
    expect((await get(`/ops/dead-letters/${one}`)).status).toBe(404);
    const log = await text('/ops/log');
    expect(log).toContain('dead-letters.replay');
    expect(log).toContain('admin token');
  });

  it('refuses more than a hundred at once, and acts nobody knows', async () => {
    const many = Array.from(
      { length: 101 },
      (_, index) => ['letter', `dl_${String(index).padStart(12, '0')}`] as const,
    );
    expect((await post('/ops/dead-letters/act', [['act', 'drop'], ...many])).status).toBe(400);
    expect((await post('/ops/dead-letters/act', [['act', 'forge']])).status).toBe(400);
  });

  it('says of a letter that is gone that it is gone', async () => {
    const answer = await post('/ops/dead-letters/act', [
      ['act', 'replay'],
      ['letter', 'dl_000000000000'],
    ]);
    expect(await answer.text()).toContain('There is no dead letter');
  });

  it('writes down who looked into one', async () => {
    const [id = ''] = idsOn(await text('/ops/dead-letters'));
    expect(await text(`/ops/dead-letters/${id}`)).not.toContain('<img');
    expect(await text('/ops/log')).toContain('dead-letters.look');
  });
});
