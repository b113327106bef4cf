import { z } from 'zod';
import { Severity } from '../../review/categories.ts';

/** Which items are debated at all; the others are decided on the blind first statements. */
export const Gate = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('none') }),
  /** Contested: an examiner opposes or amends, or belief is under the level. */
  z.strictObject({ kind: z.literal('contested'), belief_under: z.number().min(0).max(1) }),
  /** The blind votes are spread by more than this many bits. */
  z.strictObject({ kind: z.literal('entropy'), over: z.number().min(0).max(10) }),
  /** Even the surest voter is less sure than this. */
  z.strictObject({ kind: z.literal('confidence'), under: z.number().min(0).max(1) }),
  /** The item is at least this grave. */
  z.strictObject({ kind: z.literal('severity'), at_least: Severity }),
  /** The k items whose blind votes are spread most. */
  z.strictObject({ kind: z.literal('top-k'), k: z.int().min(1).max(1000) }),
  /** Any of the three tests of a gated debate lets the item in (iMAD). */
  z.strictObject({
    kind: z.literal('doubtful'),
    entropy_over: z.number().min(0).max(10),
    confidence_under: z.number().min(0).max(1),
    at_least: Severity,
  }),
]);
export type Gate = z.infer<typeof Gate>;
