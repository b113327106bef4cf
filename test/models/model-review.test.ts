import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ModelStub } from '../../gateway/model-stub/index.ts';
import { systemClock } from '../../runtime/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { Service } from '../service/service.ts';
import { administered, allow, DEMO, modelHome, reviewed } from './model-service.ts';

const KEY = 'sk-a-key-nobody-may-see';

/** Of the parties of the sample. */
const NAMES = ['Harbour & Vale', 'Brightmoor'];

/** Reviews of the real service whose panel has language models on it: stubs, which say so. */
describe('reviews with language models', { timeout: 120_000 }, () => {
  let stub: ModelStub;
  let service: Service;
  beforeAll(async () => {
    stub = await ModelStub.start({ clock: systemClock, port: 0 });
    service = await Service.start({ STUB_KEY: KEY }, await modelHome(stub.url));
    await allow(service, DEMO, 'stays');
  }, 120_000);
  afterEach(() => {
    stub.calls.length = 0;
    stub.next.length = 0;
  });
  afterAll(async () => {
    await service.stop();
    await service.remove();
    await stub.close();
  });

  it('has the words, the seats and the cost of the models in its result, and says whose words they are', async () => {
    const result = await reviewed(service, sampleText);
    const use = result.metadata.language_models;
    expect(use).toMatchObject({ requested: 'if_available', delivered: 'all', reasons: [], coverage: 1 });
    // Whatever the operator calls it, the answers say what they come from.
    expect(use?.models[0]).toMatchObject({
      name: 'main',
      model: 'stub',
      lost: 0,
      answered_by: ['conclave-model-stub'],
    });
    expect(use?.models[0]?.calls).toBe(stub.calls.length);
    expect(use?.models[0]?.cost_usd).toBeGreaterThan(0);
    expect(use?.models[0]?.cost_usd).toBeLessThan(1);
    const seats = result.panel.filter(({ kind }) => kind === 'model');
    expect(seats.map(({ expert }) => expert)).toContain('model-verifier');
    expect(seats.every(({ failure }) => failure === null)).toBe(true);
    expect(seats.some(({ findings }) => findings > 0)).toBe(true);
    for (const issue of result.structured_issues.filter(({ source }) => source === 'model')) {
      expect(issue.title).toMatch(/^Stub: .*\(stub\)$/);
      expect(issue.description).toMatch(/^In the words of a stub, which is no language model: /);
      expect(issue.suggestions[0]).toMatch(/ \(stub\)$/);
      for (const { quote, start, end } of issue.evidence) expect(sampleText.slice(start, end)).toBe(quote);
    }
    const suggestions = result.structured_issues.flatMap(({ suggestions }) => suggestions);
    expect(suggestions.join()).toContain(
      'Where a language model would propose wording, a stub wrote: [Stub, no language model]',
    );
    expect(result.executive_briefings.map(({ points }) => points.at(-1))).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^In the words of a stub, which is no.*Stub/)),
    );
    const { models } = (await administered(service, 'models.calls', { review: result.metadata.review_id })) as {
      models: unknown[];
    };
    expect(models).toMatchObject([{ model: 'main', calls: stub.calls.length, lost: 0 }]);
    const cost = use?.models[0]?.cost_usd;
    const status = await service.json(`/api/review/${result.metadata.review_id}/status`);
    expect(status).toMatchObject({ language_models: { spent_usd: cost, budget_usd: 1 } });
    const { entries } = (await administered(service, 'ledger.page', { account: DEMO })) as {
      entries: { kind: string; review_id: string | null; language_models_usd: number | null }[];
    };
    const mine = entries.filter(({ review_id }) => review_id === result.metadata.review_id);
    expect(mine.map(({ kind, language_models_usd }) => [kind, language_models_usd])).toEqual([
      ['reserve', null],
      ['capture', cost],
    ]);
    expect(result.metadata.engine).not.toContain('no language model');
    expect(JSON.stringify(result)).not.toContain(KEY);
    expect(service.complaints).not.toContain(KEY);
  });

  it('asks nobody when the request does not ask for it, and its result is as before', async () => {
    const result = await reviewed(service, sampleText, { language_models: 'off' });
    expect(stub.calls).toHaveLength(0);
    expect(result.metadata.language_models).toBeUndefined();
    expect(result.metadata.engine).toContain('no language model');
    expect(result.panel.some(({ kind }) => kind === 'model')).toBe(false);
  });

  it('lets the first reader go alone, and the others read the same prefix', async () => {
    await reviewed(service, `${sampleText}\n\n14. Prefix. This clause makes another document of it.`);
    const [first, ...others] = stub.calls.filter(({ seat }) => seat !== 'model-verifier');
    const prefix = (body = ''): string => body.slice(0, body.indexOf('Seat: '));
    expect(others.length).toBeGreaterThan(3);
    expect(new Set(others.map(({ body }) => prefix(body)))).toEqual(new Set([prefix(first?.body)]));
  });

  it('completes without the models when they fail, and says why', async () => {
    stub.next.push(...Array.from({ length: 40 }, () => '401'));
    const result = await reviewed(service, `${sampleText}\n\n14. Refusals. This clause makes another document of it.`);
    expect(result.metadata.language_models).toMatchObject({ delivered: 'none', reasons: ['refused'] });
    expect(result.structured_issues.length).toBeGreaterThan(0);
    expect(result.document.unread.join(' ')).toContain('the language model refused to answer');
  });

  it('drops what is not in the document: invented and altered quotations', async () => {
    stub.next.push('invent', ...Array.from({ length: 6 }, () => 'alter'));
    const result = await reviewed(
      service,
      `${sampleText}\n\n14. Inventions. This clause makes another document of it.`,
    );
    expect(result.metadata.language_models?.dropped.quotes).toBeGreaterThan(0);
    for (const { evidence } of result.structured_issues) {
      for (const { quote } of evidence) expect(quote).not.toContain('against the moon');
    }
  });

  it('asks for the side and the grievous terms, keeps who it is about back, and has the names again in its result', async () => {
    const result = await reviewed(
      service,
      `${sampleText}\n\n14. Pseudonyms. This clause makes another document of it.`,
      { side: 'customer', language_model_redaction: 'identities' },
    );
    const [reader] = stub.calls.filter(({ seat }) => seat === 'model-liability');
    expect(reader?.body).toContain(String.raw`speaks for this side: \"customer\"`);
    expect(reader?.body).toContain('Liability cap is next to nothing');
    for (const { body } of stub.calls) for (const name of NAMES) expect(body).not.toContain(name);
    expect(stub.calls[0]?.body).toContain('PARTY_1');
    expect(JSON.stringify(result)).not.toContain('PARTY_1');
    expect(result.metadata.language_models).toMatchObject({ delivered: 'all' });
    expect(result.metadata.language_models?.dropped.quotes).toBe(0);
  });

  it('puts the words of a report into a language that no catalogue speaks, figures and quotations unchanged', async () => {
    const result = await reviewed(
      service,
      `${sampleText}\n\n14. Translation. This clause makes another document of it.`,
      { output_language: 'French' },
    );
    const { translation } = result.metadata.language_models ?? {};
    expect(translation).toMatchObject({ language: 'French' });
    expect(translation?.texts).toBeGreaterThan(5);
    expect(result.structured_issues[0]?.title).toMatch(/^\[Stub, no language model\] /);
    expect(result.document.unread.join(' ')).toContain('Put into French by a stub, which is no language model');
    expect(stub.calls.some(({ seat, body }) => seat === 'model-translator' && body.includes('⟦1⟧'))).toBe(true);
  });

  it("asks for the report's own language, names the seats in it, and lets the rules speak where they say the same", async () => {
    const result = await reviewed(service, `${sampleText}\n\n14. Italian. This clause makes another document of it.`, {
      output_language: 'Italian',
    });
    const asked = stub.calls.filter(({ body }) => !body.includes('Task: texts'));
    expect(asked.length).toBeGreaterThan(5);
    for (const { body } of asked) expect(body).toContain('suggestions and reasons in Italian.');
    const seats = result.panel.filter(({ kind }) => kind === 'model').map(({ name }) => name);
    expect(seats.every((name) => /^Modello linguistico: .* \(stub\)$/.test(name))).toBe(true);
    const both = result.structured_issues.filter(
      ({ raised_by }) =>
        raised_by.some((expert) => expert.startsWith('model-')) &&
        raised_by.some((expert) => !expert.startsWith('model-')),
    );
    expect(both.length).toBeGreaterThan(0);
    for (const { title, source } of both) {
      expect(source).toBeUndefined();
      expect(title).not.toContain('Stub');
    }
  });

  it('refuses a review that requires what the account has not agreed to', async () => {
    await allow(service, DEMO, 'none');
    const answer = await service.fetch('/api/review/text-review', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ document_text: sampleText, document_title: 'A', language_models: 'required' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('has not agreed');
    const result = await reviewed(service, sampleText);
    expect(result.metadata.language_models).toMatchObject({ delivered: 'none', reasons: ['no-consent'] });
    expect(stub.calls).toHaveLength(0);
    await allow(service, DEMO, 'stays');
  });
});
