import { z } from 'zod';
import { DocumentType, Preset } from '../review/categories.ts';
import { ArtifactName } from '../review/result.ts';
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

const example = {
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
  .meta({ examples: [example] });
export type StatusBody = z.infer<typeof StatusBody>;

const described = { document_title: 'Service agreement', preset: 'legal', deep_review: false };

/** GET /api/review/{id}, and an entry of the list: what was asked for, and how it stands. */
export const ReviewBody = z
  .strictObject({
    ...state,
    error: failure,
    language_models: ModelSpending,
    document_title: z.string(),
    preset: Preset,
    deep_review: z.boolean(),
  })
  .meta({ examples: [{ ...example, ...described }] });
export type ReviewBody = z.infer<typeof ReviewBody>;

/** GET /api/review. */
export const ReviewListBody = z
  .strictObject({
    items: z.array(ReviewBody).describe('Newest first.'),
    next_cursor: z.string().nullable().describe('Give it as `cursor` for the next page; null on the last one.'),
  })
  .meta({ examples: [{ items: [{ ...example, ...described }], next_cursor: null }] });
export type ReviewListBody = z.infer<typeof ReviewListBody>;

/** Query of GET /api/review. */
export const ReviewListQuery = z.strictObject({
  cursor: z
    .string({ error: 'must be given once' })
    .min(1, { error: 'must not be empty' })
    .max(500, { error: 'must have at most 500 characters' })
    .optional()
    .describe('`next_cursor` of the page before.'),
  limit: z.coerce
    .number({ error: 'must be a whole number from 1 to 100' })
    .int({ error: 'must be a whole number from 1 to 100' })
    .min(1, { error: 'must be a whole number from 1 to 100' })
    .max(100, { error: 'must be a whole number from 1 to 100' })
    .default(20)
    .describe('Entries a page.'),
  status: Status.optional().describe('Only reviews of this status.'),
  preset: Preset.optional().describe('Only reviews with this preset.'),
});
export type ReviewListQuery = z.infer<typeof ReviewListQuery>;

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

/** The review answer of a view; the account stays inside. */
export const reviewBody = (view: ReviewView, spentUsd = 0): ReviewBody => ({
  ...statusBody(view, spentUsd),
  document_title: view.document_title,
  preset: view.preset,
  deep_review: view.deep_review,
});
