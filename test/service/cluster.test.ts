import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'nats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../protocols/account/index.ts';
import { ARTIFACTS } from '../../protocols/index.ts';
import { NatsServer, systemClock } from '../../runtime/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { administer } from './administer.ts';
import { raiseLimit, Service, untilNotBusy } from './service.ts';

/** Long enough that a node can be killed while its review is debated. */
const TEXT = Array.from({ length: 4 }, (_, index) => sampleText.replaceAll('Agreement', `Agreement ${index}`)).join(
  '\n\n',
);

const strip = (text: string): string =>
  text.replaceAll(/rev_[0-9a-f-]{36}/g, 'rev').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');

const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

/** Two nodes on one message server, over HTTP. */
describe('service: several nodes', () => {
  let directory: string;
  let nats: NatsServer;
  let first: Service;
  let second: Service;
  const others: Service[] = [];
  /** A review of the text while nothing happens: what the others must come to. */
  let undisturbed: string;

  const start = async (): Promise<Service> => {
    const joined = await Service.start({ NATS_URL: nats.url, KEY: first.key });
    others.push(joined);
    return joined;
  };
  const admin = <Result>(...args: string[]) => administer(args, first.home) as Promise<Result>;
  const text = async (service: Service, path: string) => await (await service.fetch(path)).text();
  const figure = async (service: Service, name: string): Promise<number> => {
    const metrics = await service.metrics();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
  };
  const shards = (...services: Service[]) =>
    Promise.all(services.map((service) => figure(service, 'conclave_cluster_shards')));

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'conclave-cluster-'));
    nats = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
    first = await Service.start({ NATS_URL: nats.url });
    second = await start();
    await raiseLimit(nats.url);
  });
  afterAll(async () => {
    for (const service of [first, ...others]) {
      await service.stop();
      await service.remove();
    }
    await nats.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('share the work, and each has all that was submitted at the other at once', async () => {
    await expect.poll(() => shards(first, second)).toEqual([32, 32]);
    const review = await first.submit(TEXT, { preset: 'legal' });
    expect((await second.fetch(`/api/review/${review}/status`)).status).toBe(200);
    expect((await second.follow(review)).at(-1)).toBe('completed');
    for (const path of [
      `/api/review/${review}/results`,
      `/api/review/${review}`,
      ...ARTIFACTS.map((name) => `/api/review/${review}/download/${name}`),
    ]) {
      const [here, there] = await Promise.all([second.fetch(path), first.fetch(path)]);
      expect([path, here.status, there.status]).toEqual([path, 200, 200]);
      expect(Buffer.compare(await bytesOf(here), await bytesOf(there))).toBe(0);
    }
    expect(await second.json('/api/review?limit=1')).toMatchObject({ items: [{ review_id: review }] });
    undisturbed = review;
  });

  it('know a key that was made at the other a moment ago, and no review that nobody has', async () => {
    const answer = await first.fetch('/api/keys', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'new' }),
    });
    const { key } = (await answer.json()) as { key: string };
    const headers = { authorization: `Bearer ${key}` };
    expect((await fetch(`${second.url}/api/review`, { headers })).status).toBe(200);
    expect((await second.fetch('/api/review/rev_00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const wrong = { authorization: `Bearer ${key.slice(0, -1)}` };
    expect((await fetch(`${second.url}/api/review`, { headers: wrong })).status).toBe(401);
  });

  it('take one Idempotency-Key at both at once for one review, and one charge', async () => {
    const { key } = await admin<{ key: string }>(
      'accounts',
      'create',
      '--id',
      'once',
      '--name',
      'Once',
      '--tier',
      'business',
    );
    const body = JSON.stringify({ document_text: 'The term is one year.', document_title: 'Term', preset: 'quick' });
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': 'order-1',
    };
    const replies = await Promise.all(
      [first, second, first, second].map(({ url }) =>
        untilNotBusy(() => fetch(`${url}/api/review/text-review`, { method: 'POST', headers, body })),
      ),
    );
    expect(replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const accepted = await Promise.all(replies.filter(({ ok }) => ok).map((reply) => reply.json()));
    expect(new Set(accepted.map((each) => (each as { review_id: string }).review_id)).size).toBe(1);
    const entries = await admin<LedgerEntry[]>('ledger', 'export', '--account', 'once');
    expect(entries.filter(({ kind }) => kind === 'reserve')).toHaveLength(1);
  });

  it('grant 60 calls a minute over both together', async () => {
    const { key } = await admin<{ key: string }>(
      'accounts',
      'create',
      '--id',
      'sixty',
      '--name',
      'Sixty',
      '--tier',
      'business',
    );
    const headers = { authorization: `Bearer ${key}` };
    const replies = await Promise.all(
      [first, second].flatMap(({ url }) =>
        Array.from({ length: 40 }, () => fetch(`${url}/api/review?limit=1`, { headers })),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('one that joins serves what was before it, and hands over what it took when it is asked to stop', async () => {
    const [old] = ((await first.json('/api/review?limit=1')) as { items: { review_id: string }[] }).items;
    const third = await start();
    expect(await text(third, `/api/review/${old?.review_id}/results`)).toBe(
      await text(first, `/api/review/${old?.review_id}/results`),
    );
    expect((await fetch(`${third.adminUrl}/readyz`)).status).toBe(200);
    await expect.poll(() => figure(first, 'conclave_cluster_members')).toBe(3);
    await expect.poll(() => figure(third, 'conclave_cluster_shards')).toBeGreaterThan(10);
    expect(await third.stop()).toBe(0);
    const all = async () => (await shards(first, second)).reduce((sum, each) => sum + each, 0);
    await expect.poll(all).toBe(64);
  });

  it('keep what nobody can handle, and try it again wherever its actor lives, on the audit trail', async () => {
    const connection = await connect({ servers: nats.url });
    const subject = 'conclave.review.rev_00000000-0000-4000-8000-000000000001.command.submit';
    await connection.jetstream().publish(subject, JSON.stringify({ type: 'submit' }), { msgID: 'nonsense' });
    await connection.close();
    interface Listed {
      readonly letters: readonly { readonly letter: string; readonly about: string }[];
    }
    const list = async () => (await admin<Listed>('dead-letters', 'list')).letters;
    await expect.poll(async () => (await list()).length).toBe(1);
    const [{ letter, about } = { letter: '', about: '' }] = await list();
    expect(about).toBe(subject);
    expect(await admin('dead-letters', 'show', letter)).toMatchObject({
      letter,
      message: { body: { type: 'submit' } },
    });
    expect(await admin('dead-letters', 'replay', letter)).toMatchObject({ letter, outcome: 'refused' });
    expect(await admin('dead-letters', 'drop', letter)).toEqual({ dropped: letter });
    expect(await list()).toEqual([]);
    await expect(admin('dead-letters', 'replay', letter)).rejects.toThrow(/There is no dead letter/);
    const trail = await admin<{ act: string; outcome: string }[]>('audit', 'export');
    const acts = trail
      .filter(({ act }) => act.startsWith('dead-letters'))
      .map(({ act, outcome }) => `${act} ${outcome}`);
    expect(acts).toEqual(['dead-letters.replay done', 'dead-letters.drop done', 'dead-letters.replay refused']);
  });

  it('one process runs in a directory', async () => {
    await expect(Service.start({ NATS_URL: nats.url }, second.home)).rejects.toThrow(/is in use by process \d+/);
    expect((await second.fetch('/api/review')).status).toBe(200);
  });

  it('a node that is killed costs time: the other completes what it was at, with the same results', async ({
    annotate,
  }) => {
    const expected = strip(await text(first, `/api/review/${undisturbed}/results`));
    const reached = Promise.withResolvers<void>();
    const reviews = await Promise.all(
      Array.from({ length: 4 }, (_, n) => (n % 2 === 0 ? first : second).submit(TEXT, { preset: 'legal' })),
    );
    const following = reviews.map((review) =>
      first.follow(review, (name) => name === 'round-opened' && reached.resolve()),
    );
    await reached.promise;
    await second.kill();
    const from = performance.now();
    const names = await Promise.all(following);
    await annotate(`all went on and ended ${((performance.now() - from) / 1_000).toFixed(1)} s after the kill`);
    for (const each of names) {
      expect(each.filter((name) => ['completed', 'failed', 'cancelled'].includes(name))).toEqual(['completed']);
    }
    for (const review of reviews) expect(strip(await text(first, `/api/review/${review}/results`))).toBe(expected);
    // The settlement is sent with the last event, and its account may still be moving to the node that is left.
    const booked = async () => {
      const entries = await admin<LedgerEntry[]>('ledger', 'export', '--account', 'demonstration');
      return reviews.map((review) => entries.filter(({ review_id }) => review_id === review).map(({ kind }) => kind));
    };
    await expect.poll(booked, { timeout: 60_000, interval: 500 }).toEqual(reviews.map(() => ['reserve', 'capture']));
  }, 300_000);
});
