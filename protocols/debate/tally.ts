import { z } from 'zod';

/** How a tie was resolved: not at all, by the order of the candidates, or for the status quo. */
const TieBreak = z.enum(['none', 'candidate-order', 'status-quo']);
export type TieBreak = z.infer<typeof TieBreak>;

/** What a decision rule makes of the ballots on one item. */
export const Tally = z.strictObject({
  item: z.string(),
  /** Score of every candidate in the rule's own unit (votes, log-odds, strength). */
  scores: z.record(z.string(), z.number()),
  /** Every candidate with the top score; more than one is a tie, none means the rule did not decide (no quorum). */
  winners: z.array(z.string()),
  /** The winner after the tie-break; null when the rule does not decide. */
  winner: z.string().nullable(),
  /** Top score less the runner-up's, in the rule's unit; 0 in a tie. */
  margin: z.number().min(0),
  tie_break: TieBreak,
  /** Probability 0..1 of the winner under the rule's own model. A rule without one reports the winner's share. */
  belief: z.number().min(0).max(1),
});
export type Tally = z.infer<typeof Tally>;
