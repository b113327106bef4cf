import { createGoogle } from '@ai-sdk/google';
import { KEY_PLACE } from '../language-model.ts';
import type { Adapter } from './adapter.ts';

/** `/models/…:generateContent`. */
export const adapter: Adapter = ({ base_url, model }, fetch) =>
  createGoogle({ baseURL: base_url, apiKey: KEY_PLACE, fetch })(model);
