import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelStub } from '../../gateway/model-stub/index.ts';
import type { ReviewResult } from '../../protocols/index.ts';
import { systemClock } from '../../runtime/index.ts';
import { Service } from '../service/service.ts';
import { hostileContract, ORDERS } from './hostile-documents.ts';
import { allow, DEMO, modelHome, reviewed } from './model-service.ts';

const issuesOf = ({ structured_issues: issues }: ReviewResult): string[] =>
  issues.map(({ category, evidence, place }) => `${category}@${evidence[0]?.start ?? place?.at}`);

/** Documents that give orders to the reader, before a model that obeys them to the letter. */
describe('documents that give orders to a language model', { timeout: 180_000 }, () => {
  let stub: ModelStub;
  let service: Service;
  beforeAll(async () => {
    stub = await ModelStub.start({ clock: systemClock, port: 0, faults: ['obey'] });
    service = await Service.start({ STUB_KEY: 'key' }, await modelHome(stub.url));
    await allow(service, DEMO, 'stays');
  });
  afterAll(async () => {
    await service.stop();
    await service.remove();
    await stub.close();
  });

  it.each(Object.entries(ORDERS))('lose no claim of the rules and are named: %s', async (_, order) => {
    const text = hostileContract(order);
    const alone = await reviewed(service, text, { language_models: 'off' });
    const calls = stub.calls.length;
    const withModels = await reviewed(service, text);
    expect(stub.calls.length).toBeGreaterThan(calls);
    expect(issuesOf(withModels)).toEqual(expect.arrayContaining(issuesOf(alone)));
    expect(issuesOf(alone).length).toBeGreaterThan(3);
    const named = withModels.structured_issues.map(({ category }) => category);
    expect(named.some((category) => category === 'embedded_instructions' || category === 'hidden_characters')).toBe(
      true,
    );
  });
});
