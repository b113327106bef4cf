import { z } from 'zod';
import { DocumentType, Domain, IssueCategory } from '../review/categories.ts';

/** Longest deadline of an outside expert, in seconds: it ends before the round does, so that its silence is its own. */
const MAX_DEADLINE_SECONDS = 540;

/** Ids of outside experts begin so: none can pass for an embedded one, and every subject tells which it is. */
const PREFIX = 'outside-';

/** An expert that runs elsewhere, as the operator announces it: any program that speaks the messages. */
export const OutsideExpert = z.strictObject({
  id: z
    .string()
    .max(64)
    .regex(/^outside(-[a-z0-9]+)+$/),
  /** As reports name it, in every language. */
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^\P{Cc}*$/u),
  domain: Domain,
  /** Categories in which its word counts as a specialist's, and about which it is asked. */
  competence: z.array(IssueCategory).min(1),
  serves: z.union([z.literal('any'), z.array(DocumentType).min(1)]).default('any'),
  /** ISO 639-1 languages. */
  reads: z.union([z.literal('any'), z.array(z.string().regex(/^[a-z]{2}$/)).min(1)]).default('any'),
  /** Sits on quick panels too. */
  quick: z.boolean().default(false),
  /** Probability that a finding of it is right, as the operator measured it; 0.5 gives its vote no weight. */
  precision: z.number().min(0.5).max(0.99),
  /** Counted from each brief and call; an expert that has not answered by then is left out. */
  deadline_seconds: z.int().min(1).max(MAX_DEADLINE_SECONDS).default(60),
});
export type OutsideExpert = z.infer<typeof OutsideExpert>;

export const isOutside = (expert: string): boolean => expert.startsWith(PREFIX);
