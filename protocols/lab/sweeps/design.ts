import { z } from 'zod';
import { Protocol } from '../../debate/protocol.ts';
import { SimulatedPanel } from '../panels/index.ts';

/** Something that is varied: a field of the protocol or of the panel, and the values it takes. */
const Factor = z
  .strictObject({
    /** `protocol.stop.max_rounds`, `panel.correlation_between`; `panel.blocks.*.truth_pull` is that of every block. */
    path: z.string().regex(/^(protocol|panel)(\.([a-z0-9_]+|\*))+$/),
    levels: z.array(z.json()).min(1).max(50),
    /** Names of the levels, for tables and charts; by default the values themselves. */
    labels: z.array(z.string().min(1).max(40)).optional(),
  })
  .refine(({ levels, labels }) => labels === undefined || labels.length === levels.length, 'a label for every level');

/**
 * What a sweep is to find out, as data. Every protocol debates the same items with the same luck; the controls are added by
 * themselves.
 */
export const SweepDesign = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,60}$/),
  question: z.string().max(300).default(''),
  seed: z.int().default(1),
  /**
   * A panel, the name of a shipped one, or `{ "recorded": FILE, "subset": PREFIX }`: one fitted to a recorded panel, or to
   * the parts of it whose name begins so.
   */
  panel: z.union([z.string(), z.strictObject({ recorded: z.string(), subset: z.string().optional() }), SimulatedPanel]),
  /** Protocols, or names of shipped ones; `*` is every shipped one. */
  protocols: z
    .array(z.union([z.string(), Protocol]))
    .min(1)
    .max(50),
  /** factorial: every level with every other; one-factor: the design as it stands, then one factor at a time. */
  layout: z.enum(['factorial', 'one-factor']).default('factorial'),
  vary: z.array(Factor).max(6).default([]),
  /** Debates of each protocol in each scene, and items debated together in one. */
  debates: z.int().min(2).max(100_000).default(500),
  items_per_debate: z.int().min(1).max(200).default(1),
  /**
   * How often the panel is drawn anew: its experts, their errors and what is learnt of them. The debates are shared out among the
   * panels, and intervals hold for panels that were not drawn.
   */
  panels: z.int().min(1).max(1000).default(10),
  /** Items outside the experiment from which everybody's competence is learnt. */
  calibration_items: z.int().min(0).max(100_000).default(200),
  /** The null model: how many answers of others outweigh one's own first opinion. */
  null_firmness: z.number().gt(0).default(4),
  /** The protocol, by its name in the results, that every other one is also compared with. */
  baseline: z.string().optional(),
  /** Differences within this share, 0..1, are of no practical use. */
  margin: z.number().gt(0).lt(1).default(0.02),
});
export type SweepDesign = z.infer<typeof SweepDesign>;
export type Factor = z.infer<typeof Factor>;
