import { z } from 'zod';
import { Severity } from '../review/categories.ts';
import { Change, Evidence } from '../review/finding.ts';
import { Phrase } from '../review/phrase.ts';
import { Check, Ground, MOST_CHECKS, MOST_GROUNDS } from './ground.ts';

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
  /** Where statements carry evidence: the words and facts it rests on, and what it found at the places that others cited. */
  grounds: z.array(Ground).max(MOST_GROUNDS).optional(),
  checks: z.array(Check).max(MOST_CHECKS).optional(),
});
export type Position = z.infer<typeof Position>;
