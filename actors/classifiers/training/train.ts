import { fingerprint, type LabelHead, probability, type SparseModel } from '../sparse-model.ts';
import { calibrate } from './calibrate.ts';
import type { Examples, Label, Settings } from './examples.ts';
import { foldsOf, rowsWhere, scoreUnits } from './folds.ts';
import { learn } from './learn.ts';
import { steadyThreshold } from './threshold.ts';

/** A trained model, and what it would have said of each unit had it not learned from the unit's document. */
export interface Trained {
  readonly model: SparseModel;
  /** By label, then unit: the held-out probability, calibrated by the other folds alone. */
  readonly heldOut: readonly Float64Array[];
  /** Calibration and thresholds that the other folds give for a label in a document. */
  readonly headOf: (label: number, document: number) => Cut;
  /** The model that has not learned from the document, calibrated by the other folds. */
  readonly modelWithout: (document: number) => SparseModel;
}

/**
 * Trains on all documents; probabilities and thresholds come from cross-validation by document. The same examples and
 * settings give the same bytes. `tell` hears of each step, since a large set takes minutes.
 */
export function train(examples: Examples, settings: Settings, tell: (step: string) => void): Trained {
  const folds = foldsOf(examples, settings);
  const origin = {
    seed: settings.seed,
    documents: examples.documents.map(fingerprint).toSorted(),
  };
  const raw = examples.labels.map(() => new Float64Array(examples.documentOf.length));
  const models: SparseModel[] = [];
  for (let fold = 0; fold < settings.folds; fold++) {
    tell(`fold ${fold + 1} of ${settings.folds}`);
    const rows = rowsWhere(examples, (document) => folds[document] !== fold);
    const others = rowsWhere(examples, (document) => folds[document] === fold);
    const model = learn(examples, rows, settings, origin);
    models.push(model);
    scoreUnits(examples, others, model, raw);
  }
  tell('all documents');
  const whole = learn(
    examples,
    rowsWhere(examples, () => true),
    settings,
    origin,
  );
  const everything = (): boolean => true;
  const labels = whole.labels.map((head, l) => ({ ...head, ...judged(examples, l, raw, everything) }));
  const known = heldOut(examples, folds, settings.folds, raw);
  const modelWithout = (document: number): SparseModel => {
    const model = models[folds[document] as number] as SparseModel;
    return { ...model, labels: model.labels.map((head, l) => ({ ...head, ...known.headOf(l, document) })) };
  };
  return { model: { ...whole, labels }, ...known, modelWithout };
}

/** How scores become decisions. */
type Cut = Pick<LabelHead, 'slope' | 'offset' | 'threshold' | 'presence'>;

/** Calibration and thresholds of a label from the held-out scores of the documents wanted. */
function judged(
  { labels, documentOf, documents }: Examples,
  l: number,
  raw: readonly Float64Array[],
  wanted: (document: number) => boolean,
): Cut {
  const { units, among } = labels[l] as Label;
  const kept = Uint32Array.from(units.keys()).filter(
    (unit) => wanted(documentOf[unit] as number) && (among === undefined || among[unit] === 1),
  );
  const truth = Uint8Array.from(kept, (unit) => units[unit] as number);
  const known = Float64Array.from(kept, (unit) => raw[l]?.[unit] as number);
  const sigmoid = calibrate(known, truth);
  const probabilities = known.map((score) => probability(sigmoid, score));
  const best = new Float64Array(documents.length);
  const carries = new Uint8Array(documents.length);
  kept.forEach((unit, i) => {
    const document = documentOf[unit] as number;
    best[document] = Math.max(best[document] as number, probabilities[i] as number);
    if (truth[i] === 1) carries[document] = 1;
  });
  const seen = Uint32Array.from(documents.keys()).filter(wanted);
  const presence = steadyThreshold(
    Float64Array.from(seen, (document) => best[document] as number),
    Uint8Array.from(seen, (document) => carries[document] as number),
  );
  return { ...sigmoid, threshold: steadyThreshold(probabilities, truth), presence };
}

function heldOut(examples: Examples, folds: Uint8Array, count: number, raw: readonly Float64Array[]) {
  const units = examples.documentOf.length;
  const probabilities = examples.labels.map(() => new Float64Array(units));
  const heads = examples.labels.map((_, l) =>
    Array.from({ length: count }, (_, fold) => judged(examples, l, raw, (document) => folds[document] !== fold)),
  );
  for (let unit = 0; unit < units; unit++) {
    const fold = folds[examples.documentOf[unit] as number] as number;
    probabilities.forEach((own, l) => {
      own[unit] = probability(heads[l]?.[fold] as Cut, raw[l]?.[unit] as number);
    });
  }
  const headOf = (l: number, document: number): Cut => heads[l]?.[folds[document] as number] as Cut;
  return { heldOut: probabilities, headOf };
}
