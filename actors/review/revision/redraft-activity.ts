import { z } from 'zod';
import { DocumentReference, TakenDecision } from '../../../protocols/index.ts';
import { activity } from '../../../runtime/hosting/index.ts';

/** Makes a revision's result from the panel's result and the decisions, and stores it. */
export const redraft = activity('redraft', {
  input: z.object({
    review_id: z.string(),
    document: DocumentReference,
    revision: z.int(),
    decisions: z.array(TakenDecision),
  }),
  output: z.object({ bytes: z.number() }),
  // The work itself is limited to a minute; before that it may wait for other reviews.
  timeoutMs: 10 * 60_000,
  retry: { intensity: 1, periodMs: 20 * 60_000, pauseMs: 200, longestPauseMs: 200 },
});
