import { z } from 'zod';
import { inlineSchema } from '../json-schema.ts';
import { ISSUE_CATEGORIES, SEVERITIES } from '../review/categories.ts';

/** How sure a model says it is: three words, since its percentages mean nothing. */
const SURENESS = ['certain', 'likely', 'possible'] as const;

const severity = z.enum(SEVERITIES);
const sure = z.enum(SURENESS);
const passage = z.int().min(1).max(99_999);
const Cited = z.strictObject({ at: passage, quote: z.string().max(600) });

export const AnsweredFinding = z.strictObject({
  category: z.enum(ISSUE_CATEGORIES),
  severity,
  sure,
  evidence: z.array(Cited).max(4),
  /** For something the document lacks: the passage it belongs after. */
  place: passage.nullable(),
  title: z.string().max(160),
  description: z.string().max(1_200),
  suggestion: z.string().max(1_200),
  before: z.string().max(2_000).nullable(),
  after: z.string().max(4_000).nullable(),
});
export type AnsweredFinding = z.infer<typeof AnsweredFinding>;

export const AnsweredPosition = z.strictObject({
  claim: z.string().max(12),
  stance: z.enum(['support', 'oppose', 'amend', 'abstain']),
  sure,
  reason: z.string().max(600),
  evidence: z.array(Cited).max(3),
  severity: severity.nullable(),
});
export type AnsweredPosition = z.infer<typeof AnsweredPosition>;

export const AnsweredText = z.strictObject({ id: z.string().max(60), text: z.string().max(4_000) });
export type AnsweredText = z.infer<typeof AnsweredText>;

/** What every question asks for. One schema for all of them: providers cache a prefix for each schema. */
export const ModelAnswer = z.strictObject({
  findings: z.array(AnsweredFinding).max(12),
  positions: z.array(AnsweredPosition).max(30),
  texts: z.array(AnsweredText).max(80),
  /** Topics of the checklist that the passages do deal with. */
  present: z.array(z.string().max(60)).max(60),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;

/** The same as a JSON schema, for providers that hold a model to one. */
export const MODEL_ANSWER_SCHEMA = inlineSchema(ModelAnswer);
