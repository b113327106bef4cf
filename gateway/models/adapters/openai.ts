import { createOpenAI } from '@ai-sdk/openai';
import { KEY_PLACE } from '../language-model.ts';
import type { Adapter } from './adapter.ts';

/** `/responses`. */
export const adapter: Adapter = ({ base_url, model }, fetch) =>
  createOpenAI({ baseURL: base_url, apiKey: KEY_PLACE, fetch })(model);

/** Otherwise the provider keeps question and answer for thirty days. */
export const providerOptions = { openai: { store: false } };
