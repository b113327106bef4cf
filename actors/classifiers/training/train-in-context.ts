import { type ContextWeights, contextFacts, inContext, logOdds } from '../context.ts';
import { fingerprint, type LabelHead, probability, type SparseModel } from '../sparse-model.ts';
import { calibrate, type Sigmoid } from './calibrate.ts';
import type { Examples, Settings } from './examples.ts';
import { foldsOf, rowsWhere, scoreUnits } from './folds.ts';
import { learn } from './learn.ts';
import { logistic } from './logistic.ts';
import { pooledThreshold, steadyThreshold } from './threshold.ts';

/** Thresholds of a label. */
type Cut = Pick<LabelHead, 'threshold' | 'presence'>;

/** Penalty of the context's weights: thirty thousand examples hardly need one. */
const PENALTY = 5;

/**
 * Trains on all documents, and on what the classifier says of documents it has not seen, how much a unit's surroundings
 * count. Throws Error for examples without surroundings.
 */
export function trainInContext(examples: Examples, settings: Settings, tell: (step: string) => void): SparseModel {
  const folds = foldsOf(examples, settings);
  const raw = blank(examples);
  for (let fold = 0; fold < settings.folds; fold++) {
    tell(`fold ${fold + 1} of ${settings.folds}`);
    scored(examples, settings, [fold], folds).into(raw, fold);
  }
  tell('all documents');
  const { model } = scored(examples, settings, [], folds);
  const verdict = verdictOf(examples, raw, [...examples.documents.keys()]);
  const labels = model.labels.map((head, l) => ({ ...head, ...verdict.sigmoids[l], ...verdict.cuts[l] }));
  return { ...model, labels, context: verdict.context };
}

/** The judgement of each unit by models that have never seen its document. */
interface Unseen {
  /** By label, then unit: the probability after second thoughts. */
  readonly heldOut: readonly Float64Array[];
  readonly headOf: (label: number, document: number) => Cut;
}

/**
 * Nested cross-validation by document: a fold is judged by a model, a calibration, weights of the surroundings and
 * thresholds that come from the other folds alone. What they are fitted to is said by models that leave out two folds, the
 * one judged and the one they speak of.
 */
export function judgeUnseen(examples: Examples, settings: Settings, tell: (step: string) => void): Unseen {
  const folds = foldsOf(examples, settings);
  const count = settings.folds;
  const raws = Array.from({ length: count }, () => blank(examples));
  for (let one = 0; one < count; one++) {
    tell(`fold ${one + 1} of ${count}`);
    scored(examples, settings, [one], folds).into(raws[one] as Float64Array[], one);
    for (let other = one + 1; other < count; other++) {
      tell(`without folds ${one + 1} and ${other + 1}`);
      const without = scored(examples, settings, [one, other], folds);
      without.into(raws[one] as Float64Array[], other);
      without.into(raws[other] as Float64Array[], one);
    }
  }
  const heldOut = blank(examples);
  const cuts = raws.map((raw, fold) => {
    const ofFold = (isOwn: boolean) =>
      [...examples.documents.keys()].filter((document) => (folds[document] === fold) === isOwn);
    const verdict = verdictOf(examples, raw, ofFold(false));
    for (const { odds, first, around, signs } of seen(examples, raw, ofFold(true), verdict.sigmoids)) {
      const probabilities = inContext(odds, around, signs, verdict.context);
      for (const [l, own] of probabilities.entries()) heldOut[l]?.set(own, first);
    }
    return verdict.cuts;
  });
  const headOf = (label: number, document: number): Cut => cuts[folds[document] as number]?.[label] as Cut;
  return { heldOut, headOf };
}

const blank = ({ labels, documentOf }: Examples): Float64Array[] =>
  labels.map(() => new Float64Array(documentOf.length));

/** A model of all documents but those of some folds; `into` has it score a fold. */
function scored(examples: Examples, settings: Settings, without: readonly number[], folds: Uint8Array) {
  const origin = {
    seed: settings.seed,
    documents: examples.documents.map(fingerprint).toSorted(),
  };
  const rows = rowsWhere(examples, (document) => !without.includes(folds[document] as number));
  const model = learn(examples, rows, settings, origin);
  const into = (raw: Float64Array[], fold: number): void => {
    const own = rowsWhere(examples, (document) => folds[document] === fold);
    scoreUnits(examples, own, model, raw);
  };
  return { model, into };
}

/** All that turns scores into decisions. */
interface Verdict {
  readonly sigmoids: readonly Sigmoid[];
  readonly context: ContextWeights;
  readonly cuts: readonly Cut[];
}

function verdictOf(examples: Examples, raw: readonly Float64Array[], documents: readonly number[]): Verdict {
  const wanted = new Set(documents);
  const units = Uint32Array.from(examples.documentOf.keys()).filter((u) =>
    wanted.has(examples.documentOf[u] as number),
  );
  const sigmoids = examples.labels.map(({ units: truth }, l) =>
    calibrate(
      Float64Array.from(units, (unit) => raw[l]?.[unit] as number),
      Uint8Array.from(units, (unit) => truth[unit] as number),
    ),
  );
  const known = seen(examples, raw, documents, sigmoids);
  const context = weigh(known);
  return { sigmoids, context, cuts: cutsOf(known, context) };
}

/** A document as the classifier sees it that has not learned from it. */
interface Seen {
  /** Number of its first unit. */
  readonly first: number;
  readonly around: NonNullable<Examples['around']>[number];
  readonly signs: NonNullable<Examples['signs']>[number];
  readonly odds: readonly Float64Array[];
  /** By label. */
  readonly truth: readonly Uint8Array[];
}

function seen(
  { around, signs, documentOf, labels }: Examples,
  raw: readonly Float64Array[],
  documents: readonly number[],
  sigmoids: readonly Sigmoid[],
): Seen[] {
  return documents.map((document) => {
    const surroundings = around?.[document];
    if (surroundings === undefined) throw new Error('these examples say nothing of the surroundings of a unit');
    const first = documentOf.indexOf(document);
    const end = first + surroundings.lengths.length;
    return {
      first,
      around: surroundings,
      signs: signs?.[document] ?? [],
      odds: raw.map((own, l) =>
        own.slice(first, end).map((score) => logOdds(probability(sigmoids[l] as Sigmoid, score))),
      ),
      truth: labels.map(({ units }) => units.subarray(first, end)),
    };
  });
}

function weigh(documents: readonly Seen[]): ContextWeights {
  const rows: number[][] = [];
  const truths: number[] = [];
  for (const { odds, around, signs, truth } of documents) {
    contextFacts(odds, around, signs).forEach((own, l) => {
      own.forEach((facts, unit) => {
        if (facts === undefined) return;
        rows.push(facts);
        truths.push(truth[l]?.[unit] as number);
      });
    });
  }
  return logistic(rows, Uint8Array.from(truths), PENALTY);
}

function cutsOf(documents: readonly Seen[], weights: ContextWeights): Cut[] {
  const said = documents.map(({ odds, around, signs }) => inContext(odds, around, signs, weights));
  return (documents[0]?.truth ?? []).map((_, l) => {
    const own = documents.map(({ truth }) => truth[l] as Uint8Array);
    const probabilities = said.map((labelled) => labelled[l] as Float64Array);
    return {
      threshold: pooledThreshold(flat(probabilities), Uint8Array.from(flat(own))),
      presence: presenceOf(
        Float64Array.from(probabilities, (of) => of.reduce((most, one) => Math.max(most, one), 0)),
        Uint8Array.from(own, (of) => (of.includes(1) ? 1 : 0)),
      ),
    };
  });
}

function flat(parts: readonly (Float64Array | Uint8Array)[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Less than this is no evidence, however common a label is. */
const LEAST_PRESENCE = 0.02;

/**
 * What the best unit must reach for its document to carry the label. The best of many units is surer than it should be, and a label
 * that most documents carry needs less: so it is calibrated once more, as a judgement about documents.
 */
function presenceOf(best: Float64Array, carries: Uint8Array): number {
  const odds = best.map(logOdds);
  const { slope, offset } = calibrate(odds, carries);
  if (slope >= 0) return steadyThreshold(best, carries);
  const calibrated = odds.map((value) => 1 / (1 + Math.exp(slope * value + offset)));
  const wanted = steadyThreshold(calibrated, carries);
  const value = (Math.log(1 / wanted - 1) - offset) / slope;
  return Math.max(LEAST_PRESENCE, 1 / (1 + Math.exp(-value)));
}
