import { z } from 'zod';
import { Severity } from '../review/categories.ts';
import { Change } from '../review/finding.ts';
import { Position } from './position.ts';
import { Tally } from './tally.ts';

/** disputed: the rule favours neither side enough, and somebody opposes. */
export const OUTCOMES = ['accepted', 'disputed', 'rejected'] as const;
export const Outcome = z.enum(OUTCOMES);
export type Outcome = z.infer<typeof Outcome>;

/** How the debate on one claim ended. Dissent is kept whatever the outcome. */
export const Verdict = z.strictObject({
  claim: z.string(),
  outcome: Outcome,
  /** Severity after amendments. */
  severity: Severity,
  /** The proposed change after amendments. */
  change: Change.optional(),
  tally: Tally,
  support: z.int().min(0),
  oppose: z.int().min(0),
  abstain: z.int().min(0),
  /** Rounds of debate this claim went through; 0 when it was never contested. */
  rounds: z.int().min(0),
  /** Last positions against the outcome. */
  dissent: z.array(Position),
});
export type Verdict = z.infer<typeof Verdict>;
