import { z } from 'zod';

/** The most voters that one voter can hear: as many as the largest panel. */
const NEIGHBOURS = z.int().min(1).max(75);

/** Who hears whom. A link is heard both ways unless it says otherwise. */
export const Topology = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('complete') }),
  /** Each voter hears the one before and the one after, in order of id. `forward`: only the one before. */
  z.strictObject({ kind: z.literal('ring'), forward: z.boolean().optional() }),
  /** Each voter hears k others, drawn by competence in the claim or by seed. One way; redrawn every round. */
  z.strictObject({ kind: z.literal('k-out'), k: NEIGHBOURS, draw: z.enum(['competence', 'seed']) }),
  /** Exactly k links each, both ways, drawn by seed so that all are connected: once for the debate, or every round. */
  z.strictObject({
    kind: z.literal('k-regular'),
    k: z.int().min(2).max(74).multipleOf(2),
    redraw: z.enum(['debate', 'round']),
  }),
  /** Everybody hears the hub, the hub hears everybody: the most competent in the item, or the first by id. */
  z.strictObject({ kind: z.literal('star'), hub: z.enum(['competence', 'first']) }),
  /** Parents and children hear each other; every parent has this many children, in order of id. */
  z.strictObject({ kind: z.literal('tree'), branching: NEIGHBOURS }),
  /** Neighbours in order of id hear each other. `forward`: each hears only the one before, as in a relay. */
  z.strictObject({ kind: z.literal('chain'), forward: z.boolean().optional() }),
  /** Watts–Strogatz: a circle on which each hears the k nearest, every link moved elsewhere with this probability. */
  z.strictObject({
    kind: z.literal('small-world'),
    k: z.int().min(2).max(74).multipleOf(2),
    rewired: z.number().min(0).max(1),
  }),
  /** Two halves in which everybody hears everybody, joined by this many links. */
  z.strictObject({ kind: z.literal('two-cliques'), bridges: NEIGHBOURS }),
  /** Groups in which everybody hears everybody; the first of each group also hears the first of every other. */
  z.strictObject({ kind: z.literal('committees'), groups: z.int().min(1).max(75) }),
  /** Each hears the b whom it trusts most: competence, seen through a private error of up to `noise`. One way. */
  z.strictObject({ kind: z.literal('trust'), top: NEIGHBOURS, noise: z.number().min(0).max(1) }),
  /** Everybody writes on one board that everybody reads: as complete, but a statement is sent once. */
  z.strictObject({ kind: z.literal('blackboard') }),
]);
export type Topology = z.infer<typeof Topology>;
