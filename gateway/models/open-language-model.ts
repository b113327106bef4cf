import { AsyncLocalStorage } from 'node:async_hooks';
import { MODEL_ANSWER_SCHEMA, type ModelSettings } from '../../protocols/models/index.ts';
import type { CallUsage } from '../../runtime/calls/index.ts';
import { type CallOptions, type Generated, loadAdapter } from './adapters/adapter.ts';
import { type Exchange, InvalidReply, type LanguageModel, type Question, type Reply } from './language-model.ts';

/** A configured model. Loads its provider's package. */
export async function openLanguageModel(settings: ModelSettings): Promise<LanguageModel> {
  const { adapter, providerOptions } = await loadAdapter(settings.provider);
  const present = new AsyncLocalStorage<AskedOnce>();
  // One model for all questions, each with its own exchange: to make one takes as long as to send a question.
  const model = adapter(settings, async (url, init) => {
    const asked = present.getStore();
    if (asked === undefined) throw new InvalidReply('a request was about to be made that nobody asked for');
    return await asked.fetch(url, init);
  });
  return {
    ask: async (question, exchange) => {
      const asked = new AskedOnce(exchange);
      const options = { ...callOptions(settings, question), ...(providerOptions && { providerOptions }) };
      try {
        return replyOf(await present.run(asked, () => model.doGenerate(options)), asked);
      } catch (error) {
        // A provider's error holds the request, and with it the document: none of it is passed on.
        if (asked.failure !== undefined) throw asked.failure;
        if (error instanceof InvalidReply) throw error;
        throw new InvalidReply('the answer is not one of this provider');
      }
    },
  };
}

/** The fetch that a provider's package is given: one request, and what became of it. */
class AskedOnce {
  readonly #exchange: Exchange;
  #asked = false;
  failure: unknown;
  body = '';

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  readonly fetch: typeof globalThis.fetch = async (url, init) => {
    if (this.#asked) throw new InvalidReply('a second request was about to be made');
    this.#asked = true;
    try {
      const headers = Object.fromEntries(new Headers(init?.headers));
      const bytes = await this.#exchange({ url: String(url), headers, body: String(init?.body) });
      this.body = Buffer.from(bytes).toString();
    } catch (error) {
      this.failure = error;
      throw error;
    }
    return new Response(this.body, { status: 200, headers: { 'content-type': 'application/json' } });
  };
}

/** Anthropic's mark for the end of what is worth caching; the others look for the prefix themselves. */
const CACHE_HERE = { anthropic: { cacheControl: { type: 'ephemeral' } } };

function callOptions(settings: ModelSettings, { system, document, question }: Question): CallOptions {
  const { max_output_tokens, structured, reasoning } = settings;
  return {
    prompt: [
      { role: 'system', content: system },
      {
        role: 'user',
        content: [
          { type: 'text', text: document, providerOptions: CACHE_HERE },
          { type: 'text', text: question },
        ],
      },
    ],
    maxOutputTokens: max_output_tokens,
    ...(reasoning !== undefined && { reasoning }),
    ...(structured === 'schema' && {
      responseFormat: { type: 'json', name: 'review_answer', schema: MODEL_ANSWER_SCHEMA },
    }),
    ...(structured === 'json' && { responseFormat: { type: 'json' } }),
  };
}

function replyOf({ content, finishReason, usage }: Generated, { body }: AskedOnce): Reply {
  if (isError(body)) throw new InvalidReply('the server answered with an error that has the status of a success');
  const part = (type: 'text' | 'reasoning') =>
    content.flatMap((each) => (each.type === type && 'text' in each ? [each.text] : [])).join('');
  const text = part('text');
  const reasoning = part('reasoning');
  const isEmpty = text === '' && reasoning === '';
  return {
    text,
    reasoning,
    finish: finishOf(finishReason.unified, isEmpty),
    usage: usageOf(usage),
  };
}

/** Some gateways report a failure with the status 200, and one adapter takes that for an empty answer. */
function isError(body: string): boolean {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === 'object' && error !== null;
  } catch {
    return false;
  }
}

function finishOf(finish: Generated['finishReason']['unified'], isEmpty: boolean): Reply['finish'] {
  if (finish === 'content-filter') return 'refused';
  if (finish === 'length') return 'cut';
  return isEmpty && finish !== 'stop' ? 'refused' : 'complete';
}

function usageOf({ inputTokens, outputTokens }: Generated['usage']): CallUsage | null {
  const { total, noCache, cacheRead = 0, cacheWrite = 0 } = inputTokens;
  const input = noCache ?? (total === undefined ? undefined : total - cacheRead - cacheWrite);
  if (input === undefined || outputTokens.total === undefined || (total ?? 0) <= 0) return null;
  return { input, cache_read: cacheRead, cache_write: cacheWrite, output: outputTokens.total };
}
