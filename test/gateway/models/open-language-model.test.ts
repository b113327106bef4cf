import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ModelStub } from '../../../gateway/model-stub/index.ts';
import type { Question } from '../../../gateway/models/language-model.ts';
import { modelTransport } from '../../../gateway/models/model-transport.ts';
import { openLanguageModel } from '../../../gateway/models/open-language-model.ts';
import { PROVIDERS } from '../../../protocols/models/index.ts';
import type { CallAnswer } from '../../../runtime/calls/index.ts';
import { systemClock } from '../../../runtime/index.ts';
import { stubSettings } from './model-settings.ts';

const KEY = 'sk-a-key-nobody-may-see';
const QUESTION: Question = {
  system: 'Rules of the house.',
  document: '=== document ab ===\n[1] The Supplier shall pay 30 days after the invoice.\n=== end of document ab ===',
  question: 'Seat: model-money\nTask: findings\nCategories: payment_terms.',
};
const EMPTY = { findings: [], positions: [], texts: [], present: [] };

/** A question on its way to a provider: what the contract of every language model (test/contract) cannot see. */
describe('a question over HTTP', () => {
  let stub: ModelStub;
  const socket = modelTransport(KEY, systemClock);
  beforeAll(async () => {
    stub = await ModelStub.start({ clock: systemClock, port: 0, script: [{ answer: EMPTY }] });
  });
  afterEach(() => {
    stub.calls.length = 0;
  });
  afterAll(async () => {
    await socket.close();
    await stub.close();
  });

  async function ask(provider: (typeof PROVIDERS)[number]): Promise<CallAnswer> {
    const languageModel = await openLanguageModel(stubSettings(provider, stub.url));
    let answer: CallAnswer | undefined;
    await languageModel
      .ask(QUESTION, async (wire) => {
        answer = await socket.send(wire, AbortSignal.timeout(30_000));
        if (answer.status !== 200) throw new Error(`status ${answer.status}`);
        return answer.body;
      })
      .catch(() => undefined);
    return answer as CallAnswer;
  }
  const sent = (): string => stub.calls[0]?.body ?? '';

  it.each(PROVIDERS)('%s: has the key in a header, put in at the socket', async (provider) => {
    await ask(provider);
    expect(JSON.stringify(stub.calls[0]?.headers)).toContain(KEY);
    expect(stub.calls[0]?.path).not.toContain(KEY);
    expect(sent()).not.toContain(KEY);
  });

  it.each(PROVIDERS)(
    '%s: holds the model to the schema, bounds what it writes, and streams nothing',
    async (provider) => {
      await ask(provider);
      expect(sent()).toContain('"suggestion"');
      expect(sent()).toMatch(/"(?:max_tokens|max_output_tokens|maxOutputTokens)":3000/);
      expect((JSON.parse(sent()) as { stream?: boolean }).stream ?? false).toBe(false);
    },
  );

  it.each(PROVIDERS)('%s: is asked once whatever the status, and is told how long to wait', async (provider) => {
    stub.next.push('429:90');
    const { status, retryAfterMs } = await ask(provider);
    expect([status, retryAfterMs]).toEqual([429, 90_000]);
    expect(stub.calls).toHaveLength(1);
  });

  it.each(PROVIDERS)('%s: follows no redirect: the document would go elsewhere', async (provider) => {
    stub.next.push('redirect');
    expect((await ask(provider)).status).toBe(307);
    expect(stub.calls).toHaveLength(1);
  });

  it('asks OpenAI not to keep question and answer', async () => {
    await ask('openai');
    expect(JSON.parse(sent())).toMatchObject({ store: false });
  });

  it('marks for Anthropic where what is worth caching ends', async () => {
    await ask('anthropic');
    expect(sent()).toMatch(/The Supplier shall pay.*cache_control.*Seat: model-money/);
  });
});
