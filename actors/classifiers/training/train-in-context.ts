import { type ContextWeights, contextFacts, inContext, logOdds } from '../context.ts';
import type { LabelHead } from '../sparse-model.ts';
import type { Surroundings } from '../surroundings.ts';
import { calibrate } from './calibrate.ts';
import type { Examples, Label, Settings } from './examples.ts';
import { logistic } from './logistic.ts';
import { pooledThreshold, steadyThreshold } from './threshold.ts';
import { type Trained, train } from './train.ts';

/** Thresholds of a label. */
type Cut = Pick<LabelHead, 'threshold' | 'presence'>;

/** Like Trained; what is held out has had its second thoughts, by weights and thresholds that the other folds give. */
export interface TrainedInContext extends Pick<Trained, 'model' | 'heldOut'> {
  readonly headOf: (label: number, document: number) => Cut;
}

/** Penalty of the context's weights: thirty thousand examples hardly need one. */
const PENALTY = 5;

/**
 * Trains on all documents, and on what the classifier says of documents it has not seen, how much a unit's surroundings
 * count. Throws Error for examples without surroundings.
 */
export function trainInContext(examples: Examples, settings: Settings, tell: (step: string) => void): TrainedInContext {
  const trained = train(examples, settings, tell);
  tell('surroundings');
  const documents = secondLook(examples, trained.heldOut);
  const heldOut = examples.labels.map(() => new Float64Array(examples.documentOf.length));
  const cuts: Cut[][] = [];
  for (let fold = 0; fold < settings.folds; fold++) {
    const others = documents.filter((_, d) => d % settings.folds !== fold);
    const weights = weigh(others, examples.labels);
    cuts.push(cutsOf(others, examples.labels, weights));
    documents.forEach(({ odds, around, first }, d) => {
      if (d % settings.folds !== fold) return;
      for (const [l, own] of inContext(odds, around, weights).entries()) heldOut[l]?.set(own, first);
    });
  }
  const context = weigh(documents, examples.labels);
  const own = cutsOf(documents, examples.labels, context);
  const labels = trained.model.labels.map((head, l) => ({ ...head, ...(own[l] as Cut) }));
  const headOf = (label: number, document: number): Cut => cuts[document % settings.folds]?.[label] as Cut;
  return { model: { ...trained.model, labels, context }, heldOut, headOf };
}

/** A document as the classifier sees it that has not learned from it. */
interface Seen {
  /** Number of its first unit. */
  readonly first: number;
  readonly around: Surroundings;
  readonly odds: readonly Float64Array[];
}

function secondLook({ around, documents, documentOf }: Examples, heldOut: readonly Float64Array[]): Seen[] {
  if (around === undefined) throw new Error('these examples say nothing of the surroundings of a unit');
  return documents.map((_, document) => {
    const first = documentOf.indexOf(document);
    const surroundings = around[document] as Surroundings;
    const end = first + surroundings.lengths.length;
    return { first, around: surroundings, odds: heldOut.map((own) => own.slice(first, end).map(logOdds)) };
  });
}

function weigh(documents: readonly Seen[], labels: readonly Label[]): ContextWeights {
  const rows: number[][] = [];
  const truth: number[] = [];
  for (const { odds, around, first } of documents) {
    contextFacts(odds, around).forEach((own, l) => {
      own.forEach((facts, unit) => {
        if (facts === undefined) return;
        rows.push(facts);
        truth.push(labels[l]?.units[first + unit] as number);
      });
    });
  }
  return logistic(rows, Uint8Array.from(truth), PENALTY);
}

function cutsOf(documents: readonly Seen[], labels: readonly Label[], weights: ContextWeights): Cut[] {
  const said = documents.map(({ odds, around }) => inContext(odds, around, weights));
  return labels.map(({ units }, l) => {
    const own = documents.map(({ first, around }) => units.subarray(first, first + around.lengths.length));
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
