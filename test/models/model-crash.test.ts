import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelStub, type SeenCall } from '../../gateway/model-stub/index.ts';
import { ReviewResult } from '../../protocols/index.ts';
import { systemClock } from '../../runtime/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { exploredCases } from '../explore.ts';
import { Service } from '../service/service.ts';
import { administered, allow, DEMO, modelHome } from './model-service.ts';

type Calls = readonly SeenCall[];

/**
 * Moments at which the service dies, by the questions that the stub has seen until then. The others are among those at which the simulated
 * nodes of model-simulation die.
 */
const MOMENTS: readonly (readonly [string, (calls: Calls) => boolean])[] = [
  ['the first answer is stored and the others are under way', (calls) => calls.length === 4],
  ['the first reader waits for its answer', (calls) => calls.length === 1],
  ['the verifier waits for its answer', (calls) => calls.at(-1)?.seat === 'model-verifier'],
];

/** A call that was lost may be lost again. */
const LIMITS = { usd_per_review: 1, usd_per_account_month: 50, usd_per_day: 100, repeats: 2, max_chunks: 8 };

/** Longer than a service takes to start again, in seconds: the wait has to outlive it. */
const WAIT_S = 12;

describe('calls of language models and the end of their process', { timeout: 120_000 }, () => {
  let stub: ModelStub;
  /** What one test leaves running is what the next one ends: each needs a service that has begun, and one that begins again. */
  let service: Service;
  let onCall: () => void = () => {};

  beforeAll(async () => {
    stub = await ModelStub.start({ clock: systemClock, port: 0, faults: ['delay:300'], onCall: () => onCall() });
    service = await Service.start({ STUB_KEY: 'key' }, await modelHome(stub.url, { limits: LIMITS }));
    await allow(service, DEMO, 'stays');
  });
  afterAll(async () => {
    await service.stop();
    await service.remove();
    await stub.close();
  });

  const submit = (): Promise<string> =>
    service.submit(sampleText, { preset: 'quick', language_models: 'if_available' });

  /** Forgets what the stub has seen until now; resolves at the moment. */
  function until(isMoment: (calls: Calls) => boolean): Promise<void> {
    stub.calls.length = 0;
    const moment = Promise.withResolvers<void>();
    onCall = () => {
      if (isMoment(stub.calls)) moment.resolve();
    };
    return moment.promise;
  }

  async function again(): Promise<void> {
    service = await Service.start({ STUB_KEY: 'key' }, service.home);
  }

  /** What the review says of its models, once it is completed. */
  async function delivered(id: string) {
    expect((await service.follow(id)).at(-1)).toBe('completed');
    const { metadata } = ReviewResult.parse(await service.json(`/api/review/${id}/results`));
    return metadata.language_models;
  }

  it.each(exploredCases(MOMENTS, 1))(
    'kill -9 while %s: every charge is an answer or is booked as lost',
    async (_, isMoment) => {
      const moment = until(isMoment);
      const id = await submit();
      await moment;
      await service.kill();
      await again();
      const use = await delivered(id);
      const [model] = use?.models ?? [];
      expect(use?.delivered).toBe('all');
      expect(model?.lost).toBeGreaterThan(0);
      // A call is booked before it is sent: one that the kill kept from being sent is booked as lost too.
      expect(stub.calls.length).toBeLessThanOrEqual((model?.calls ?? 0) + (model?.lost ?? 0));
      expect(stub.calls.length).toBeGreaterThanOrEqual(model?.calls ?? 0);
      expect(stub.charged).toBe(stub.calls.length);
    },
  );

  it('kill -9 while a model has asked to wait: nobody asks it before the time it named, and the refusal costs nothing', async () => {
    const at: number[] = [];
    stub.calls.length = 0;
    onCall = () => at.push(systemClock.now());
    stub.next.push(`429:${WAIT_S}`);
    const id = await submit();
    const refusals = async () =>
      ((await administered(service, 'models.calls', { review: id })) as { models: { refused: number }[] }).models[0]
        ?.refused;
    await expect.poll(refusals, { timeout: 20_000 }).toBe(1);
    await service.kill();
    await again();
    const use = await delivered(id);
    expect(use).toMatchObject({ delivered: 'all', models: [{ lost: 0 }] });
    const [refused = 0, ...later] = at;
    expect(later.length).toBe(use?.models[0]?.calls);
    for (const asked of later) expect(asked - refused).toBeGreaterThanOrEqual(WAIT_S * 1_000 - 50);
  });

  it('kill -9 while a call that was lost is repeated: both stay booked, and a third is answered', async () => {
    const moment = until((calls) => calls.length === 2);
    stub.next.push('drop');
    const id = await submit();
    await moment;
    await service.kill();
    await again();
    const use = await delivered(id);
    const [model] = use?.models ?? [];
    expect(use?.delivered).toBe('all');
    expect(model?.lost).toBe(2);
    expect(model?.calls).toBe(stub.calls.length - 2);
    const [lost, repeated, answered] = stub.calls.map(({ body }) => body);
    expect([repeated, answered]).toEqual([lost, lost]);
  });

  it('SIGTERM waits for the answers that are paid for, and the next start does not ask again', async () => {
    const moment = until((calls) => calls.length === 1);
    const id = await submit();
    await moment;
    expect(await service.stop()).toBe(0);
    const asked = stub.calls.length;
    await again();
    const use = await delivered(id);
    expect(use?.models[0]).toMatchObject({ lost: 0, calls: stub.calls.length });
    expect(asked).toBeGreaterThan(0);
    expect(new Set(stub.calls.map(({ body }) => body)).size).toBe(stub.calls.length);
  });
});
