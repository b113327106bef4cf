import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ModelStub } from '../../gateway/model-stub/index.ts';
import type { ReviewResult } from '../../protocols/index.ts';
import { systemClock } from '../../runtime/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { Service } from '../service/service.ts';
import { administered, allow, DEMO, modelHome, reviewed } from './model-service.ts';

const ruleIssues = ({ structured_issues: issues }: ReviewResult): string[] =>
  issues
    .filter(({ source }) => source !== 'model')
    .map(({ category, evidence }) => `${category}@${evidence[0]?.start}`);

describe('a review whose model gets into trouble', { timeout: 180_000 }, () => {
  let stub: ModelStub;
  let service: Service;
  /** What the rules alone find. */
  let alone: ReviewResult;
  beforeAll(async () => {
    stub = await ModelStub.start({ clock: systemClock, port: 0 });
    service = await Service.start({ STUB_KEY: 'key' }, await modelHome(stub.url));
    await allow(service, DEMO, 'stays');
    alone = await reviewed(service, sampleText, { language_models: 'off' });
  }, 120_000);
  beforeEach(() => {
    stub.calls.length = 0;
  });
  afterAll(async () => {
    await service.stop();
    await service.remove();
    await stub.close();
  });

  it('drops what the verifier says of claims that nobody asked about, and counts it', async () => {
    // Six readers, then what is asked about claims.
    stub.next.push(...Array.from({ length: 6 }, () => 'delay:1'), 'strange-ids');
    const result = await reviewed(service, sampleText);
    const [verifier, ...more] = stub.calls.filter(({ seat }) => seat === 'model-verifier');
    expect(more).toEqual([]);
    const asked = verifier?.body.match(/\\"id\\":/g)?.length ?? 0;
    expect(asked).toBeGreaterThan(2);
    // All but the two control claims.
    expect(result.metadata.language_models).toMatchObject({
      delivered: 'all',
      reasons: [],
      dropped: { positions: asked - 2 },
    });
    expect(ruleIssues(result)).toEqual(expect.arrayContaining(ruleIssues(alone)));
  });

  it('asks nobody when not even one question is within the budget of the request, and says so', async () => {
    const text = `${sampleText}\n\n14. Budget. This clause makes another document of it.`;
    const result = await reviewed(service, text, { language_model_budget_usd: 0.001 });
    expect(stub.calls).toHaveLength(0);
    expect(result.metadata.language_models).toMatchObject({
      delivered: 'none',
      reasons: ['budget'],
      budget_usd: 0.001,
      coverage: 0,
    });
    expect(result.document.unread.join(' ')).toContain('the budget for language models does not allow it');
  });

  it('fails and gives the credits back when the review requires a language model, and none delivers', async () => {
    stub.next.push(...Array.from({ length: 40 }, () => '401'));
    const text = `${sampleText}\n\n14. Required. This clause makes another document of it.`;
    const id = await service.submit(text, { preset: 'quick', language_models: 'required' });
    expect((await service.follow(id)).at(-1)).toBe('failed');
    stub.next.length = 0;
    const status = JSON.stringify(await service.json(`/api/review/${id}/status`));
    expect(status).toContain('a language model was required, and none delivered: the language model refused to answer');
    const { entries } = (await administered(service, 'ledger.page', { account: DEMO })) as {
      entries: { kind: string; review_id: string | null }[];
    };
    expect(entries.flatMap(({ kind, review_id }) => (review_id === id ? [kind] : []))).toEqual(['reserve', 'release']);
  });

  // The last one: the breaker stays open for a while.
  it('completes in part when the server fails five times in a row: what was answered counts, the rest is not asked for', async () => {
    // The first reader goes alone, and has its answer; the server fails from then on.
    stub.next.push('delay:1', ...Array.from({ length: 100 }, () => '500'));
    const result = await reviewed(service, `${sampleText}\n\n14. Failures. This clause makes another document of it.`);
    expect(result.metadata.language_models).toMatchObject({
      delivered: 'partial',
      reasons: ['unavailable'],
      models: [{ calls: 1, lost: 0 }],
    });
    // Five failures open the breaker; calls that were on their way at that moment end, and one probe after half a minute.
    expect(stub.calls.length).toBeGreaterThanOrEqual(6);
    expect(stub.calls.length).toBeLessThanOrEqual(10);
    const [first] = stub.calls;
    expect(stub.calls.filter(({ charged }) => charged)).toEqual([first]);
    const seats = result.panel.filter(({ kind }) => kind === 'model').map(({ expert }) => expert);
    const failed = result.panel.flatMap(({ expert, failure }) => (failure === null ? [] : [expert]));
    expect(failed.toSorted()).toEqual(seats.filter((seat) => seat !== first?.seat).toSorted());
    expect(ruleIssues(result)).toEqual(expect.arrayContaining(ruleIssues(alone)));
    expect(result.document.unread.join(' ')).toContain('could not be reached');
    const { models } = (await administered(service, 'models.calls', { review: result.metadata.review_id })) as {
      models: { refused: number }[];
    };
    expect(models[0]?.refused).toBeGreaterThanOrEqual(5);
  });
});
