import { describe, expect, it } from 'vitest';
import { summary } from '../../../gateway/cli/summary.ts';
import type { ModelUse } from '../../../protocols/models/index.ts';
import { sampleResult } from '../../actors/publishing/sample-result.ts';

const model = {
  name: 'main',
  provider: 'openai-compatible',
  model: 'acme-large',
  calls: 9,
  lost: 1,
  tokens: { input: 1, cache_read: 0, output: 1 },
  cost_usd: 0.0213,
};

const told = (use: Pick<ModelUse, 'delivered' | 'reasons' | 'models'>): string =>
  summary({ ...sampleResult, metadata: { ...sampleResult.metadata, language_models: use } }, 'out');

describe('what the terminal tells of language models', () => {
  it('names the model, its answers and its cost', () => {
    const text = told({ delivered: 'partial', reasons: ['lost'], models: [model] });
    expect(text).toContain(
      'Language models delivered a part (lost).\n  acme-large: 9 answers, 1 lost, 0.0213 dollars\n',
    );
  });

  it('says of a stub that it is none', () => {
    const stub = { ...model, lost: 0, answered_by: ['conclave-model-stub'] };
    expect(told({ delivered: 'all', reasons: [], models: [stub] })).toContain(
      'acme-large, a stub and no language model: 9 answers',
    );
  });

  it('says why none delivered, and nothing where none was asked for', () => {
    expect(told({ delivered: 'none', reasons: ['no-consent'], models: [] })).toContain(
      'Language models delivered none (no-consent).',
    );
    expect(summary(sampleResult, 'out')).not.toContain('Language models');
  });
});
