import type { SeededRandom } from '../../seeded.ts';
import type { Mixture, SimulatedExpert } from './experts.ts';
import type { SimulatedItem } from './items.ts';
import { normalDraw, stream } from './stream.ts';

/** An answer of a simulated expert. */
export interface Answer {
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
}

/**
 * The blind answers of everybody to one item, `rounds` of them: the first is the panel's opinion, further ones are what the
 * same experts say when asked again. Depends on the seed and the item, never on the protocol: every protocol starts from
 * the same opinions.
 */
export function blindAnswers(seating: Seating, item: SimulatedItem, seed: number, rounds = 1): Answer[][] {
  const hits = seating.joint === 'beta-binomial' ? urnHits(seating, item, seed) : copulaHits(seating, item, seed);
  return Array.from({ length: rounds }, (_, round) => {
    const random = stream(seed, 'blind', item.id, String(round));
    const right = hits(random, round);
    return seating.experts.map((expert, index) =>
      answer(expert, item, right[index] === true, seating.misleading, random),
    );
  });
}

type Hits = (random: SeededRandom, round: number) => boolean[];

/** Right where the sum of what is hard for all, for the block, for the expert, and of its luck stays under its threshold. */
function copulaHits({ experts, thresholds, mixtures }: Seating, { id, topic }: SimulatedItem, seed: number): Hits {
  const random = stream(seed, 'difficulty', id);
  const common = normalDraw(random);
  const blocks = mixtures.map(() => normalDraw(random));
  const own = experts.map(() => normalDraw(random));
  return (luck) =>
    experts.map(({ block }, index) => {
      const mixture = mixtures[block]?.[topic] as Mixture;
      const latent =
        mixture.common * common +
        mixture.block * (blocks[block] as number) +
        mixture.own * (own[index] as number) +
        mixture.luck * normalDraw(luck);
      return latent < (thresholds[index]?.[topic] as number);
    });
}

/** Pólya's urn: each answer is right with probability (p (1 - ρ) + right so far ρ) / (1 - ρ + answers so far ρ). */
function urnHits({ experts }: Seating, { topic }: SimulatedItem, _seed: number): Hits {
  const urns = new Map<number, { right: number; drawn: number }>();
  return (random) =>
    experts.map(({ block, traits: { correlation }, accuracy }) => {
      const urn = urns.get(block) ?? { right: 0, drawn: 0 };
      urns.set(block, urn);
      const p = accuracy[topic] as number;
      const hit =
        random.real() * (1 - correlation + urn.drawn * correlation) < p * (1 - correlation) + urn.right * correlation;
      urn.drawn++;
      if (hit) urn.right++;
      return hit;
    });
}

function answer(
  { traits: { calibration, failure }, accuracy }: SimulatedExpert,
  { topic, truth, lure, candidates }: SimulatedItem,
  right: boolean,
  misleading: number,
  random: SeededRandom,
): Answer {
  // Always the same number of draws, so that a change of one parameter moves nobody else's luck.
  const [failed, misled, any, noise] = [random.real(), random.real(), random.real(), normalDraw(random)];
  const p = accuracy[topic] as number;
  const sure =
    calibration.slope * Math.log(p / (1 - p)) +
    calibration.bias +
    (right ? 0.5 : -0.5) * calibration.discrimination +
    calibration.noise * noise;
  const confidence = Math.min(0.99, Math.max(1 / candidates.length, 1 / (1 + Math.exp(-sure))));
  if (failed < failure) return { choice: null, confidence };
  if (right) return { choice: truth, confidence };
  const other = (truth + 1 + Math.floor(any * (candidates.length - 1))) % candidates.length;
  return { choice: misled < misleading ? lure : other, confidence };
}
