import { z } from 'zod';
import { Preset } from '../review/categories.ts';
import { type ReviewView, Status } from '../review/view.ts';
import { StatusBody, statusBody, statusExample } from './status.ts';

const described = { document_title: 'Service agreement', preset: 'legal', deep_review: false };

/** GET /api/review/{id}, and an entry of the list: what was asked for, and how it stands. */
export const ReviewBody = z
  .strictObject({
    ...StatusBody.shape,
    document_title: z.string(),
    preset: Preset,
    deep_review: z.boolean(),
  })
  .meta({ examples: [{ ...statusExample, ...described }] });
export type ReviewBody = z.infer<typeof ReviewBody>;

/** GET /api/review. */
export const ReviewListBody = z
  .strictObject({
    items: z.array(ReviewBody).describe('Newest first.'),
    next_cursor: z.string().nullable().describe('Give it as `cursor` for the next page; null on the last one.'),
  })
  .meta({ examples: [{ items: [{ ...statusExample, ...described }], next_cursor: null }] });
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

/** The review answer of a view; the account stays inside. */
export const reviewBody = (view: ReviewView, spentUsd = 0): ReviewBody => ({
  ...statusBody(view, spentUsd),
  document_title: view.document_title,
  preset: view.preset,
  deep_review: view.deep_review,
});
