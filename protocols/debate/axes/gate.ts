import { z } from 'zod';
import { Severity } from '../../review/categories.ts';

/** On top of every gate: a round in which language models could cost more than this is held without them. Dollars. */
const money = { max_usd: z.number().min(0).max(10_000).optional() };

/** Which items are debated at all; the others are decided on the blind first statements. */
export const Gate = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all'), ...money }),
  z.strictObject({ kind: z.literal('none'), ...money }),
  /** Contested: an examiner opposes or amends, or belief is under the level. */
  z.strictObject({ kind: z.literal('contested'), belief_under: z.number().min(0).max(1), ...money }),
  /** The blind votes are spread by more than this many bits. */
  z.strictObject({ kind: z.literal('entropy'), over: z.number().min(0).max(10), ...money }),
  /** Even the surest voter is less sure than this. */
  z.strictObject({ kind: z.literal('confidence'), under: z.number().min(0).max(1), ...money }),
  /** The item is at least this grave. */
  z.strictObject({ kind: z.literal('severity'), at_least: Severity, ...money }),
  /** The k items whose blind votes are spread most. */
  z.strictObject({ kind: z.literal('top-k'), k: z.int().min(1).max(1000), ...money }),
  /** Any of the three tests of a gated debate lets the item in (iMAD). */
  z.strictObject({
    kind: z.literal('doubtful'),
    entropy_over: z.number().min(0).max(10),
    confidence_under: z.number().min(0).max(1),
    at_least: Severity,
    ...money,
  }),
]);
export type Gate = z.infer<typeof Gate>;
