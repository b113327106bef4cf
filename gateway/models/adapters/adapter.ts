import type { OpenAIProvider } from '@ai-sdk/openai';
import type { ModelSettings } from '../../../protocols/models/index.ts';

/** What every provider package gives for a model. */
export type ProviderModel = Pick<ReturnType<OpenAIProvider['languageModel']>, 'doGenerate'>;

/** Makes the provider's model, whose only way out is `fetch`. */
export type Adapter = (settings: ModelSettings, fetch: typeof globalThis.fetch) => ProviderModel;

export type CallOptions = Parameters<ProviderModel['doGenerate']>[0];
export type Generated = Awaited<ReturnType<ProviderModel['doGenerate']>>;

/** A provider's package is loaded when a model of it is configured: the four together take 95 ms. */
export async function loadAdapter(
  provider: ModelSettings['provider'],
): Promise<{ adapter: Adapter; providerOptions?: NonNullable<CallOptions['providerOptions']> }> {
  switch (provider) {
    case 'openai-compatible':
      return await import('./openai-compatible.ts');
    case 'openai':
      return await import('./openai.ts');
    case 'anthropic':
      return await import('./anthropic.ts');
    case 'google':
      return await import('./google.ts');
    default:
      return provider satisfies never;
  }
}
