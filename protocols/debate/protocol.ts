import { z } from 'zod';
import { Decision, Gate, MOST_ROUNDS, Responder, StopRule, Topology } from './axes/index.ts';

export { Decision, Gate, OpinionModel, Responder, StopRule, Topology } from './axes/index.ts';

/**
 * A debate protocol is data: it is named in a request, hashed, and recorded with its hash in the result. Axes that were
 * added later are optional and without a default, so that earlier protocols keep their hash.
 */
export const Protocol = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,60}$/),
  title: z.string().max(120),
  gate: Gate,
  topology: Topology,
  /**
   * sync: everyone reads the round before. sequential: everyone reads the newest, in order of expert id.
   * random-sequential: the same in an order drawn by seed every round. recorded: in the order of a recorded debate.
   */
  schedule: z.enum(['sync', 'sequential', 'random-sequential', 'recorded']),
  /**
   * What an expert sees of the peers it hears: nothing, the last round, all rounds; anonymous: the last round without names;
   * summary: only how many say what; blind-until-vote: nothing before the last possible round.
   */
  visibility: z.enum(['blind', 'last-round', 'all-rounds', 'anonymous', 'summary', 'blind-until-vote']),
  /** With all-rounds: how many rounds back an expert sees. */
  memory: z.int().min(1).max(MOST_ROUNDS).optional(),
  /**
   * The part of a statement that others see; each adds to the one before. `with-evidence`: the words and facts it rests on, which
   * those who hear them may look at in the document; where there is none, as in the lab, nothing. The last adds the panel's vote counts.
   */
  exposure: z.enum(['stance', 'stance-and-reason', 'with-confidence', 'with-evidence', 'with-counts']),
  /** How confidence is shown: as stated, or on the panel's common scale of 1..10 (DebUnc). */
  confidence: z.enum(['stated', 'relative']).optional(),
  responder: Responder.optional(),
  decision: Decision,
  stop: z.strictObject({
    rules: z.array(StopRule).min(1),
    min_rounds: z.int().min(0).max(MOST_ROUNDS),
    max_rounds: z.int().min(0).max(MOST_ROUNDS),
  }),
});
export type Protocol = z.infer<typeof Protocol>;
