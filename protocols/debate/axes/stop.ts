import { z } from 'zod';

/** No debate may last longer; a review's has a lower bound of its own. */
export const MOST_ROUNDS = 100;

const rounds = z.int().min(1).max(10);
const shape = z.strictObject({ a: z.number().gt(0), b: z.number().gt(0) });

/** The debate ends when any of these says so, never before min_rounds and always at max_rounds. S1 to S12. */
export const StopRule = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('fixed-rounds'), rounds: z.int().min(0).max(MOST_ROUNDS) }),
  z.strictObject({ rule: z.literal('no-change'), rounds }),
  z.strictObject({ rule: z.literal('posterior'), level: z.number().min(0.5).max(1) }),
  /** The leader has this share of the votes on every item, for two rounds. */
  z.strictObject({ rule: z.literal('share'), share: z.number().gt(0.5).max(1) }),
  /** The votes on every item are spread by at most this many bits, for two rounds. */
  z.strictObject({ rule: z.literal('entropy'), bits: z.number().min(0).max(10) }),
  /** S5: the distribution of agreement over items no longer moves (Kolmogorov–Smirnov), and hardly a vote changes. */
  z.strictObject({
    rule: z.literal('stable-agreement'),
    distance: z.number().gt(0).max(1),
    flips_under: z.number().gt(0).max(1),
  }),
  /** S7: Delphi's stability of ratings. */
  z.strictObject({ rule: z.literal('ratings') }),
  /** S8: Wald's test on the beliefs of the rounds, on every item. */
  z.strictObject({
    rule: z.literal('sequential-test'),
    right: shape,
    wrong: shape,
    alpha: z.number().gt(0).lt(0.5),
    beta: z.number().gt(0).lt(0.5),
  }),
  /** S9: no belief moved by as much as this. */
  z.strictObject({ rule: z.literal('freeze'), tolerance: z.number().gt(0).max(1) }),
  /** S10: those who have not voted cannot change any winner. */
  z.strictObject({ rule: z.literal('pivotal') }),
  /** S11: this share of the voters left every answer as it was. */
  z.strictObject({ rule: z.literal('done'), share: z.number().gt(0).max(1) }),
  /** S12: a thousand ballots changed fewer winners than this. */
  z.strictObject({ rule: z.literal('marginal-value'), winners_per_1000: z.number().gt(0) }),
]);
export type StopRule = z.infer<typeof StopRule>;
