import { z } from 'zod';

/** Who hears whom. k-out: each voter hears k others, drawn by competence in the claim or by seed. */
export const Topology = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('complete') }),
  z.strictObject({ kind: z.literal('ring') }),
  z.strictObject({ kind: z.literal('k-out'), k: z.int().min(1).max(75), draw: z.enum(['competence', 'seed']) }),
]);
export type Topology = z.infer<typeof Topology>;

/** How ballots become an outcome. */
export const Decision = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('plurality') }),
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
    accept: z.number().min(0.5).max(1),
  }),
  z.strictObject({ rule: z.literal('df-quad'), accept: z.number().min(0.5).max(1) }),
]);
export type Decision = z.infer<typeof Decision>;

/** The debate ends when any of these says so, never before min_rounds and always at max_rounds. */
export const StopRule = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('fixed-rounds'), rounds: z.int().min(0).max(10) }),
  z.strictObject({ rule: z.literal('no-change'), rounds: z.int().min(1).max(10) }),
  z.strictObject({ rule: z.literal('posterior'), level: z.number().min(0.5).max(1) }),
  /** The leader has this share of the votes on every item, for two rounds. */
  z.strictObject({ rule: z.literal('share'), share: z.number().gt(0.5).max(1) }),
  /** The votes on every item are spread by at most this many bits, for two rounds. */
  z.strictObject({ rule: z.literal('entropy'), bits: z.number().min(0).max(10) }),
]);
export type StopRule = z.infer<typeof StopRule>;

/** A debate protocol is data: it is named in a request, hashed, and recorded with its hash in the result. */
export const Protocol = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,60}$/),
  title: z.string().max(120),
  /** Which claims are debated at all; the others are decided on the blind first statements. */
  gate: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({ kind: z.literal('none') }),
    /** Contested: an examiner opposes or amends, or belief is under the level. */
    z.strictObject({ kind: z.literal('contested'), belief_under: z.number().min(0).max(1) }),
  ]),
  topology: Topology,
  /** sync: everyone reads the round before. sequential: everyone reads the newest, in order of expert id. */
  schedule: z.enum(['sync', 'sequential']),
  /** What is seen of the peers one hears: nothing, the last round, or all rounds. */
  visibility: z.enum(['blind', 'last-round', 'all-rounds']),
  exposure: z.enum(['stance', 'stance-and-reason']),
  decision: Decision,
  stop: z.strictObject({
    rules: z.array(StopRule).min(1),
    min_rounds: z.int().min(0).max(10),
    max_rounds: z.int().min(0).max(10),
  }),
});
export type Protocol = z.infer<typeof Protocol>;
