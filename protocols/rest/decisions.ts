import { z } from 'zod';
import { ArtifactName } from '../review/artifacts.ts';
import { AskedDecision, DecidedBy, MAX_DECISIONS, TakenDecision } from '../review/decision.ts';

const Time = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC, with milliseconds.' });

const WHOLE = 'must be a whole number from 1 to 100000';

/** In a query or a body. */
export const RevisionNumber = z.coerce
  .number({ error: WHOLE })
  .int({ error: WHOLE })
  .min(1, { error: WHOLE })
  .max(100_000, { error: WHOLE });

/** POST /api/review/{id}/decisions. */
export const DecisionsRequest = z
  .strictObject({
    by: DecidedBy.describe('Who decides, for the record.'),
    revision: RevisionNumber.optional().describe('The revision that was decided on; 409 when it is not the latest.'),
    decisions: z
      .array(AskedDecision, { error: 'must be a list of decisions' })
      .min(1, { error: 'must hold at least one decision' })
      .max(MAX_DECISIONS, { error: `must hold at most ${MAX_DECISIONS} decisions` })
      .refine((all) => new Set(all.map(({ target }) => target)).size === all.length, {
        error: 'must not name a target twice',
      }),
  })
  .meta({
    examples: [
      {
        by: 'A. Rossi',
        decisions: [
          { target: 'change-1', action: 'accept' },
          { target: 'change-2', action: 'edit', after: 'thirty (30) days', reason: 'As in our other contracts.' },
          { target: 'issue-5', action: 'reject', reason: 'Agreed with the other side.' },
        ],
      },
    ],
  });
export type DecisionsRequest = z.infer<typeof DecisionsRequest>;

const Revision = z.strictObject({
  revision: z.int().min(1),
  state: z.enum(['making', 'ready', 'failed']),
  by: z.string().nullable().describe('null: the panel.'),
  at: Time,
  taken: z.int().min(0).describe('Decisions that came with it.'),
  artifacts: z.array(ArtifactName).describe('What can be downloaded of it.'),
  error: z.string().nullable(),
});

/** The answer to decisions, and GET …/decisions. */
export const DecisionsBody = z
  .strictObject({
    review_id: z.string(),
    revision: z.int().min(1).describe('The latest that is ready: results and downloads are of it.'),
    making: z.int().min(2).nullable().describe('The revision that is being made now.'),
    decisions: z.array(TakenDecision).describe('The last one on each target, those that are being made included.'),
    undecided: z.strictObject({ changes: z.array(z.string()), issues: z.array(z.string()) }),
    revisions: z.array(Revision).describe('Oldest first.'),
  })
  .meta({
    examples: [
      {
        review_id: 'rev_7d1f4c1e-6a2b-4a8e-9c3d-2f5b8e0a1c47',
        revision: 1,
        making: 2,
        decisions: [
          { target: 'change-1', action: 'accept', by: 'A. Rossi', at: '2026-11-20T10:02:11.000Z', revision: 2 },
        ],
        undecided: { changes: ['change-2'], issues: ['issue-1', 'issue-2'] },
        revisions: [
          {
            revision: 1,
            state: 'ready',
            by: null,
            at: '2026-11-20T09:30:04.812Z',
            taken: 0,
            artifacts: ['txt', 'md', 'json', 'redline', 'revised-docx', 'pdf', 'report', 'zip'],
            error: null,
          },
          {
            revision: 2,
            state: 'making',
            by: 'A. Rossi',
            at: '2026-11-20T10:02:11.000Z',
            taken: 1,
            artifacts: [],
            error: null,
          },
        ],
      },
    ],
  });
export type DecisionsBody = z.infer<typeof DecisionsBody>;
