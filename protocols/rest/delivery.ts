import { z } from 'zod';
import { ReviewListQuery } from './review.ts';
import { WebhookBody } from './webhook.ts';

const Time = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC, with milliseconds.' });

const Attempt = z.strictObject({
  at: Time,
  status: z.int().nullable().describe('HTTP status of the receiver; null when there was no answer.'),
  error: z.string().nullable().describe('Why the attempt failed; null when it was accepted.'),
});

const example = {
  id: 'msg_5d41402abc4b2a76b9719d911017c592',
  review_id: 'rev_7d1f4c1e-6a2b-4a8e-9c3d-2f5b8e0a1c47',
  event: 'review.completed',
  url: 'https://client.example/hooks/reviews',
  state: 'waiting',
  attempts: [{ at: '2026-11-20T09:30:05.012Z', status: 503, error: 'the receiver answered 503' }],
  next_attempt_at: '2026-11-20T09:30:35.012Z',
} as const;

const listed = {
  id: z.string().describe('The `webhook-id` of every attempt.'),
  review_id: z.string(),
  event: WebhookBody.shape.event,
  url: z.string(),
  state: z
    .enum(['posting', 'waiting', 'delivered', 'exhausted'])
    .describe('`posting`: an attempt is under way. `waiting`: for the next one. The others are final.'),
  attempts: z.array(Attempt).describe('Oldest first.'),
  next_attempt_at: Time.nullable(),
};

/** An entry of GET /api/webhooks/deliveries. */
export const DeliveryBody = z.strictObject(listed).meta({ examples: [example] });
export type DeliveryBody = z.infer<typeof DeliveryBody>;

const payload = {
  event: 'review.completed' as const,
  review_id: example.review_id,
  status: 'completed' as const,
  credits_used: 2,
  artifacts: [],
  timestamp: '2026-11-20T09:30:04.812Z',
};

/** GET /api/webhooks/deliveries/{webhook_id}, and the answer to a redelivery. */
export const DeliveryDetailBody = z
  .strictObject({ ...listed, payload: WebhookBody.describe('What is posted.') })
  .meta({ examples: [{ ...example, payload }] });
export type DeliveryDetailBody = z.infer<typeof DeliveryDetailBody>;

export const DeliveryListBody = z
  .strictObject({
    items: z.array(DeliveryBody).describe('Newest first.'),
    next_cursor: z.string().nullable().describe('Give it as `cursor` for the next page; null on the last one.'),
  })
  .meta({ examples: [{ items: [example], next_cursor: null }] });

/** Answer to POST /api/webhooks/secret/rotate. */
export const RotatedSecretBody = z
  .strictObject({
    secret: z.string().describe('The new secret. It is shown in this answer and never again.'),
    previous_expires_at: Time.nullable().describe(
      'Until then every webhook carries a signature by the old secret too; null when there was none.',
    ),
  })
  .meta({ examples: [{ secret: 'whsec_RVhBTVBMRQ==', previous_expires_at: '2026-11-21T09:30:00.000Z' }] });

/** Query of GET /api/webhooks/deliveries. */
export const DeliveryListQuery = z.strictObject({
  cursor: ReviewListQuery.shape.cursor,
  limit: ReviewListQuery.shape.limit,
});
