import { z } from 'zod';

/** One call of a language model in a review, a line of JSON each. Lines made elsewhere need seat, round and texts only. */
export const TranscriptLine = z.looseObject({
  seat: z.string().regex(/^model(-[a-z0-9]+)+$/, 'must be the id of a seat, such as model-term'),
  /** 0 is the blind round. */
  round: z.int().min(0).max(100),
  /** Hash of model, settings, prompts and question; without it a line answers the seat's questions of the round in order. */
  key: z.string().optional(),
  /** Where the answer may be: text first, then what the model thought. */
  texts: z.array(z.string()).max(4),
  isRefused: z.boolean().default(false),
  cost_usd: z.number().min(0).nullable().default(null),
});
export type TranscriptLine = z.infer<typeof TranscriptLine>;
