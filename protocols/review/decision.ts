import { z } from 'zod';
import { Severity } from './categories.ts';

/** What a person may decide on a proposed change or an issue. */
const DECISION_ACTIONS = ['accept', 'reject', 'edit'] as const;
const DecisionAction = z.enum(DECISION_ACTIONS);

/** Longest wording or reason of a decision, in UTF-16 code units: a clause of several pages. */
const WORDING_MAX = 20_000;
const REASON_MAX = 2_000;
const NAME_MAX = 200;
const TITLE_MAX = 300;

/** Decisions one request may hold, and one review may have. */
export const MAX_DECISIONS = 1_000;

const text = (longest: number) =>
  z
    .string({ error: 'must be a string' })
    .max(longest, { error: `must have at most ${longest} characters` })
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), {
      error: 'must hold neither U+0000 nor half of a surrogate pair',
    });

const line = (longest: number) =>
  text(longest)
    .refine((value) => /\S/.test(value), { error: 'must not be blank' })
    .refine((value) => !/\p{Cc}/u.test(value), { error: 'must be one line without control characters' });

const TARGET = /^(?:change|issue)-[1-9]\d{0,5}$/;

const said = {
  target: z
    .string({ error: 'must be the id of a proposed change or an issue' })
    .regex(TARGET, { error: 'must be the id of a proposed change or an issue, such as change-3 or issue-1' })
    .describe('Id of a proposed change (`change-3`) or of an issue (`issue-1`), as the results have it.'),
  action: DecisionAction.describe(
    '`reject` takes the change out of redline and revised document, or the issue with its change out of the report.',
  ),
  after: text(WORDING_MAX).optional().describe('With `edit` of a change: the wording instead of the proposed one.'),
  severity: Severity.optional().describe('With `edit` of an issue.'),
  title: line(TITLE_MAX).optional().describe('With `edit` of an issue.'),
  description: text(WORDING_MAX).optional().describe('With `edit` of an issue.'),
  suggestion: text(WORDING_MAX).optional().describe('With `edit` of an issue.'),
  reason: text(REASON_MAX).optional().describe('Why, for the record.'),
};

/** One decision as it is sent. */
export const AskedDecision = z.strictObject({
  ...said,
  seen: text(WORDING_MAX)
    .optional()
    .describe('Of a change: the wording that was decided on. When the wording has changed since, the answer is 409.'),
});
export type AskedDecision = z.infer<typeof AskedDecision>;

/** A decision that was taken. */
export const TakenDecision = z.strictObject({
  ...said,
  by: z.string().describe('Who decided.'),
  at: z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC.' }),
  revision: z.int().min(2).describe('The revision that it was made into first.'),
});
export type TakenDecision = z.infer<typeof TakenDecision>;

export const DecidedBy = line(NAME_MAX);

/** Of an issue or a change in a revision: what was decided on it last. */
export const DecisionNote = z.strictObject({
  action: DecisionAction,
  by: z.string(),
  reason: z.string().optional(),
});
export type DecisionNote = z.infer<typeof DecisionNote>;

/** A decision that conflicts with the present state. */
export const DecisionConflict = z.strictObject({
  target: z.string(),
  reason: z.string(),
  current: z.string().nullable().describe('The wording of the change, or the title of the issue; null: not there.'),
});
export type DecisionConflict = z.infer<typeof DecisionConflict>;
