import { createAnthropic } from '@ai-sdk/anthropic';
import { KEY_PLACE } from '../language-model.ts';
import type { Adapter } from './adapter.ts';

/** `/messages`. */
export const adapter: Adapter = ({ base_url, model }, fetch) =>
  createAnthropic({ baseURL: base_url, apiKey: KEY_PLACE, fetch })(model);
