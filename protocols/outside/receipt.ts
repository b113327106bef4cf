import { z } from 'zod';
import { RefusedFinding } from '../messages.ts';

/** The node that owns the review has the statement of an outside expert: it is in the record. */
export const Receipt = z.strictObject({
  accepted: z.literal(true),
  /** Findings that are not part of it, each with the reason. */
  refused: z.array(RefusedFinding),
});
export type Receipt = z.infer<typeof Receipt>;

/** Instead of what was asked for. */
export const Refusal = z.strictObject({ error: z.string() });
export type Refusal = z.infer<typeof Refusal>;
