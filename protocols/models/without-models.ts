import type { LanguageModels, ModelPlan } from './model-plan.ts';

/** The plan of a review that asks for language models where none is set up; undefined when it asks for none. */
export function withoutModels(requested: LanguageModels): ModelPlan | undefined {
  if (requested === 'off') return undefined;
  return {
    requested,
    seats: [],
    reasons: ['not-configured'],
    models: [],
    budget: { review: 0, account_month: 0, day: 0 },
    max_chunks: 1,
    repeats: 0,
    redaction: 'none',
    prompts: '',
  };
}
