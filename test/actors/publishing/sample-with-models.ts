import { ReviewResult } from '../../../protocols/index.ts';
import { sampleResult } from './sample-result.ts';

const [member, ...others] = sampleResult.panel;
if (member === undefined) throw new Error('the sample has a panel');

interface Seated {
  readonly model: string;
  readonly answered_by?: readonly string[];
}

export const REAL: Seated = { model: 'acme-large', answered_by: ['acme-large-2026-03'] };
export const STUB: Seated = { model: 'acme-large', answered_by: ['conclave-model-stub'] };

/** The sample review with a seat for a model and an expert from outside. */
export const withModels = (models: readonly Seated[], failure: string | null = null): ReviewResult =>
  ReviewResult.parse({
    ...sampleResult,
    panel: [
      ...others,
      { ...member, expert: 'model-liability', name: 'Liability reader', kind: 'model', failure },
      { ...member, expert: 'outside.acme', name: 'Acme tax', kind: 'outside' },
    ],
    metadata: {
      ...sampleResult.metadata,
      language_models: {
        requested: 'if_available',
        delivered: 'all',
        reasons: [],
        models: models.map((seated, nth) => ({
          name: `main-${nth}`,
          provider: 'openai-compatible',
          calls: 1,
          lost: 0,
          tokens: { input: 1, cache_read: 0, output: 1 },
          cost_usd: 0,
          ...seated,
        })),
        budget_usd: 1,
        coverage: 1,
        quotes: 1,
        dropped: { quotes: 0, findings: 0, changes: 0, positions: 0 },
        prompts: '0'.repeat(64),
      },
    },
  });
