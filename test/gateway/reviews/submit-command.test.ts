import { expect, it } from 'vitest';
import type { ModelRequest } from '../../../actors/model-experts/index.ts';
import type { Submission } from '../../../gateway/reviews/review-service.ts';
import { submitCommand } from '../../../gateway/reviews/submit-command.ts';
import { MemoryStore } from '../../../runtime/index.ts';

const SUBMISSION: Submission = {
  review_id: 'rev_00000000-0000-4000-8000-0000000000aa',
  account_id: 'acme',
  document_title: 'Terms',
  document_text: 'Zahlung in drei Tagen, gemäß Rechnung.',
  source: { format: 'txt', file_name: null, notes: [] },
  preset: 'quick',
  deep_review: false,
  output_language: 'English',
  webhook_url: null,
  idempotency_key: null,
  protocol: null,
  document_type: 'services',
  language_models: 'if_available',
};

it('submit command: the plan of language models is made for the text, the type and the budget that the submission names', () => {
  const asked: ModelRequest[] = [];
  const planModels = (request: ModelRequest): undefined => {
    asked.push(request);
  };
  const submission = { ...SUBMISSION, language_model_budget_usd: 0.5 };
  submitCommand(submission, '0'.repeat(64), { store: new MemoryStore(), planModels });
  expect(asked).toEqual([
    {
      requested: 'if_available',
      budgetUsd: 0.5,
      consent: 'none',
      redaction: 'none',
      text: SUBMISSION.document_text,
      type: 'services',
    },
  ]);
});
