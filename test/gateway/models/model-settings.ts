import { ModelSettings } from '../../../protocols/models/index.ts';

/** Settings of a stub under the provider's wire format. */
export const stubSettings = (
  provider: ModelSettings['provider'],
  url: string,
  more: Partial<ModelSettings> = {},
): ModelSettings =>
  ModelSettings.parse({
    provider,
    model: 'stub',
    base_url: `${url}/${provider === 'google' ? 'v1beta' : 'v1'}`,
    key_env: 'STUB_KEY',
    data: 'stays',
    context_tokens: 200_000,
    requests_per_minute: 100_000,
    tokens_per_minute: 1_000_000_000,
    ...more,
  });
