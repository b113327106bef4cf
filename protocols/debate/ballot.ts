import { z } from 'zod';
import { Check } from './ground.ts';

/**
 * One voter's vote on one item. In a review the item is a claim and the candidates are `accept` and `reject`; in the lab
 * they are the answers of a question.
 */
export const Ballot = z.strictObject({
  voter: z.string(),
  item: z.string(),
  /** The chosen candidate; null abstains. */
  choice: z.string().nullable(),
  /** The voter's own probability that its choice is right, 0..1. */
  confidence: z.number().min(0).max(1),
  /** Probability that this voter is right on items of this kind, 0..1, from calibration. */
  competence: z.number().min(0).max(1),
  /** Share 0..1 of the others that the voter expects to choose as it does, from one that was asked. */
  agreement: z.number().min(0).max(1).optional(),
  /** Order of preference, the choice first, from a voter that gave one. Candidates left out rank last, level. */
  ranking: z.array(z.string()).optional(),
  /** Places in the document that the vote rests on, and what its voter found at the places that others cited. */
  facts: z.array(z.string()).optional(),
  checks: z.array(Check).optional(),
});
export type Ballot = z.infer<typeof Ballot>;
