import { z } from 'zod';
import { Playbook } from '../playbook/playbook.ts';
import { PlaybookLine } from '../playbook/reference.ts';
import { DocumentType } from '../review/categories.ts';

const Time = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC, with milliseconds.' });

const listed = {
  id: z.string().describe('Names the playbook in a submission.'),
  name: z.string(),
  version: z.int().min(1).describe('The latest; each replacement makes the next.'),
  hash: z.string().describe('SHA-256 of its content: the same for the same positions.'),
  shipped: z.boolean().describe('It comes with the service and cannot be changed.'),
  updated_at: Time.nullable().describe('When this version was made; null: it came with the service.'),
};

const example = {
  id: 'pb_5b0f2a6e-7a36-4f0e-9d9b-0f6f3d3a9c11',
  name: 'Services, as a customer',
  version: 2,
  hash: '7c'.repeat(32),
  shipped: false,
  updated_at: '2026-11-20T09:30:00.000Z',
};

/** A playbook of an account, without its content. */
export const PlaybookBody = z.strictObject(listed).meta({ examples: [example] });
export type PlaybookBody = z.infer<typeof PlaybookBody>;

/** GET /api/playbooks. */
export const PlaybookListBody = z
  .strictObject({ items: z.array(PlaybookBody).describe('By name, those that come with the service last.') })
  .meta({ examples: [{ items: [example] }] });

/** GET /api/playbooks/{playbook_id}. */
export const PlaybookDetailBody = z.strictObject({ ...listed, playbook: Playbook }).meta({
  examples: [{ ...example, playbook: { name: 'Short', topics: [], checks: [], text: 'The standard text.' } }],
});
export type PlaybookDetailBody = z.infer<typeof PlaybookDetailBody>;

/** Answer to DELETE /api/playbooks/{playbook_id}. */
export const RemovedPlaybookBody = z
  .strictObject({ id: z.string(), removed: z.literal(true) })
  .meta({ examples: [{ id: example.id, removed: true }] });

/** Query of GET /api/playbooks/{playbook_id}. */
export const PlaybookQuery = z.strictObject({
  version: z.coerce
    .number({ error: 'must be a whole number from 1' })
    .int({ error: 'must be a whole number from 1' })
    .min(1, { error: 'must be a whole number from 1' })
    .optional()
    .describe('An earlier version; the latest when not given.'),
});

const TEXT_MAX = 2_000_000;

/** POST /api/playbooks/{playbook_id}/try. */
export const PlaybookTrial = z
  .strictObject({
    document_text: z
      .string({ error: 'must be a string' })
      .max(TEXT_MAX, { error: `must have at most ${TEXT_MAX} characters` })
      .refine((text) => /\S/.test(text) && text.isWellFormed() && !text.includes('\u0000'), {
        error: 'must be a text',
      }),
    document_type: DocumentType.optional(),
    side: z.string({ error: 'must be a string' }).max(200, { error: 'must have at most 200 characters' }).optional(),
  })
  .meta({ examples: [{ document_text: '1. Payment. The Customer shall pay within 30 days.', side: 'customer' }] });
export type PlaybookTrial = z.infer<typeof PlaybookTrial>;

/** The answer to a trial: how the document compares with each entry. */
export const PlaybookTrialBody = z
  .strictObject({
    id: z.string(),
    version: z.int().min(1),
    document_type: DocumentType,
    provider: z.string().nullable(),
    customer: z.string().nullable(),
    lines: z.array(
      PlaybookLine.omit({ set_aside: true }).extend({
        quotes: z.array(z.string()).describe('What decides it, in the words of the document.'),
        preferred: z.string().nullable().describe('What to ask for, in the names of the document.'),
      }),
    ),
  })
  .meta({
    examples: [
      {
        id: 'services-customer',
        version: 1,
        document_type: 'services',
        provider: 'Supplier',
        customer: 'Customer',
        lines: [
          {
            id: 'payment-term',
            name: 'Payment term',
            kind: 'topic',
            standing: 'fallback',
            step: 1,
            section: '1 Payment',
            owner: 'Finance',
            quotes: ['The Customer shall pay within 30 days.'],
            preferred: 'The Customer shall pay undisputed invoices within sixty (60) days of receipt.',
          },
        ],
      },
    ],
  });
export type PlaybookTrialBody = z.infer<typeof PlaybookTrialBody>;
