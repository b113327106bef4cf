import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ModelStub, type SeenCall } from '../../gateway/model-stub/index.ts';
import { ReviewResult } from '../../protocols/index.ts';
import { systemClock } from '../../runtime/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import type { Service } from '../service/service.ts';
import { ModelCluster } from './model-cluster.ts';
import { administered, callsOf } from './model-service.ts';

const REVIEWS = 4;

/** A call that was lost may be lost again. */
const LIMITS = { usd_per_review: 1, usd_per_account_month: 50, usd_per_day: 100, repeats: 2, max_chunks: 8 };

/** Longer than the others take to hear of the end of a node, in seconds. */
const WAIT_S = 10;

/** Two nodes on one message server that share their models, and the end of one of them. */
describe('calls of language models in a cluster', { timeout: 300_000 }, () => {
  let stub: ModelStub;
  let onCall: () => void = () => {};
  let cluster: ModelCluster;
  let first: Service;
  /** One for each test, which ends it. */
  let second: Service;

  beforeAll(async () => {
    stub = await ModelStub.start({ clock: systemClock, port: 0, faults: ['delay:1500'], onCall: () => onCall() });
    cluster = await ModelCluster.start(stub, { limits: LIMITS });
    first = cluster.first;
  });
  beforeEach(async () => {
    second = await cluster.join();
  });
  afterAll(async () => {
    await cluster.stop();
    await stub.close();
  });

  /** Reviews that are under way when the moment has come, by the questions that the stub has seen of them. */
  async function begun(
    test: string,
    isMoment: (calls: readonly SeenCall[]) => boolean,
    reviews = REVIEWS,
  ): Promise<string[]> {
    stub.calls.length = 0;
    const moment = Promise.withResolvers<void>();
    onCall = () => {
      if (isMoment(stub.calls)) moment.resolve();
    };
    const ids = await submitted(test, reviews);
    await moment.promise;
    return ids;
  }

  function submitted(test: string, reviews: number): Promise<string[]> {
    const texts = Array.from({ length: reviews }, (_, nth) => `${sampleText}\n\n14. Copy. This is ${test} ${nth}.`);
    return Promise.all(texts.map((text) => first.submit(text, { preset: 'quick', language_models: 'if_available' })));
  }

  /** What the reviews say of their calls, read from this node, and what its status says they cost. */
  async function ended(node: Service, ids: readonly string[]) {
    return await Promise.all(
      ids.map(async (id) => {
        expect((await node.follow(id)).at(-1)).toBe('completed');
        const { metadata } = ReviewResult.parse(await node.json(`/api/review/${id}/results`));
        const [model] = metadata.language_models?.models ?? [];
        const status = (await node.json(`/api/review/${id}/status`)) as { language_models: { spent_usd: number } };
        expect(status.language_models.spent_usd).toBeCloseTo(model?.cost_usd ?? -1, 9);
        return { calls: model?.calls ?? 0, lost: model?.lost ?? 0, use: metadata.language_models };
      }),
    );
  }
  /** Calls of the reviews that have an answer. */
  const answered = async (ids: readonly string[]) =>
    (await Promise.all(ids.map(async (review) => (await callsOf(first, review)).map((call) => ({ review, ...call })))))
      .flat()
      .filter(({ state }) => state === 'answered')
      .map(({ review, seat, round, life }) => ({ review, seat, round, life }));

  /** Begins reviews until each of both nodes has an answer on record. */
  async function answeredByBoth(): Promise<{ ids: string[]; before: Awaited<ReturnType<typeof answered>> }> {
    stub.calls.length = 0;
    onCall = () => {};
    const ids: string[] = [];
    let before: Awaited<ReturnType<typeof answered>> = [];
    const lives = async (): Promise<number> => {
      ids.push(...(await submitted(`answered ${ids.length}`, 1)));
      before = await answered(ids);
      return new Set(before.map(({ life }) => life)).size;
    };
    await expect.poll(lives, { timeout: 60_000, interval: 500 }).toBe(2);
    return { ids, before };
  }

  const total = (all: readonly { calls: number; lost: number }[], what: 'calls' | 'lost') =>
    all.reduce((sum, each) => sum + each[what], 0);

  it('kill -9 of a node: the other goes on, every call is an answer or lost, and the purses hold just that', async () => {
    const ids = await begun('killed', (calls) => calls.length === 6);
    await second.kill();
    const all = await ended(first, ids);
    expect(all.every(({ use }) => use?.delivered === 'all')).toBe(true);
    // A call is booked before it is sent: one that the kill kept from being sent is booked as lost too.
    expect(stub.calls.length).toBeLessThanOrEqual(total(all, 'calls') + total(all, 'lost'));
    expect(stub.calls.length).toBeGreaterThanOrEqual(total(all, 'calls'));
    expect(stub.charged).toBeLessThanOrEqual(stub.calls.length);
  });

  it('kill -9 of a node that has answers on record: the other hears them, and asks nobody for them again', async () => {
    const { ids, before } = await answeredByBoth();
    await second.kill();
    const all = await ended(first, ids);
    expect(all.every(({ use }) => use?.delivered === 'all')).toBe(true);
    expect(await answered(ids)).toEqual(expect.arrayContaining(before));
    // Each question has one answer: only what was under way is sent twice.
    expect(new Set(stub.calls.map(({ body }) => body)).size).toBe(total(all, 'calls'));
    expect(stub.calls.length).toBeLessThanOrEqual(total(all, 'calls') + total(all, 'lost'));
  });

  it('kill -9 of a node while a lost call is repeated: what was sent is an answer or lost, and nothing is asked after its answer', async () => {
    stub.next.push('drop');
    const ids = await begun('repeated', (calls) => new Set(calls.map(({ body }) => body)).size < calls.length);
    await second.kill();
    const all = await ended(first, ids);
    expect(all.every(({ use }) => use?.delivered === 'all')).toBe(true);
    expect(total(all, 'lost')).toBeGreaterThan(0);
    expect(stub.calls.length).toBeLessThanOrEqual(total(all, 'calls') + total(all, 'lost'));
    expect(total(all, 'calls')).toBe(new Set(stub.calls.map(({ body }) => body)).size);
  });

  it('kill -9 of a node while the model has asked to wait: the other waits as long, and the refusal costs nothing', async () => {
    stub.next.push(`429:${WAIT_S}`);
    // Its first reader goes alone: nothing else is on its way when the refusal comes.
    const [refused = ''] = await begun('refused', (calls) => calls.length === 1, 1);
    const from = systemClock.now();
    const refusals = async (): Promise<number | undefined> => {
      const { models } = (await administered(first, 'models.calls', { review: refused })) as {
        models: { refused: number }[];
      };
      return models[0]?.refused;
    };
    await expect.poll(refusals, { timeout: 20_000 }).toBe(1);
    const later: number[] = [];
    onCall = () => later.push(systemClock.now());
    const ids = [refused, ...(await submitted('waiting', REVIEWS - 1))];
    await second.kill();
    const all = await ended(first, ids);
    expect(all.every(({ use }) => use?.delivered === 'all')).toBe(true);
    for (const at of later) expect(at - from).toBeGreaterThanOrEqual(WAIT_S * 1_000 - 100);
    expect(stub.calls.length - 1).toBeLessThanOrEqual(total(all, 'calls') + total(all, 'lost'));
    expect(stub.charged).toBeLessThan(stub.calls.length);
  });

  it('a node that stops hands its reviews over, and no call that is under way is lost or asked twice', async () => {
    const ids = await begun('stopped', (calls) => calls.length === 6);
    expect(await second.stop()).toBe(0);
    const all = await ended(first, ids);
    expect(all.every(({ use }) => use?.delivered === 'all')).toBe(true);
    expect(total(all, 'lost')).toBe(0);
    expect(total(all, 'calls')).toBe(stub.calls.length);
    expect(new Set(stub.calls.map(({ body }) => body)).size).toBe(stub.calls.length);
  });
});
