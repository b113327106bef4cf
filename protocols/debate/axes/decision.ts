import { z } from 'zod';

/** Posterior or strength at and above which a candidate wins. */
const accept = z.number().min(0.5).max(1);

const bare = <Name extends string>(rule: Name) => z.strictObject({ rule: z.literal(rule) });

/**
 * How ballots become an outcome: V1 to V15 of the catalogue. These are the names and parameters of the rules; what each does,
 * and the steps that add one, are in protocols/decision/decide.ts.
 */
export const Decision = z.discriminatedUnion('rule', [
  bare('plurality'),
  z.strictObject({
    rule: z.literal('threshold'),
    /** Share of the non-abstaining votes that is needed, 0..1. */
    share: z.number().min(0).max(1),
    /** true: more than the share; false: at least the share. */
    strict: z.boolean(),
    /** Non-abstaining votes needed for any decision. */
    quorum: z.int().min(0),
  }),
  z.strictObject({
    rule: z.literal('log-odds'),
    /** Posterior at and above which a claim is accepted; at and below 1 − this it is rejected; between, disputed. */
    accept,
    /**
     * Most that one vote may weigh, in nats: it never gets there, and a heavier vote still weighs more. `median`: no vote weighs
     * more than the one in the middle. Left out: what its odds give.
     */
    cap: z.union([z.literal('median'), z.number().gt(0).max(10)]).optional(),
    /** Heaviest votes for each candidate that are left out. */
    trim: z.int().min(1).max(37).optional(),
    /** Whether a verdict against which somebody votes must hold without any one of its votes; otherwise it is disputed. */
    by_two: z.boolean().optional(),
  }),
  z.strictObject({ rule: z.literal('df-quad'), accept }),
  /** V3: approves every candidate it gives at least this probability. */
  z.strictObject({ rule: z.literal('approval'), level: z.number().min(0).max(1) }),
  /** V4: ten points each, spread as the voter's beliefs are. */
  bare('cumulative'),
  /** V5, ReConcile. */
  bare('reconcile'),
  /** Rankings by belief: Borda, V7, V8 and their kin. */
  bare('borda'),
  bare('copeland'),
  bare('minimax'),
  bare('schulze'),
  bare('ranked-pairs'),
  bare('instant-runoff'),
  bare('split-cycle'),
  bare('kemeny'),
  /** Zero to five stars as the voter's beliefs are, then a runoff of the two with the most. */
  bare('star'),
  /** What more voters say than all together expected. */
  bare('surprisingly-popular'),
  /** Votes weighed by how far they agree with others' beyond chance, over all items. */
  bare('peer-prediction'),
  /** V9, FREE-MAD: the whole course of the debate. */
  bare('trajectory'),
  /** V10: voters and answers estimated together, over all items. */
  bare('dawid-skene'),
  bare('one-coin'),
  bare('glad'),
  /** V11: votes attack each other, the stronger the weaker; what survives in the grounded extension. */
  bare('grounded'),
  /** V12 with other semantics than DF-QuAD. */
  z.strictObject({ rule: z.literal('quadratic-energy'), accept }),
  z.strictObject({ rule: z.literal('euler'), accept }),
  /**
   * V11 and V12 on the facts that votes cite: each place one argument, however many cite it, confirmed or refuted by those who looked.
   * `accept` is for the gradual semantics; the grounded extension has no level.
   */
  z.strictObject({ rule: z.literal('facts'), semantics: z.enum(['grounded', 'df-quad', 'euler']), accept }),
  /** V13: the vote of the most competent voter that votes. */
  bare('judge'),
  /** V14: these many items are accepted, so that no one group of voters fills every seat. */
  z.strictObject({
    rule: z.literal('committee'),
    method: z.enum(['pav', 'seq-pav', 'equal-shares']),
    seats: z.int().min(0),
  }),
  /** V15: a robust mean of the voters' probabilities. `cut` is the share a trimmed mean takes off each end. */
  z.strictObject({
    rule: z.literal('location'),
    of: z.enum(['mean', 'median', 'trimmed-mean', 'hodges-lehmann']),
    cut: z.number().min(0).lt(0.5).optional(),
  }),
  /** Delphi's consensus on ratings 1..9 of the first candidate: median 7, 70% at 7 or more, under 15% at 3 or less. */
  bare('delphi'),
]);
export type Decision = z.infer<typeof Decision>;
