import { z } from 'zod';
import { Severity } from '../review/categories.ts';
import { Change, Evidence } from '../review/finding.ts';
import { Phrase } from '../review/phrase.ts';

const STANCES = ['support', 'oppose', 'amend', 'abstain'] as const;
export const Stance = z.enum(STANCES);
export type Stance = z.infer<typeof Stance>;

/** What an expert who amends would have instead. */
export const Amendment = z.strictObject({ severity: Severity.optional(), change: Change.optional() });
export type Amendment = z.infer<typeof Amendment>;

/** Where one expert stands on one claim in one round. */
export const Position = z.strictObject({
  expert: z.string(),
  claim: z.string(),
  stance: Stance,
  /** The expert's probability that the claim holds, 0..1: near 0 when it opposes. */
  belief: z.number().min(0).max(1),
  reason: Phrase,
  amendment: Amendment.optional(),
  /** Of language models: the passages that the position rests on. */
  evidence: z.array(Evidence).max(3).optional(),
});
export type Position = z.infer<typeof Position>;
