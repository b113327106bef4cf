import { z } from 'zod';
import { DEFAULT_DEEP_PROTOCOL, DEFAULT_PROTOCOL } from '../catalogue/catalogue.ts';
import { numberInWords } from '../in-words.ts';
import { TrackedChanges } from '../messages.ts';
import { LanguageModels, ModelRedaction } from '../models/model-plan.ts';
import { DocumentType, Preset } from '../review/categories.ts';
import { DEFAULT_MAX_CHARACTERS, DEFAULT_MAX_FILE_BYTES, MAX_LINES } from '../review/document-limits.ts';
import { DEFAULT_ISSUES_PER_PAGE, MOST_ISSUES_PER_PAGE } from '../review/issues-per-page.ts';
import { Status } from '../review/view.ts';

/** Most UTF-16 code units of a title, a language name, a URL: longer ones are mistakes. */
const TITLE_MAX = 500;
const LANGUAGE_MAX = 60;
const URL_MAX = 2048;
const SIDE_MAX = 200;
const PLAYBOOK_MAX = 100;
const STANDARD_MAX = 500_000;
const PROTOCOL_MAX = 60;

/** Dollars: no review of a document costs a hundredth of it. */
const MODEL_BUDGET_MAX = 10_000;
const BUDGET =
  "The most that language models may cost for this review, in dollars; the operator's limit when not given.";

/** A protocol written out takes about 1,000 characters. */
const WRITTEN_MAX = 20_000;

/**
 * Text a review can quote back: no U+0000 (no document format can hold it) and no half of a surrogate pair (it cannot be
 * written as UTF-8, so quotations would differ from what was sent).
 */
const Plain = z
  .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be a string') })
  .refine((text) => !text.includes('\u0000'), { error: 'must not contain the character U+0000' })
  .refine((text) => text.isWellFormed(), { error: 'must not contain half of a surrogate pair' });

/** Has a character other than white space. */
const Filled = Plain.refine((text) => /\S/.test(text), { error: 'must not be blank' });

/** For one line of a report, a file name, a log: a line break in it would forge the next line. */
const Line = Filled.refine((text) => !/\p{Cc}/u.test(text), { error: 'must be one line without control characters' });

const atMost = (length: number) => `must have at most ${length} characters`;

const ISSUES_ERROR = `must be a whole number from 1 to ${MOST_ISSUES_PER_PAGE}`;

const MOST_BYTES = `${DEFAULT_MAX_FILE_BYTES / 1024 ** 2} MB unless the service is set up otherwise`;

const options = {
  preset: Preset.default('comprehensive').describe('Chooses the panel of experts.'),
  enable_deep_review: z
    .boolean({ error: 'must be true or false' })
    .default(false)
    .describe('More thorough analysis; uses additional credits.'),
  output_language: Line.max(LANGUAGE_MAX, { error: atMost(LANGUAGE_MAX) })
    .default('English')
    .describe(
      'Language of the report: English, Italian or Spanish. Any other name is accepted and delivered in English.',
    ),
  language_models: LanguageModels.optional().describe(
    'Whether language models read the document, too: off (the default), if_available, or required. They are asked only where operator and account allow it.',
  ),
  language_model_redaction: ModelRedaction.optional().describe(
    'What is kept from language models: none (the default), or identities: parties, addresses and numbers go out under pseudonyms.',
  ),
  webhook_url: z
    .string({ error: 'must be a string' })
    .max(URL_MAX, { error: atMost(URL_MAX) })
    .nullish()
    .describe(
      'Receives a POST when the review completes or fails. A public http or https address; null counts as not given.',
    ),
  side: Line.max(SIDE_MAX, { error: atMost(SIDE_MAX) })
    .optional()
    .describe(
      'Whom the review speaks for: a party by its name, or a role such as customer or supplier. What favours that side is not changed. When left out, each issue says what it means for both sides.',
    ),
  playbook: Line.max(PLAYBOOK_MAX, { error: atMost(PLAYBOOK_MAX) })
    .optional()
    .describe(
      'Your positions: the id of a playbook, or `id@version`. Where it speaks, findings come from it, and the result has its hash.',
    ),
  standard: Line.max(PLAYBOOK_MAX, { error: atMost(PLAYBOOK_MAX) })
    .optional()
    .describe(
      'What the document is compared with, clause by clause: the review_id of a completed review, or the id of a playbook that has a text.',
    ),
  standard_text: Filled.max(STANDARD_MAX, { error: atMost(STANDARD_MAX) })
    .optional()
    .describe('The document to compare with, as a text instead of `standard`.'),
  document_type: DocumentType.optional().describe('What the document is, when the guess would be wrong.'),
  issues_per_page: z.coerce
    .number({ error: ISSUES_ERROR })
    .int({ error: ISSUES_ERROR })
    .min(1, { error: ISSUES_ERROR })
    .max(MOST_ISSUES_PER_PAGE, { error: ISSUES_ERROR })
    .optional()
    .describe(
      `Issues a report shows in full for each page of the document, ${DEFAULT_ISSUES_PER_PAGE} when not given; the others are listed in a table.`,
    ),
  protocol: z
    .union([z.string().max(PROTOCOL_MAX), z.looseObject({ name: z.string().max(PROTOCOL_MAX) })], {
      error: 'must be the name of a debate protocol, or a protocol written out',
    })
    .optional()
    .describe(
      `How the experts debate: the name of a protocol, or one written out (checked before the review begins). Left out: ${DEFAULT_PROTOCOL.name}, or ${DEFAULT_DEEP_PROTOCOL.name} with enable_deep_review.`,
    ),
};

/** POST /api/review/text-review. */
export const TextReviewBody = z
  .strictObject({
    document_text: Filled.describe(
      `Full text of the document, at most ${numberInWords(DEFAULT_MAX_CHARACTERS)} characters (UTF-16 code units) in ${numberInWords(MAX_LINES)} lines unless the service is set up otherwise.`,
    ),
    document_title: Line.max(TITLE_MAX, { error: atMost(TITLE_MAX) }).describe('Human-readable title.'),
    ...options,
    language_model_budget_usd: z.number().min(0).max(MODEL_BUDGET_MAX).optional().describe(BUDGET),
  })
  .meta({
    examples: [
      {
        document_text: '1. Term. This agreement renews every year unless either party objects in writing.',
        document_title: 'Service agreement',
        preset: 'legal',
        enable_deep_review: false,
        output_language: 'English',
        webhook_url: 'https://client.example/hooks/reviews',
      },
    ],
  });
export type TextReviewBody = z.infer<typeof TextReviewBody>;

/** The text fields of POST /api/review/file-review; the file is the part `file`. */
export const FileReviewFields = z.strictObject({
  document_title: Line.max(TITLE_MAX, { error: atMost(TITLE_MAX) })
    .optional()
    .describe('Human-readable title; the name of the file without its ending when not given.'),
  ...options,
  language_model_budget_usd: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,6})?$/, { error: 'must be a sum in dollars' })
    .transform(Number)
    .optional()
    .describe(BUDGET),
  enable_deep_review: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((word) => word === 'true')
    .describe('More thorough analysis; uses additional credits.'),
  protocol: z
    .string()
    .max(WRITTEN_MAX, { error: atMost(WRITTEN_MAX) })
    .transform((text, context): unknown => {
      if (!text.trimStart().startsWith('{')) return text;
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be valid JSON when it is a protocol written out' });
        return z.NEVER;
      }
    })
    .optional()
    .describe('How the experts debate: the name of a protocol, or one written out as JSON.'),
  tracked_changes: TrackedChanges.default('accept').describe(
    "How others' tracked changes in a docx are read: as if accepted, as if rejected, or (`keep`) as accepted and left alone by ours. They stay in the redline in any case.",
  ),
  unprotect: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((word) => word === 'true')
    .describe('A docx that is protected against changes, or signed, is edited all the same.'),
});
export type FileReviewFields = z.infer<typeof FileReviewFields>;

/** The form of file-review as a document describes it; the gateway reads the parts itself. */
export const FileReviewForm = z.strictObject({
  file: z.string().meta({
    format: 'binary',
    description: `A docx, pdf, txt or md document of at most ${MOST_BYTES}. Its content decides what it is, not its name.`,
  }),
  standard_file: z
    .string()
    .optional()
    .meta({
      format: 'binary',
      description: `What the document is compared with, as a docx, pdf, txt or md file instead of \`standard\` or \`standard_text\`. Both files together have at most ${MOST_BYTES}.`,
    }),
  ...FileReviewFields.shape,
});

/** The answer to a submission. */
export const SubmittedBody = z
  .strictObject({
    review_id: z.string().describe('Identifier of the new review.'),
    status: Status,
    credits_used: z.int().min(0).describe('Credits reserved; charged when the review completes.'),
    agents_assigned: z.int().min(0).describe('How many experts are on the panel.'),
  })
  .meta({
    examples: [
      {
        review_id: 'rev_7d1f4c1e-6a2b-4a8e-9c3d-2f5b8e0a1c47',
        status: 'in_progress',
        credits_used: 2,
        agents_assigned: 31,
      },
    ],
  });
export type SubmittedBody = z.infer<typeof SubmittedBody>;
