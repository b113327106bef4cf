import type { ModelUse } from '../../protocols/models/index.ts';
import type { ReviewContext } from '../review/index.ts';

/** What the result says about language models: nothing unless the request asked for them. */
export function languageModels({ submit, model_use }: ReviewContext): { readonly language_models?: ModelUse } {
  const { models } = submit;
  if (models === undefined) return {};
  const nothing: ModelUse = {
    requested: models.requested,
    delivered: 'none',
    reasons: models.reasons.length > 0 ? [...models.reasons] : ['unavailable'],
    models: [],
    budget_usd: models.budget.review / 1_000_000,
    coverage: 0,
    quotes: 0,
    dropped: { quotes: 0, findings: 0, changes: 0, positions: 0 },
    prompts: models.prompts,
  };
  return { language_models: model_use ?? nothing };
}
