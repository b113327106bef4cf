import { z } from 'zod';
import { ArtifactName } from '../review/artifacts.ts';
import { DocumentType } from '../review/categories.ts';
import { type ReviewView, Stage, Status } from '../review/view.ts';

const Time = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC, with milliseconds.' });

const state = {
  review_id: z.string(),
  status: Status.describe('`in_progress`: accepted. `processing`: experts at work. The others are final.'),
  stage: Stage,
  progress: z.int().min(0).max(100).describe('Percent; never falls.'),
  round: z.int().min(0).describe('Round of debate it is in; 0 before the debate.'),
  rounds_max: z.int().min(0),
  agents_assigned: z.int().min(0),
  agents_reported: z.int().min(0),
  document_type: DocumentType.nullable().describe('null until the document is read.'),
  artifacts: z.array(ArtifactName).describe('What can be downloaded now.'),
  credits_used: z.int().min(0),
  created_at: Time,
  updated_at: Time,
  completed_at: Time.nullable(),
};

const ReviewError = z.strictObject({ detail: z.string(), error_code: z.string() });
const failure = ReviewError.optional().describe('Only of a failed review.');

const ModelSpending = z
  .strictObject({
    spent_usd: z
      .number()
      .min(0)
      .describe('Answers at their cost; calls under way, or lost on the way, at the most they can cost.'),
    budget_usd: z.number().min(0).describe('The most they may cost.'),
  })
  .optional()
  .describe('Only of a review that asks language models.');

/** A status, as the OpenAPI document shows it. */
export const statusExample = {
  review_id: 'rev_7d1f4c1e-6a2b-4a8e-9c3d-2f5b8e0a1c47',
  status: 'processing',
  stage: 'debating',
  progress: 62,
  round: 2,
  rounds_max: 3,
  agents_assigned: 31,
  agents_reported: 31,
  document_type: 'services',
  artifacts: [],
  credits_used: 2,
  created_at: '2026-11-20T09:30:00.000Z',
  updated_at: '2026-11-20T09:30:01.420Z',
  completed_at: null,
};

/** GET /api/review/{id}/status. */
export const StatusBody = z
  .strictObject({ ...state, error: failure, language_models: ModelSpending })
  .meta({ examples: [statusExample] });
export type StatusBody = z.infer<typeof StatusBody>;

const iso = (instant: number): string => new Date(instant).toISOString();

/**
 * The status answer of a view.
 *
 * @param spentUsd what language models have cost so far; dollars
 */
export function statusBody(view: ReviewView, spentUsd = 0): StatusBody {
  const body: StatusBody = {
    review_id: view.review_id,
    status: view.status,
    stage: view.stage,
    progress: view.progress,
    round: view.round,
    rounds_max: view.rounds_max,
    agents_assigned: view.agents_assigned,
    agents_reported: view.agents_reported,
    document_type: view.document_type,
    // Before completion no artifact can be downloaded, though some are made by then.
    artifacts: view.status === 'completed' ? view.artifacts : [],
    credits_used: view.credits_used,
    created_at: iso(view.created_at),
    updated_at: iso(view.updated_at),
    completed_at: view.completed_at === null ? null : iso(view.completed_at),
  };
  if (view.error !== null) body.error = view.error;
  const { language_model_budget_usd: budget_usd } = view;
  if (budget_usd !== undefined) body.language_models = { spent_usd: spentUsd, budget_usd };
  return body;
}
