import { z } from 'zod';
import { Finding } from '../review/finding.ts';

/** A finding under debate: one or several experts' findings that say the same of the same place. */
export const Claim = z.strictObject({
  /** `c1`, `c2`, … in document order; the same for the same findings, whatever order they arrived in. */
  id: z.string().regex(/^c\d+$/),
  /** The strongest of the merged findings; its evidence is the union of theirs. */
  finding: Finding,
  /** Who raised it, each with the belief it stated, in order of expert id. */
  raised_by: z.array(z.strictObject({ expert: z.string(), rule: z.string(), belief: z.number().min(0).max(1) })).min(1),
});
export type Claim = z.infer<typeof Claim>;
