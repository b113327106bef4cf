import { z } from 'zod';
import { ArtifactName } from './artifacts.ts';
import { TakenDecision } from './decision.ts';

/**
 * A revision of a review: its result and artifacts made again from what people decided. Revision 1 is what the panel left;
 * each further one holds all decisions so far. The record is stored by the actor that makes it.
 */
export const RevisionRecord = z.strictObject({
  review_id: z.string(),
  revision: z.int().min(2),
  state: z.enum(['making', 'ready', 'failed']),
  /** Identity of the command that asked for it: another one under the same number came too late. */
  command: z.string(),
  by: z.string(),
  /** Milliseconds since 1970-01-01 UTC. */
  at: z.number().min(0),
  /** Decisions that came with it. */
  taken: z.int().min(0),
  /** The last decision on each target, all revisions together. */
  decisions: z.array(TakenDecision),
  artifacts: z.array(ArtifactName),
  error: z.string().nullable(),
});
export type RevisionRecord = z.infer<typeof RevisionRecord>;
