import type { Signs } from './clause-signs.ts';
import { JOINT, type Surroundings } from './surroundings.ts';

/**
 * Second stage of the paragraph classifier: the probability of a label, given what the first stage says about the paragraph, its
 * neighbours, the list that contains it and the rest of the document, and whether the label's sign is present. The
 * weights are the same for all labels, so that rare ones benefit from common ones.
 */

/** Weights of the facts below, the bias last. */
export type ContextWeights = readonly number[];

/** Log-odds are clipped to this range: beyond it, a probability is as good as certain. */
const [LEAST, MOST] = [-7.6, 6.9];
/** Paragraphs with these log-odds or more, and their neighbours, get the second stage; the others get probability 0. */
const DOUBTED = -4;
/** The same where the label's sign is present. */
const SIGNED = -6;
const SPEAKS = -1;
const NEUTRAL = 4;

export function logOdds(probability: number): number {
  if (probability <= 0) return LEAST;
  if (probability >= 1) return MOST;
  return Math.min(MOST, Math.max(LEAST, Math.log(probability / (1 - probability))));
}

/**
 * The features of each paragraph that gets the second stage, or undefined. `odds` and `signs`: by label,
 * then paragraph.
 */
export function contextFacts(
  odds: readonly Float64Array[],
  around: Surroundings,
  signs: Signs,
): (number[] | undefined)[][] {
  const heard = Array.from(around.lengths, (_, p) => twoBest(Float64Array.from(odds, (own) => own[p] as number)));
  return odds.map((own, label) => {
    const best = twoBest(own);
    const signed = signs[label];
    const often = Math.log(Math.max(1, signed?.reduce((sum, one) => sum + one, 0) ?? 1));
    return Array.from(own, (value, p) => {
      const isSigned = signed?.[p] === 1;
      if (!isDoubted(own, p, around) && !(isSigned && value > SIGNED)) return undefined;
      const { at, first, second } = heard[p] as Best;
      const facts = factsOf(own, p, around, best, at === label ? second : first);
      facts.push(...signFacts(value, signed && isSigned, often));
      return facts;
    });
  });
}

function isDoubted(own: Float64Array, p: number, around: Surroundings): boolean {
  const speaks = (place: number): boolean => place >= 0 && (own[place] as number) > SPEAKS;
  const [previous, next, lead] = [around.previous[p], around.next[p], around.lead[p]] as [number, number, number];
  return (own[p] as number) > DOUBTED || speaks(previous) || speaks(next) || speaks(lead);
}

/** `isSigned`: undefined for a label without signs; `often`: logarithm of how many paragraphs are signed. */
function signFacts(value: number, isSigned: boolean | undefined, often: number): number[] {
  if (isSigned === undefined) return [0, 0, 0, 0, 0];
  return isSigned ? [1, 1, value, 0, often] : [1, 0, 0, value, 0];
}

interface Best {
  readonly at: number;
  readonly first: number;
  readonly second: number;
}

function twoBest(own: Float64Array): Best {
  let best: Best = { at: -1, first: LEAST, second: LEAST };
  for (let at = 0; at < own.length; at++) {
    const value = own[at] as number;
    if (best.at < 0 || value > best.first) best = { at, first: value, second: best.at < 0 ? LEAST : best.first };
    else if (value > best.second) best = { at: best.at, first: best.first, second: value };
  }
  return best;
}

function factsOf(own: Float64Array, p: number, around: Surroundings, best: Best, heard: number): number[] {
  const at = (place: number): number => (place < 0 ? LEAST : (own[place] as number));
  const [previous, next, lead] = [around.previous[p], around.next[p], around.lead[p]] as [number, number, number];
  const value = at(p);
  const elsewhere = best.at === p ? best.second : best.first;
  const isBest = best.at === p ? 1 : 0;
  const length = around.lengths[p] as number;
  const isShort = length < 60 ? 1 : 0;
  return [
    value,
    Math.max(0, value),
    Math.min(0, value + 3),
    elsewhere,
    isBest,
    isBest * elsewhere,
    ...beside(at(previous), around.joint[p]),
    ...beside(at(next), around.joint[next]),
    lead < 0 ? 0 : at(lead) + NEUTRAL,
    lead < 0 ? 0 : 1,
    Math.max(at(previous), at(previous < 0 ? -1 : (around.previous[previous] as number))),
    Math.max(at(next), at(next < 0 ? -1 : (around.next[next] as number))),
    isShort,
    isShort * value,
    Math.log(length + 1),
    heard,
  ];
}

function beside(value: number, joint: number | undefined): number[] {
  const broken = joint === JOINT.brokenSentence ? 1 : 0;
  const listed = joint === JOINT.listed ? 1 : 0;
  return [value, broken * (value + NEUTRAL), listed * (value + NEUTRAL), broken, listed];
}

/** Probabilities by label, then paragraph, after the second stage. */
export function inContext(
  odds: readonly Float64Array[],
  around: Surroundings,
  signs: Signs,
  weights: ContextWeights,
): Float64Array[] {
  return contextFacts(odds, around, signs).map((own) =>
    Float64Array.from(own, (facts) => {
      if (facts === undefined) return 0;
      const score = facts.reduce((sum, fact, f) => sum + fact * (weights[f] as number), weights.at(-1) as number);
      return 1 / (1 + Math.exp(-score));
    }),
  );
}
