import { normalQuantile } from '../statistics/index.ts';
import { latentCorrelation } from './latent.ts';
import type { Block, SimulatedPanel } from './panel.ts';
import { normalDraw, stream } from './stream.ts';

/** One simulated expert, with its block's figures worked out. */
export interface SimulatedExpert {
  readonly id: string;
  readonly block: number;
  readonly traits: Block;
  /** By topic: probability of a right blind answer. */
  readonly accuracy: Readonly<Record<string, number>>;
  /** Log-odds by which it is surer of its right answers than of its wrong ones. */
  readonly separation: number;
}

/** What the latent ability of an expert is made of, by topic: standard deviations whose squares sum to 1. */
export interface Mixture {
  /** What is hard for everybody. */
  readonly common: number;
  /** What is hard for this block. */
  readonly block: number;
  /** What is hard for this expert whenever it is asked. */
  readonly own: number;
  /** The luck of one answer. */
  readonly luck: number;
}

/** The panel's experts in order of id: numbered within their block, with leading zeros; one alone has the name of its block. */
export function expertsOf(panel: SimulatedPanel, seed: number): SimulatedExpert[] {
  const experts = panel.blocks.flatMap((traits, block) => {
    const random = stream(seed, 'expert', traits.name);
    const digits = String(traits.count).length;
    // Two normals of one spread σ that lie δ apart: AUROC = Φ(δ / (σ √2)).
    const separation = Math.SQRT2 * traits.calibration.noise * normalQuantile(traits.calibration.auroc);
    return Array.from({ length: traits.count }, (_, index): SimulatedExpert => {
      const shift = traits.spread * normalDraw(random);
      return {
        id: traits.count === 1 ? traits.name : `${traits.name}-${String(index + 1).padStart(digits, '0')}`,
        block,
        traits,
        separation,
        accuracy: Object.fromEntries(
          Object.keys(panel.topics).map((topic) => [topic, shifted(accuracyOf(traits, topic), shift)]),
        ),
      };
    });
  });
  return experts.toSorted((left, right) => (left.id < right.id ? -1 : 1));
}

/** The accuracy of a block in a topic of its panel. */
function accuracyOf({ accuracy }: Block, topic: string): number {
  return typeof accuracy === 'number' ? accuracy : (accuracy[topic] as number);
}

const shifted = (p: number, logOdds: number): number =>
  logOdds === 0 ? p : 1 / (1 + Math.exp(-Math.log(p / (1 - p)) - logOdds));

/**
 * By block and topic, the mixture under which errors correlate as the panel says. Correlations of errors are turned into
 * latent ones at the block's own accuracy; across blocks at the mean of theirs.
 */
export function mixturesOf(panel: SimulatedPanel): Mixtures {
  const known = MIXTURES.get(panel) ?? workedOut(panel);
  MIXTURES.set(panel, known);
  return known;
}

type Mixtures = readonly Readonly<Record<string, Mixture>>[];

/** The integrals behind them take milliseconds, and a sweep seats its panel ten times over. */
const MIXTURES = new WeakMap<SimulatedPanel, Mixtures>();

function workedOut(panel: SimulatedPanel): Mixtures {
  const topics = Object.keys(panel.topics);
  const between = topics.map((topic) => {
    const mean = panel.blocks.reduce((sum, block) => sum + accuracyOf(block, topic), 0) / panel.blocks.length;
    return latentCorrelation(panel.correlation_between, mean);
  });
  return panel.blocks.map((block) =>
    Object.fromEntries(
      topics.map((topic, index) => [topic, mixture(block, accuracyOf(block, topic), between[index] as number, panel)]),
    ),
  );
}

function mixture({ correlation, count }: Block, p: number, between: number, panel: SimulatedPanel): Mixture {
  // One alone has nobody of its block to agree with.
  const within = count === 1 ? between : Math.max(between, latentCorrelation(correlation, p));
  const self = Math.max(within, latentCorrelation(Math.max(panel.correlation_self, correlation), p));
  return {
    common: Math.sqrt(between),
    block: Math.sqrt(within - between),
    own: Math.sqrt(self - within),
    luck: Math.sqrt(1 - self),
  };
}
