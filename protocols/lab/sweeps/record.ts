import { z } from 'zod';
import { Counts, Measure } from './conduct/index.ts';

/** What an arm, or a control, did in one debate. */
export const ArmResult = z.strictObject({
  /** By item: 1 right, 0 wrong, - undecided. */
  right: z.string().regex(/^[01-]+$/),
  /** Rounds after the blind one. */
  rounds: z.int().min(0),
  /** Statements made, blind ones included. */
  statements: z.int().min(0),
  tokens: z.number().min(0),
  /** By round, the blind one first: share of the votes on the leading answer, and share of the votes that are right; means over items. */
  agreement: z.array(z.number()).optional(),
  accuracy: z.array(z.number()).optional(),
  /** What the debate did to the answers; of a protocol under test that debates. */
  conduct: z.partialRecord(Measure, Counts).optional(),
});
export type ArmResult = z.infer<typeof ArmResult>;

/** One line of a sweep's results: one debate in one scene, under every arm and control. */
export const SweepLine = z.strictObject({
  scene: z.int().min(0),
  debate: z.int().min(0),
  /** In the order of the header's columns. */
  results: z.array(ArmResult),
});
export type SweepLine = z.infer<typeof SweepLine>;

/** A column of the results: a protocol under test or a control. */
export const Column = z.strictObject({
  name: z.string(),
  kind: z.enum([
    'protocol',
    'one-expert',
    'best-expert',
    'vote',
    'learnt-weights',
    'own-rule',
    'asked-again',
    'learnt-again',
    'best-again',
    'equal-cost',
    'null',
  ]),
  /** For a control that belongs to one protocol: its name. */
  of: z.string().optional(),
  /** Of the protocol under test. */
  hash: z.string().optional(),
});
export type Column = z.infer<typeof Column>;

/** First line of a sweep's results: what they are results of. A run that continues them must have the same one. */
export const SweepHeader = z.strictObject({
  sweep: z.string(),
  /** Hash of the design with its panel. */
  design: z.string(),
  /** Raised whenever the same design would give other figures. */
  engine: z.int(),
  scenes: z.array(z.strictObject({ name: z.string(), voters: z.int(), liars: z.int() })),
  columns: z.array(Column),
  debates: z.int(),
  items_per_debate: z.int(),
});
export type SweepHeader = z.infer<typeof SweepHeader>;
