import { describe, expect, it } from 'vitest';
import { type ModelRequest, planModels } from '../../../actors/model-experts/index.ts';
import { type ModelPlan, ModelsFile } from '../../../protocols/models/index.ts';
import { stubSettings } from '../../gateway/models/model-settings.ts';

const local = stubSettings('openai-compatible', 'http://127.0.0.1:1');
const cloud = stubSettings('anthropic', 'http://127.0.0.1:1', {
  data: 'leaves',
  usd_per_million: { input: 1, output: 5 },
});
const FILE = ModelsFile.parse({
  models: { local, cloud },
  roles: { read: 'local', verify: 'cloud' },
  precision: { 'model-term': 0.82 },
});
const REQUEST: ModelRequest = {
  requested: 'if_available',
  budgetUsd: null,
  consent: 'leaves',
  redaction: 'none',
  text: 'x'.repeat(40_000),
};

const planned = (request: Partial<ModelRequest>): ModelPlan =>
  planModels(FILE, { ...REQUEST, ...request }) as ModelPlan;

/** Of the seats of readers that share one model. */
function deadlines(settings: Parameters<typeof stubSettings>[2]): number[] {
  const main = stubSettings('openai-compatible', 'http://127.0.0.1:1', settings);
  const file = ModelsFile.parse({ models: { main }, roles: { read: 'main' } });
  const { seats } = planModels(file, REQUEST) as ModelPlan;
  return [...new Set(seats.map(({ deadline_seconds }) => deadline_seconds))];
}

describe('the plan of a review with language models', () => {
  it('takes the precision that was measured of a seat, and .6 of the others', () => {
    const precision = Object.fromEntries(planned({}).seats.map(({ id, precision }) => [id, precision]));
    expect(precision['model-term']).toBe(0.82);
    expect(precision['model-money']).toBe(0.6);
  });

  it('is none when the request asks for none', () => {
    expect(planModels(FILE, { ...REQUEST, requested: 'off' })).toBeUndefined();
  });

  it.each([
    ['to none', 'none', [], ['no-consent']],
    ['to those whose data stays', 'stays', ['local'], ['no-consent']],
    ['to all', 'leaves', ['cloud', 'local'], []],
  ] as const)('has the seats whose models the account agreed %s', (_, consent, models, reasons) => {
    const plan = planned({ consent });
    expect(plan.models.map(({ name }) => name)).toEqual(models);
    expect(plan.reasons).toEqual(reasons);
    expect(plan.seats.every(({ model }) => (models as readonly string[]).includes(model))).toBe(true);
  });

  it('says that none is set up where there is no file', () => {
    expect(planModels(undefined, REQUEST)).toMatchObject({ seats: [], reasons: ['not-configured'] });
  });

  it.each([
    ['four at once, two minutes each', {}, 300],
    ['one at once, a minute each', { max_concurrent: 1, answer_seconds: 60 }, 480],
    ['one at once, four minutes each', { max_concurrent: 1, answer_seconds: 240 }, 540],
  ])('waits for seats as long as a model needs for eight readers that take turns: %s', (_, settings, seconds) => {
    expect(deadlines(settings)).toEqual([seconds]);
  });

  it("has the smaller of the operator's budget and the request's, in millionths of a dollar", () => {
    expect(planned({ budgetUsd: 0.25 }).budget.review).toBe(250_000);
    expect(planned({ budgetUsd: 25 }).budget.review).toBe(1_000_000);
  });

  it('reads two million characters in eight pieces at most, each question within the bound of a context', () => {
    const [model] = planned({ text: 'x'.repeat(2_000_000) }).models.filter(({ name }) => name === 'cloud');
    expect(model?.pieces).toBeGreaterThan(3);
    expect(model?.pieces).toBeLessThanOrEqual(8);
    expect(model?.question_micros).toBeLessThanOrEqual(200_000 + 3_000 * 5);
  });
});
