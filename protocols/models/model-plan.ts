import { z } from 'zod';
import { DocumentType, Domain, IssueCategory } from '../review/categories.ts';

/** Ids of seats that a language model sits on begin so: every subject and every rule tells what speaks. */
const PREFIX = 'model-';

export const isModelSeat = (expert: string): boolean => expert.startsWith(PREFIX);

const SeatId = z
  .string()
  .max(64)
  .regex(/^model(-[a-z0-9]+)+$/);

const Name = z.string().min(1).max(80);

/** A seat's checklist as its authors write it: one file each, in words a lawyer reads and edits. */
export const SeatSheet = z.strictObject({
  id: SeatId,
  /** As reports name it, in English and where its name in the report's language is not given. */
  name: Name,
  names: z.strictObject({ Italian: Name.optional(), Spanish: Name.optional() }).optional(),
  /** read and verify sit on the panel; write is asked after its verdict. */
  role: z.enum(['read', 'verify', 'write']),
  domain: Domain,
  /** Categories its findings may have. */
  competence: z.array(IssueCategory).min(1),
  serves: z.union([z.literal('any'), z.array(DocumentType).min(1)]),
  /** What the seat is, in one sentence to the model. */
  task: z.string().min(1).max(1_000),
  /** What it looks for, a point each. */
  checklist: z.array(z.string().min(1).max(600)).min(1).max(30),
  /** What a document of this kind should deal with: told as missing only where no part of it does. */
  topics: z.array(z.string().min(1).max(60)).max(30),
});
export type SeatSheet = z.infer<typeof SeatSheet>;

/** A language model on a panel, as it was decided when the review was accepted. */
export const ModelSeat = SeatSheet.pick({
  id: true,
  name: true,
  names: true,
  role: true,
  domain: true,
  competence: true,
  serves: true,
}).extend({
  /** Its name in models.json. */
  model: z.string(),
  /** Probability that a finding of it is right. */
  precision: z.number().min(0.5).max(0.9),
  /** From each brief and call; a seat that has not answered by then is left out. Of all readers there are; those of a panel may need less. */
  deadline_seconds: z.int().min(1).max(540),
  /** How readers take turns at the model: so many at once, each for so long at most. Plans of earlier versions do not say. */
  turns: z.strictObject({ at_once: z.int().min(1), answer_seconds: z.int().min(1) }).optional(),
});
export type ModelSeat = z.infer<typeof ModelSeat>;

/** Why no language model read, or not all of it. */
export const MODEL_REASONS = [
  'no-consent',
  'not-configured',
  'budget',
  'unavailable',
  'refused',
  'too-long',
  'invalid-answer',
  'control-failed',
  'lost',
  'late',
] as const;
export const ModelReason = z.enum(MODEL_REASONS);
export type ModelReason = z.infer<typeof ModelReason>;

export const LanguageModels = z.enum(['off', 'if_available', 'required']);
export type LanguageModels = z.infer<typeof LanguageModels>;

/** Claims in one question, and questions on a piece of the document: what is graver comes first, the rest is not asked about. */
export const CLAIMS_A_QUESTION = 25;
export const QUESTIONS_A_PIECE = 2;

/** What of a document is kept from language models: nothing, or who it is about. */
export const ModelRedaction = z.enum(['none', 'identities']);
export type ModelRedaction = z.infer<typeof ModelRedaction>;

/** Millionths of a dollar. */
const Micros = z.int().min(0);

/** What a review may do with language models. Frozen when it is accepted: no other model steps in later. */
export const ModelPlan = z.strictObject({
  requested: LanguageModels.exclude(['off']),
  /** Empty when no model may take part; `reasons` says why. */
  seats: z.array(ModelSeat).max(20),
  reasons: z.array(ModelReason).max(5),
  models: z
    .array(
      z.strictObject({
        name: z.string(),
        provider: z.string(),
        model: z.string(),
        /** Pieces that this document is read in. */
        pieces: z.int().min(1).default(1),
        /** The most that one question on it costs. */
        question_micros: Micros.default(0),
        /** Tokens that its seats are expected to send, cached ones counted in full. */
        expected_input: z.int().min(0).default(0),
      }),
    )
    .max(20),
  budget: z.strictObject({ review: Micros, account_month: Micros, day: Micros }),
  max_chunks: z.int().min(1).max(32),
  repeats: z.int().min(0).max(3),
  redaction: ModelRedaction.default('none'),
  /** Hash of prompts, checklists and schema. */
  prompts: z.string(),
});
export type ModelPlan = z.infer<typeof ModelPlan>;
