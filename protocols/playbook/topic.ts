import { z } from 'zod';
import { DOCUMENT_TYPES, ISSUE_CATEGORIES, SEVERITIES } from '../review/categories.ts';
import { GRIEVOUS_CLASSES } from './grievous-classes.ts';
import { PATTERN_MAX, patternFault } from './linear-pattern.ts';

const WORDING_MAX = 20_000;
const NOTE_MAX = 2_000;
const NAME_MAX = 200;
const EXAMPLES_MAX = 20;
const STEPS_MAX = 10;

const text = (longest: number) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be a string') })
    .max(longest, { error: `must have at most ${longest} characters` })
    .refine((value) => /\S/.test(value), { error: 'must not be blank' })
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), {
      error: 'must hold neither U+0000 nor half of a surrogate pair',
    });

export const Line = text(NAME_MAX).refine((value) => !/\p{Cc}/u.test(value), {
  error: 'must be one line without control characters',
});
export const Note = text(NOTE_MAX);

/** Placeholders in wording: they become the names of the parties in the contract under review. */
const PLACEHOLDERS = ['provider', 'Provider', 'customer', 'Customer'];

const Wording = text(WORDING_MAX)
  .superRefine((value, context) => {
    for (const [, name = ''] of value.matchAll(/\{([^{}]*)\}/g)) {
      if (PLACEHOLDERS.includes(name)) continue;
      context.addIssue({
        code: 'custom',
        message: `names {${name.slice(0, 40)}}; known are {provider} and {customer}`,
      });
    }
  })
  .describe(
    'Wording of a clause. {provider} and {customer}, or {Provider} at the beginning of a sentence, become the names of this contract.',
  );

export const Pattern = text(PATTERN_MAX)
  .superRefine((value, context) => {
    const fault = patternFault(value);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
  })
  .describe('A regular expression of RE2, matched in linear time and without regard to case.');

/** Some patterns look for denials, such as a denial of liability, so each entry says whether a denial answers it. */
export const UnlessDenied = z
  .boolean({ error: 'must be true or false' })
  .optional()
  .describe('A sentence that denies what the pattern finds does not count: `shall not sell the data`.');

const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names, what: string) =>
  z.enum(names, { error: `is not a known ${what}` });

export const PlaybookSeverity = oneOf(SEVERITIES, 'severity');
export const Scope = {
  document_types: z
    .array(oneOf(DOCUMENT_TYPES, 'document type'))
    .max(DOCUMENT_TYPES.length)
    .optional()
    .describe('Only for documents of these types; default: all.'),
  side: z
    .enum(['provider', 'customer'], { error: 'must be provider or customer' })
    .optional()
    .describe('Only when the review speaks for this side.'),
};

/** What a topic is about: a clause that any of these finds. */
const About = z
  .strictObject({
    categories: z.array(oneOf(ISSUE_CATEGORIES, 'category')).min(1).max(20).optional(),
    grievous: z.array(oneOf(GRIEVOUS_CLASSES, 'grievous class')).min(1).max(20).optional(),
    pattern: Pattern.optional(),
    examples: z.array(text(NOTE_MAX)).min(1).max(EXAMPLES_MAX).optional().describe('Examples of sentences to find.'),
  })
  .refine((about) => Object.values(about).some((value) => value !== undefined), {
    error: 'must name categories, grievous classes, a pattern or examples',
  });

/** A position: wording, and how else to recognise a clause that says the same. */
const Position = z.strictObject({
  wording: Wording,
  pattern: Pattern.optional().describe(
    'A clause that matches takes this position; without it the wording is compared.',
  ),
  note: Note.optional(),
});
export type PlaybookPosition = z.infer<typeof Position>;

export const Topic = z.strictObject({
  id: z.string({ error: 'is required' }).regex(/^[a-z][a-z0-9-]{0,59}$/, {
    error: 'must be lower-case letters, digits and hyphens, at most 60',
  }),
  name: Line,
  about: About,
  ...Scope,
  required: z.boolean({ error: 'must be true or false' }).default(true).describe('A document without it is deficient.'),
  preferred: Position,
  acceptable: z.array(Position).max(STEPS_MAX).default([]),
  fallback: z.array(Position).max(STEPS_MAX).default([]).describe('What to settle for, step by step.'),
  walk_away: z
    .strictObject({ pattern: Pattern.optional(), unless_denied: UnlessDenied, note: Note })
    .optional()
    .describe('When not to sign; a clause that matches the pattern is critical.'),
  severity: PlaybookSeverity.default('medium').describe('Of a clause that takes none of the positions.'),
  owner: Line.optional().describe('Who decides on it.'),
  reason: Note.optional().describe('The reason, in words for the other side: shown beside the change in the redline.'),
  note: Note.optional().describe('For the client only.'),
});
export type Topic = z.infer<typeof Topic>;
