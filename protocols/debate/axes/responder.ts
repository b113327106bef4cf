import { z } from 'zod';

const share = z.number().min(0).max(1);

/** Averaging of opinions: the models of opinion dynamics. */
export const OpinionModel = z.discriminatedUnion('kind', [
  /** x ← W x. Without weights everybody weighs all it hears, itself included, alike. */
  z.strictObject({ kind: z.literal('degroot'), weights: z.array(z.array(z.number().min(0))).optional() }),
  /** x ← Λ W x + (I − Λ) x⁰; openness λ of all, or one for each voter in order of id. */
  z.strictObject({
    kind: z.literal('friedkin-johnsen'),
    openness: z.union([share, z.array(share)]),
    weights: z.array(z.array(z.number().min(0))).optional(),
  }),
  /** The mean of what is within reach, oneself included. */
  z.strictObject({ kind: z.literal('hegselmann-krause'), reach: share }),
  /** One voter after another meets somebody it hears; both move by the step if within reach. */
  z.strictObject({ kind: z.literal('deffuant'), reach: share, step: z.number().min(0).max(0.5) }),
]);
export type OpinionModel = z.infer<typeof OpinionModel>;

/** How a voter makes its next answer of what it hears. Without one, the voter's own way is taken. */
export const Responder = z.discriminatedUnion('kind', [
  /** The voter's own way. */
  z.strictObject({ kind: z.literal('revise') }),
  /** Keeps its first answer. */
  z.strictObject({ kind: z.literal('independent') }),
  /** Takes the answer that this share of all it hears, itself included, gives; keeps its own otherwise. */
  z.strictObject({ kind: z.literal('adopt'), share }),
  /** Hears only the draft: the newest statement within hearing (the surest, when all speak at once). */
  z.strictObject({ kind: z.literal('draft') }),
  /** Leaves its answer only for one whose holders are surer than itself. */
  z.strictObject({ kind: z.literal('anti-conformity') }),
  /** Those outside the middle half of the panel's ratings move this share of the way to the median. */
  z.strictObject({ kind: z.literal('delphi'), openness: share }),
  /** Two sides argue in turn, a judge hears them. The judge is the most competent, or the last by id. */
  z.strictObject({
    kind: z.literal('sides'),
    judge: z.enum(['competence', 'last']),
    /** Judged again with the sides swapped; two different verdicts leave it undecided. */
    swapped: z.boolean(),
  }),
  /** From a round on only the voters ranked highest still speak; the others keep silent. */
  z.strictObject({ kind: z.literal('ranked'), keep: z.int().min(1).max(75), from_round: z.int().min(1).max(100) }),
  /** When the votes are spread by less than these bits, some voters argue against the mode for one round, uncounted. */
  z.strictObject({
    kind: z.literal('red-cell'),
    entropy_under: z.number().min(0).max(10),
    until_round: z.int().min(1).max(100),
    share,
  }),
  /** Answers are arguments: statements heard attack or support them, and one's own belief is the base score. */
  z.strictObject({ kind: z.literal('argument'), semantics: z.enum(['df-quad', 'quadratic-energy', 'euler']) }),
  z.strictObject({ kind: z.literal('opinion'), model: OpinionModel }),
  /** The null model: Dirichlet beliefs to which every statement heard is added (see null-debate.ts). */
  z.strictObject({ kind: z.literal('null'), firmness: z.number().gt(0), insight: z.number().min(0) }),
]);
export type Responder = z.infer<typeof Responder>;
