import { mixed } from '../grievous/weigh.ts';
import { boundedOdds, GRAVE, RAISED } from '../risks/risk-classifier.ts';
import type { SparseModel } from '../sparse-model.ts';
import type { Examples, Settings } from './examples.ts';
import { logistic } from './logistic.ts';
import { train } from './train.ts';

/** How sure the shipped threshold has to be: of so many sentences it raises, readers had marked this share. */
const PRECISION = 0.57;

/** A sentence as judged by a model that has not learned from its contract. */
export interface UnseenRisk {
  readonly unit: number;
  readonly id: string;
  readonly probability: number;
  readonly grave: number;
}

/**
 * Trains on all contracts. What weighs the labels, and the threshold, come from sentences as judged by models that have not
 * learned from their contract.
 */
export function trainRisks(
  examples: Examples,
  settings: Settings,
  tell: (step: string) => void,
): { model: SparseModel; unseen: readonly UnseenRisk[] } {
  const { model, heldOut } = train(examples, settings, tell);
  const label = (name: string) => examples.labels.findIndex((one) => one.name === name);
  const [raised, grave] = [label(RAISED), label(GRAVE)];
  const truth = examples.labels[raised]?.units as Uint8Array;
  const facts = Array.from(truth, (_, unit) => {
    const odds = heldOut.map((own) => boundedOdds(own[unit] as number));
    const classes = odds.map((value, l) => (l === raised || l === grave ? Number.NEGATIVE_INFINITY : value));
    const best = classes.indexOf(Math.max(...classes));
    return { best, odds: [odds[raised] as number, odds[best] as number], grave: heldOut[grave]?.[unit] as number };
  });
  const mix = logistic(
    facts.map(({ odds }) => odds),
    truth,
    1,
  );
  const unseen = facts.map(({ best, odds, grave: p }, unit) => ({
    unit,
    id: examples.labels[best]?.name ?? '',
    probability: mixed(mix, odds),
    grave: p,
  }));
  const threshold = thresholdOf(unseen, truth);
  tell(`threshold ${threshold.toFixed(3)}, mix ${mix.map((one) => one.toFixed(2)).join(' ')}`);
  return { model: { ...model, mix, labels: model.labels.map((head) => ({ ...head, threshold })) }, unseen };
}

/** The lowest probability from which on the share of marked sentences is PRECISION. */
function thresholdOf(unseen: readonly UnseenRisk[], truth: Uint8Array): number {
  const order = unseen.toSorted((a, b) => b.probability - a.probability);
  let hits = 0;
  let threshold = 1;
  order.forEach(({ unit, probability }, rank) => {
    hits += truth[unit] as number;
    if (rank >= 20 && hits / (rank + 1) >= PRECISION) threshold = probability;
  });
  return threshold;
}
