import { z } from 'zod';
import { Instant } from '../messages.ts';
import { ArtifactName } from './artifacts.ts';
import { DocumentType, Preset } from './categories.ts';

/** Stages of a review under way, in their order. */
export const STAGES_UNDER_WAY = [
  'received',
  'reading',
  'convening',
  'analysing',
  'debating',
  'deciding',
  'drafting',
  'publishing',
] as const;

/** The states of the review statechart. */
export const Stage = z.enum([...STAGES_UNDER_WAY, 'completed', 'failed', 'cancelled']);
export type Stage = z.infer<typeof Stage>;

/** The status a client sees. in_progress: accepted; processing: experts at work. */
export const STATUSES = ['in_progress', 'processing', 'completed', 'failed', 'cancelled'] as const;
export const Status = z.enum(STATUSES);
export type Status = z.infer<typeof Status>;

/**
 * What the gateway and operators know of a review: a projection of the review actor's snapshot, stored in the same
 * transaction.
 */
export const ReviewView = z.strictObject({
  review_id: z.string(),
  account_id: z.string(),
  document_title: z.string(),
  preset: Preset,
  deep_review: z.boolean(),
  status: Status,
  stage: Stage,
  /** 0..100, never falls. */
  progress: z.int().min(0).max(100),
  round: z.int().min(0),
  rounds_max: z.int().min(0),
  agents_assigned: z.int().min(0),
  agents_reported: z.int().min(0),
  document_type: DocumentType.nullable(),
  artifacts: z.array(ArtifactName),
  credits_used: z.int().min(0),
  created_at: Instant,
  updated_at: Instant,
  completed_at: Instant.nullable(),
  error: z.strictObject({ detail: z.string(), error_code: z.string() }).nullable(),
  /** Of a review that asks language models: the most they may cost. */
  language_model_budget_usd: z.number().min(0).optional(),
});
export type ReviewView = z.infer<typeof ReviewView>;

/** One entry of a review's event stream; `seq` counts from 1 without gaps. */
export const ReviewEvent = z.strictObject({
  review_id: z.string(),
  seq: z.int().min(1),
  /** E.g. review.stage, expert.reported, round.tallied, artifact.ready, review.completed. */
  name: z.string(),
  at: Instant,
  data: z.record(z.string(), z.unknown()),
});
export type ReviewEvent = z.infer<typeof ReviewEvent>;
