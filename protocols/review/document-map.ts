import { z } from 'zod';
import { DocumentType, IssueCategory } from './categories.ts';
import { DealSheet } from './deal.ts';

const Probability = z.number().min(0).max(1);
const Span = { start: z.int().min(0), end: z.int().min(0) };

/** `statement` is what binds nobody: how a thing is, is worked out, or is taken. */
const DUTY_EFFECTS = ['duty', 'prohibition', 'right', 'exemption', 'statement'] as const;
export type DutyEffect = (typeof DUTY_EFFECTS)[number];
/** The most wanted first, as readers look for them. */
export const DUTY_MATTERS = [
  'payment',
  'notice',
  'report',
  'insurance',
  'audit',
  'deletion',
  'indemnity',
  'restriction',
  'deadline',
  'other',
] as const;
export type DutyMatter = (typeof DUTY_MATTERS)[number];

/** What the document is and holds, as far as it was read; a part of the result. */
export const DocumentMap = z.strictObject({
  type: DocumentType,
  type_confidence: Probability,
  /** ISO 639-1. */
  language: z.string(),
  parties: z.array(z.strictObject({ name: z.string(), role: z.string() })),
  /** Dates with what they are about. */
  dates: z.array(z.strictObject({ iso: z.string(), quote: z.string(), ...Span, section: z.string() })),
  defined_terms: z.array(z.strictObject({ term: z.string(), ...Span, uses: z.int() })),
  /** Who must do what, as the text says it. */
  obligations: z.array(
    z.strictObject({
      /** The words before the verb, as printed. */
      actor: z.string(),
      modal: z.string(),
      quote: z.string(),
      ...Span,
      section: z.string(),
      /** What the sentence does. Not for languages without a grammar, nor in results of earlier versions; so the next two. */
      effect: z.enum(DUTY_EFFECTS).optional(),
      /** What it is about; `deadline` where it is nothing else and says when. */
      matter: z.enum(DUTY_MATTERS).optional(),
      /** Who has to act, by the name the document gives to the party; empty where the text does not say. */
      owner: z.string().optional(),
    }),
  ),
  clauses: z.array(
    z.strictObject({
      number: z.string(),
      heading: z.string(),
      ...Span,
      depth: z.int(),
      /**
       * What the clause's own text, without its sub-clauses, is about; a contract has a category when one of its clauses
       * has it. `passages` are the sentences that say so.
       */
      categories: z.array(
        z.strictObject({ category: IssueCategory, probability: Probability, passages: z.array(z.strictObject(Span)) }),
      ),
    }),
  ),
  /** What could not be read, in words: an unread attachment, a language no expert reads. */
  unread: z.array(z.string()),
  /** Not in results of versions before 0.2. */
  deal: DealSheet.optional(),
});
export type DocumentMap = z.infer<typeof DocumentMap>;
