import { z } from 'zod';

/**
 * A sentence that is not yet in any language: a key of the message catalogues and the values to set into it. Machines
 * and messages carry phrases; words are chosen once, when a person reads them.
 */
export const Phrase = z.strictObject({
  key: z.string().min(1).max(120),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Phrase = z.infer<typeof Phrase>;

export type PhraseValues = Phrase['values'];
