import { z } from 'zod';
import { ArtifactName } from '../review/artifacts.ts';

/** What is POSTed to webhook_url. */
export const WebhookBody = z
  .strictObject({
    event: z.enum(['review.completed', 'review.failed', 'review.revised']),
    review_id: z.string(),
    status: z.enum(['completed', 'failed']),
    credits_used: z.int().min(0).describe('Credits charged.'),
    artifacts: z.array(ArtifactName).describe('What can be downloaded; empty for a failed review.'),
    timestamp: z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC.' }),
    revision: z.int().min(2).optional().describe('Only with review.revised: which one is ready.'),
    error: z
      .strictObject({ detail: z.string(), error_code: z.string() })
      .optional()
      .describe('Only with review.failed.'),
  })
  .meta({
    examples: [
      {
        event: 'review.completed',
        review_id: 'rev_7d1f4c1e-6a2b-4a8e-9c3d-2f5b8e0a1c47',
        status: 'completed',
        credits_used: 2,
        artifacts: ['txt', 'md', 'json', 'redline', 'revised-docx', 'pdf', 'report', 'zip'],
        timestamp: '2026-11-20T09:30:04.812Z',
      },
    ],
  });
export type WebhookBody = z.infer<typeof WebhookBody>;
