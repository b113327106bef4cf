import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { KEY_PLACE } from '../language-model.ts';
import type { Adapter } from './adapter.ts';

/** `/chat/completions`: vLLM, Ollama, LM Studio, llama.cpp and most gateways. */
export const adapter: Adapter = ({ base_url, model, structured, key_env }, fetch) =>
  createOpenAICompatible({
    name: 'compatible',
    baseURL: base_url,
    ...(key_env !== undefined && { apiKey: KEY_PLACE }),
    supportsStructuredOutputs: structured === 'schema',
    fetch,
  })(model);
