import { z } from 'zod';
import { ISSUE_CATEGORIES } from '../review/categories.ts';
import { Line, Note, Pattern, PlaybookSeverity, Scope, UnlessDenied } from './topic.ts';

const own = {
  id: z.string({ error: 'is required' }).regex(/^[a-z][a-z0-9-]{0,59}$/, {
    error: 'must be lower-case letters, digits and hyphens, at most 60',
  }),
  name: Line,
  ...Scope,
  severity: PlaybookSeverity.default('medium'),
  owner: Line.optional(),
  note: Note.optional(),
};

/** What a period that a playbook checks may measure; the reader of provisions knows these and more. */
export const PERIODS = [
  'notice_of_termination',
  'notice_of_non_renewal',
  'notice',
  'cure',
  'payment',
  'term',
  'renewal',
  'survival',
  'confidentiality',
  'warranty',
  'retention',
  'breach_notification',
  'acceptance',
  'delivery',
  'response',
  'non_compete',
  'non_solicit',
] as const;

const Days = z.number({ error: 'must be a number' }).min(0).max(100_000);

/** A check of the client's own. */
export const Check = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ ...own, kind: z.literal('must_mention'), pattern: Pattern }),
    z.strictObject({ ...own, kind: z.literal('must_not_mention'), pattern: Pattern, unless_denied: UnlessDenied }),
    z.strictObject({
      ...own,
      kind: z.literal('must_not_exceed'),
      period: z.enum(PERIODS, { error: 'is not a known period' }).describe('What the period measures.'),
      days: Days.describe('A year has 365, a month 30, a week 7.'),
    }),
    z.strictObject({
      ...own,
      kind: z.literal('value_of'),
      field: z.enum([...ISSUE_CATEGORIES, 'language', 'document_type'], { error: 'is not a known field' }),
      one_of: z.array(Line).min(1, { error: 'must name at least one value' }).max(50),
    }),
  ],
  { error: 'must be a check of the kind must_mention, must_not_mention, must_not_exceed or value_of' },
);
export type Check = z.infer<typeof Check>;
