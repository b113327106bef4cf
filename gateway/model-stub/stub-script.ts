import { z } from 'zod';

/** Answers written down: the first entry that fits is taken, as often as it says. */
export const StubScript = z
  .array(
    z.strictObject({
      /** Only for this seat. */
      seat: z.string().optional(),
      /** Only for questions that contain these words. */
      contains: z.string().optional(),
      /** How often; without it, always. */
      times: z.int().min(1).optional(),
      /** What is answered: an object as JSON, a string as it is. */
      answer: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
      /** What goes wrong, such as 429:2; several things in turn. */
      fault: z.union([z.string(), z.array(z.string())]).optional(),
    }),
  )
  .max(1_000);
export type StubScript = z.infer<typeof StubScript>;
