import { z } from 'zod';
import { LanguageModels, ModelReason } from './model-plan.ts';

const Count = z.int().min(0);

/** What the stand-in for language models calls itself in every answer. */
export const STUB_MODEL = 'conclave-model-stub';

/** What language models did for a review, and what it cost. */
export const ModelUse = z.strictObject({
  requested: LanguageModels.exclude(['off']),
  /** all: every seat said what it had to say. */
  delivered: z.enum(['all', 'partial', 'none']),
  reasons: z.array(ModelReason),
  models: z.array(
    z.strictObject({
      /** In models.json. */
      name: z.string(),
      provider: z.string(),
      model: z.string(),
      /** What the answers themselves say that they come from: a version of the model, or a stub. */
      answered_by: z.array(z.string()).max(5).optional(),
      calls: Count,
      /** Calls whose outcome is unknown: the provider may have charged for them. */
      lost: Count,
      tokens: z.strictObject({ input: Count, cache_read: Count, output: Count }),
      cost_usd: z.number().min(0),
    }),
  ),
  /** The most the review was allowed to cost. */
  budget_usd: z.number().min(0),
  /** Smallest share of the passages that the answers of a reader cover, among those that answered; 0 when none did. */
  coverage: z.number().min(0).max(1),
  /** Quotations that was in the document, and what was thrown away. */
  quotes: Count,
  dropped: z.strictObject({
    quotes: Count,
    findings: Count,
    /** New wording that was left out of a finding; not in results of earlier versions. */
    changes: Count.optional(),
    positions: Count,
  }),
  /** Words of the report that a model has put into another language; figures and quotations are the engine's own. */
  translation: z.strictObject({ language: z.string(), texts: Count, left_in_english: Count }).optional(),
  /** SHA-256 of prompts, checklists and schema. */
  prompts: z.string(),
});
export type ModelUse = z.infer<typeof ModelUse>;

/** Whether the answers come from the stub, under whatever name it is configured. */
export const isStub = ({ model, answered_by = [] }: ModelUse['models'][number]): boolean =>
  [model, ...answered_by].includes(STUB_MODEL);

/** What models wrote after the verdict: wording by claim, briefings by audience. */
export interface ModelTexts {
  readonly wording: Readonly<Record<string, string>>;
  readonly briefings: Readonly<Record<string, string>>;
}

/** How one seat fared in one round. */
export interface SeatRecord {
  readonly reasons: readonly ModelReason[];
  /** Passages that a reader's answers cover (of a verifier or writer: that it was sent), and all there are. */
  readonly covered: number;
  readonly passages: number;
  readonly quotes: number;
  readonly dropped: {
    readonly quotes: number;
    readonly findings: number;
    /** Not in records of earlier versions. */
    readonly changes?: number;
    readonly positions: number;
  };
}
