import type { SeededRandom } from '../../seeded.ts';
import { normalShare } from '../statistics/index.ts';
import { lie } from './adversaries.ts';
import type { Mixture, SimulatedExpert } from './experts.ts';
import type { SimulatedItem } from './items.ts';
import type { SimulatedPanel } from './panel.ts';
import { normalDraw, stream } from './stream.ts';

/** An answer of a simulated expert. */
export interface BlindAnswer {
  /** Index of the candidate; null when the statement failed. */
  readonly choice: number | null;
  /** Its own probability of being right, as it states it. */
  readonly confidence: number;
}

/** What a draw of answers needs of the panel. */
export interface Seating {
  readonly experts: readonly SimulatedExpert[];
  /** By expert: latent threshold by topic. */
  readonly thresholds: readonly Readonly<Record<string, number>>[];
  /** By block and topic. */
  readonly mixtures: readonly Readonly<Record<string, Mixture>>[];
  readonly joint: 'gaussian-copula' | 'beta-binomial';
  readonly misleading: number;
  /** Correlation of how sure any two are of one item. */
  readonly sureness: number;
  readonly adversaries: SimulatedPanel['adversaries'];
  /** Indices of the experts who lie. */
  readonly liars: ReadonlySet<number>;
}

/**
 * The blind answers of everybody to one item, `rounds` of them: the first is the panel's opinion, further ones are what the
 * same experts say when asked again. Depends on the seed and the item, never on the protocol: every protocol starts from
 * the same opinions.
 */
export function blindAnswers(seating: Seating, item: SimulatedItem, seed: number, rounds = 1): BlindAnswer[][] {
  const hits = seating.joint === 'beta-binomial' ? urnHits(seating, item) : copulaHits(seating, item, seed);
  return Array.from({ length: rounds }, (_, round) => {
    const random = stream(seed, 'blind', item.id, String(round));
    const right = hits(random);
    const ease = normalDraw(stream(seed, 'ease', item.id, String(round)));
    return seating.experts.map((expert, index) => {
      // Drawn in any case: who lies moves nobody else's luck.
      const honest = answer(expert, item, right[index] === true, { seating, ease, random });
      return seating.liars.has(index) ? lie(seating.adversaries, item, expert.id, seed) : honest;
    });
  });
}

/** Whether each expert is right, asked once more. */
type Hits = (random: SeededRandom) => boolean[];

/** Right where what is hard about the item, and the luck of the answer, stay under the expert's threshold. */
function copulaHits(seating: Seating, item: SimulatedItem, seed: number): Hits {
  const slacks = slacksOf(seating, item, seed);
  return (random) =>
    seating.experts.map(({ block }, index) => {
      const luck = mixtureOf(seating, block, item.topic).luck;
      return luck * normalDraw(random) < (slacks[index] as number);
    });
}

/** How far each expert's threshold lies over what is hard about the item: for all, for its block, for itself. */
function slacksOf(seating: Seating, { id, topic }: SimulatedItem, seed: number): number[] {
  const { experts, thresholds, mixtures } = seating;
  const random = stream(seed, 'difficulty', id);
  const common = normalDraw(random);
  const blocks = mixtures.map(() => normalDraw(random));
  return experts.map(({ block }, index) => {
    const mixture = mixtureOf(seating, block, topic);
    const hard = mixture.common * common + mixture.block * (blocks[block] as number) + mixture.own * normalDraw(random);
    return (thresholds[index]?.[topic] as number) - hard;
  });
}

const mixtureOf = ({ mixtures }: Seating, block: number, topic: string): Mixture =>
  (mixtures[block] as Record<string, Mixture>)[topic] as Mixture;

/**
 * Probability that each expert is right on this very item, asked again: its accuracy, given what is hard about the item.
 * For urns, given all first answers.
 */
export function rightOn(seating: Seating, item: SimulatedItem, seed: number): number[] {
  if (seating.joint === 'gaussian-copula') {
    const slacks = slacksOf(seating, item, seed);
    return seating.experts.map(({ block }, index) => {
      const { luck } = mixtureOf(seating, block, item.topic);
      return normalShare((slacks[index] as number) / luck);
    });
  }
  const first = urnHits(seating, item)(stream(seed, 'blind', item.id, '0'));
  const urns = urnsOf(seating, first);
  return seating.experts.map((expert) => urnShare(expert, item.topic, urns.get(expert.block)));
}

interface Urn {
  right: number;
  drawn: number;
}

/** Pólya's urn: (p (1 - ρ) + right so far ρ) / (1 - ρ + answers so far ρ). */
const urnShare = (
  { traits: { correlation }, accuracy }: SimulatedExpert,
  topic: string,
  { right, drawn }: Urn = { right: 0, drawn: 0 },
): number =>
  ((accuracy[topic] as number) * (1 - correlation) + right * correlation) / (1 - correlation + drawn * correlation);

function urnHits(seating: Seating, { topic }: SimulatedItem): Hits {
  const urns = new Map<number, Urn>();
  return (random) =>
    seating.experts.map((expert) => {
      const hit = random.real() < urnShare(expert, topic, urns.get(expert.block));
      drop(urns, expert.block, hit);
      return hit;
    });
}

function urnsOf({ experts }: Seating, hits: readonly boolean[]): Map<number, Urn> {
  const urns = new Map<number, Urn>();
  for (const [index, { block }] of experts.entries()) drop(urns, block, hits[index] === true);
  return urns;
}

function drop(urns: Map<number, Urn>, block: number, hit: boolean): void {
  const urn = urns.get(block) ?? { right: 0, drawn: 0 };
  urns.set(block, urn);
  urn.drawn++;
  if (hit) urn.right++;
}

/** What one round of answers to an item has in common. */
interface Moment {
  readonly seating: Seating;
  /** How easy the item seems to all, a standard normal number. */
  readonly ease: number;
  readonly random: SeededRandom;
}

function answer(
  { traits: { calibration, failure }, accuracy, separation }: SimulatedExpert,
  { topic, truth, lure, candidates }: SimulatedItem,
  right: boolean,
  { seating: { misleading, sureness }, ease, random }: Moment,
): BlindAnswer {
  // Always the same number of draws, so that a change of one parameter moves nobody else's luck.
  const [failed, misled, any, noise] = [random.real(), random.real(), random.real(), normalDraw(random)];
  const p = accuracy[topic] as number;
  const sure =
    calibration.slope * Math.log(p / (1 - p)) +
    calibration.bias +
    (right ? 0.5 : -0.5) * separation +
    calibration.noise * (Math.sqrt(sureness) * ease + Math.sqrt(1 - sureness) * noise);
  const confidence = Math.min(0.99, Math.max(1 / candidates.length, 1 / (1 + Math.exp(-sure))));
  if (failed < failure) return { choice: null, confidence };
  if (right) return { choice: truth, confidence };
  const other = (truth + 1 + Math.floor(any * (candidates.length - 1))) % candidates.length;
  return { choice: misled < misleading ? lure : other, confidence };
}
