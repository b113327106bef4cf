import { z } from 'zod';

/** One voter's order of preference on one item. */
export const RankedBallot = z.strictObject({
  voter: z.string(),
  item: z.string(),
  /** Best first, no candidate twice. Candidates left out rank below all named ones, level with each other. */
  ranking: z.array(z.string()),
});
export type RankedBallot = z.infer<typeof RankedBallot>;
