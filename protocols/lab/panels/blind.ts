import type { SeededRandom } from '../../seeded.ts';
import { normalShare } from '../statistics/index.ts';
import { lie } from './adversaries.ts';
import type { Mixture, SimulatedExpert } from './experts.ts';
import type { SimulatedItem } from './items.ts';
import type { SimulatedPanel } from './panel.ts';
import { normalDraw, normalOf, stream } from './stream.ts';

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
  return [...asking(seating, item, seed).everybody(rounds)];
}

/** Answers to one item, drawn as far as they are asked for. */
export interface Asking {
  /** The first rounds of everybody's. */
  everybody(rounds: number): readonly BlindAnswer[][];
  /** Everybody's of one round, from 0. */
  round(round: number): readonly BlindAnswer[];
  /** The first rounds of one expert's: the same answers. */
  one(expert: number, rounds: number): readonly BlindAnswer[];
}

export function asking(seating: Seating, item: SimulatedItem, seed: number): Asking {
  const { experts, joint, liars, adversaries, sureness } = seating;
  const urns = joint === 'beta-binomial' ? urnHits(seating, item) : null;
  const slacks = urns === null ? slacksOf(seating, item, seed) : null;
  const lucks = lucksIn(seating, item.topic);
  const regards = selfRegard(seating, item.topic);
  const luckOf = (round: number): SeededRandom => stream(seed, 'blind', item.id, String(round));
  // What is not shared is not drawn: it has its own stream, so nobody's luck moves.
  const easeOf = (round: number): number =>
    sureness === 0 ? 0 : normalDraw(stream(seed, 'ease', item.id, String(round)));
  /** Right where what is hard about the item, and the luck of the answer, stay under the expert's threshold. */
  const hit = (index: number, luck: number): boolean => (lucks[index] as number) * luck < (slacks?.[index] as number);
  const said = (index: number, right: boolean, drawn: Float64Array, at: number, ease: number): BlindAnswer => {
    const expert = experts[index] as SimulatedExpert;
    // Drawn in any case, so that liars do not change the draws of the others.
    const honest = answer(seating, expert, item, right, regards[index] as number, { drawn, at, ease });
    return liars.size > 0 && liars.has(index) ? lie(adversaries, item, expert.id, seed) : honest;
  };
  const known: BlindAnswer[][] = [];
  const draw = (rounds: number): void => {
    for (let round = known.length; round < rounds; round++) {
      const random = luckOf(round);
      const right = urns === null ? hits(experts.length, hit, random) : urns(random);
      const drawn = drawnReals(ANSWER_DRAWS * experts.length, random);
      const ease = easeOf(round);
      known.push(experts.map((_, index) => said(index, right[index] as boolean, drawn, ANSWER_DRAWS * index, ease)));
    }
  };
  const everybody = (rounds: number): readonly BlindAnswer[][] => {
    draw(rounds);
    return known.slice(0, rounds);
  };
  const alone = (index: number, round: number): BlindAnswer => {
    const random = luckOf(round);
    random.skip(HIT_DRAWS * index);
    const right = hit(index, normalDraw(random));
    random.skip(HIT_DRAWS * (experts.length - 1 - index) + ANSWER_DRAWS * index);
    return said(index, right, drawnReals(ANSWER_DRAWS, random), 0, easeOf(round));
  };
  return {
    everybody,
    round: (round) => {
      draw(round + 1);
      return known[round] as BlindAnswer[];
    },
    one: (index, rounds) =>
      // What an urn gives depends on all that was drawn before.
      urns === null
        ? Array.from({ length: rounds }, (_, round) => known[round]?.[index] ?? alone(index, round))
        : everybody(rounds).map((answers) => answers[index] as BlindAnswer),
  };
}

/** Numbers an expert's luck takes, and its answer: two of each are a normal one. */
const HIT_DRAWS = 2;
const ANSWER_DRAWS = 5;

/** By length, filled for one round after another: reals are drawn by the million, for panels of few sizes. */
const DRAWN = new Map<number, Float64Array>();

/** The next so many reals; the list is filled again at the next call for as many. */
function drawnReals(count: number, random: SeededRandom): Float64Array {
  const reals = DRAWN.get(count) ?? new Float64Array(count);
  DRAWN.set(count, reals);
  random.reals(reals);
  return reals;
}

function hits(size: number, hit: (index: number, luck: number) => boolean, random: SeededRandom): boolean[] {
  const drawn = drawnReals(HIT_DRAWS * size, random);
  const right: boolean[] = [];
  for (let index = 0; index < size; index++) {
    right.push(hit(index, normalOf(drawn[HIT_DRAWS * index] as number, drawn[HIT_DRAWS * index + 1] as number)));
  }
  return right;
}

/** By expert the log-odds it gives itself in a topic before it has seen the item. */
function selfRegard(seating: Seating, topic: string): Float64Array {
  return ofTopic(SELF_REGARDS, seating, topic, () =>
    Float64Array.from(seating.experts, ({ traits: { calibration }, accuracy }) => {
      const p = accuracy[topic] as number;
      return calibration.slope * Math.log(p / (1 - p)) + calibration.bias;
    }),
  );
}

/** What depends on panel and topic alone is worked out once for thousands of items. */
type ByTopic<Value> = WeakMap<Seating, Map<string, Value>>;
const SELF_REGARDS: ByTopic<Float64Array> = new WeakMap();
const MIXTURES: ByTopic<readonly Mixture[]> = new WeakMap();
const LUCKS: ByTopic<Float64Array> = new WeakMap();
const THRESHOLDS: ByTopic<Float64Array> = new WeakMap();

function ofTopic<Value>(cache: ByTopic<Value>, seating: Seating, topic: string, make: () => Value): Value {
  const topics = cache.get(seating) ?? new Map<string, Value>();
  cache.set(seating, topics);
  const known = topics.get(topic) ?? make();
  topics.set(topic, known);
  return known;
}

/** Whether each expert is right, asked once more. */
type Hits = (random: SeededRandom) => boolean[];

/** How far each expert's threshold lies over what is hard about the item: for all, for its block, for itself. */
function slacksOf(seating: Seating, item: SimulatedItem, seed: number): Float64Array {
  if (LATEST?.seating === seating && LATEST.item === item && LATEST.seed === seed) return LATEST.slacks;
  const slacks = drawnSlacks(seating, item, seed);
  LATEST = { seating, item, seed, slacks };
  return slacks;
}

/** Those of the item at hand: they are asked for by its answers, and again by its null debate. */
let LATEST: {
  readonly seating: Seating;
  readonly item: SimulatedItem;
  readonly seed: number;
  readonly slacks: Float64Array;
} | null = null;

function drawnSlacks(seating: Seating, { id, topic }: SimulatedItem, seed: number): Float64Array {
  const { experts } = seating;
  const mixtures = mixturesIn(seating, topic);
  const slacks = thresholdsIn(seating, topic).slice();
  const random = stream(seed, 'difficulty', id);
  const common = normalDraw(random);
  const blocks = seating.mixtures.map(() => normalDraw(random));
  const drawn = drawnReals(2 * slacks.length, random);
  for (let index = 0; index < slacks.length; index++) {
    const mixture = mixtures[index] as Mixture;
    const block = blocks[(experts[index] as SimulatedExpert).block] as number;
    const hard =
      mixture.common * common +
      mixture.block * block +
      mixture.own * normalOf(drawn[2 * index] as number, drawn[2 * index + 1] as number);
    slacks[index] = (slacks[index] as number) - hard;
  }
  return slacks;
}

/** By expert: the threshold its ability must stay under. */
const thresholdsIn = (seating: Seating, topic: string): Float64Array =>
  ofTopic(THRESHOLDS, seating, topic, () => Float64Array.from(seating.thresholds, (own) => own[topic] as number));

/** By expert: the share of luck in its ability. */
const lucksIn = (seating: Seating, topic: string): Float64Array =>
  ofTopic(LUCKS, seating, topic, () => Float64Array.from(mixturesIn(seating, topic), ({ luck }) => luck));

/** By expert: what its ability in the topic is made of. */
const mixturesIn = (seating: Seating, topic: string): readonly Mixture[] =>
  ofTopic(MIXTURES, seating, topic, () =>
    seating.experts.map(({ block }) => (seating.mixtures[block] as Record<string, Mixture>)[topic] as Mixture),
  );

/**
 * Probability that each expert is right on this very item, asked again: its accuracy, given what is hard about the item.
 * For urns, given all first answers.
 */
export function rightOn(seating: Seating, item: SimulatedItem, seed: number): number[] {
  if (seating.joint === 'gaussian-copula') {
    const mixtures = mixturesIn(seating, item.topic);
    return Array.from(slacksOf(seating, item, seed), (slack, index) =>
      normalShare(slack / (mixtures[index] as Mixture).luck),
    );
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

/** What an answer is made of by luck. */
interface Moment {
  /** Reals, and where those of this answer begin: ANSWER_DRAWS of them. */
  readonly drawn: Float64Array;
  readonly at: number;
  /** How easy the item seems to all in this round, a standard normal number. */
  readonly ease: number;
}

function answer(
  { misleading, sureness }: Seating,
  { traits: { calibration, failure }, separation }: SimulatedExpert,
  { truth, lure, candidates }: SimulatedItem,
  right: boolean,
  regard: number,
  { drawn, at, ease }: Moment,
): BlindAnswer {
  // Always the same number of draws, ANSWER_DRAWS, so that a change of one parameter moves nobody else's luck.
  const failed = drawn[at] as number;
  const misled = drawn[at + 1] as number;
  const any = drawn[at + 2] as number;
  const noise = normalOf(drawn[at + 3] as number, drawn[at + 4] as number);
  const sure =
    regard +
    (right ? 0.5 : -0.5) * separation +
    calibration.noise * (Math.sqrt(sureness) * ease + Math.sqrt(1 - sureness) * noise);
  const confidence = Math.min(0.99, Math.max(1 / candidates.length, 1 / (1 + Math.exp(-sure))));
  if (failed < failure) return { choice: null, confidence };
  if (right) return { choice: truth, confidence };
  const other = (truth + 1 + Math.floor(any * (candidates.length - 1))) % candidates.length;
  return { choice: misled < misleading ? lure : other, confidence };
}
