import { mixed } from '../grievous/weigh.ts';
import { boundedOdds, GRAVE, RAISED, type RiskSentence, riskMixFacts } from '../risks/risk-classifier.ts';
import type { SparseModel } from '../sparse-model.ts';
import type { Examples, Settings } from './examples.ts';
import { logistic } from './logistic.ts';
import { train } from './train.ts';

/** How sure the shipped threshold has to be: of so many sentences it raises, readers had marked this share. */
const PRECISION = 0.57;

/** A sentence as judged by a model that has not learned from its contract. */
interface UnseenRisk {
  readonly unit: number;
  readonly id: string;
  readonly probability: number;
  readonly grave: number;
}

/** Every sentence of the contracts read; a row and a unit each. */
export interface RiskExamples extends Examples {
  readonly sentences: readonly RiskSentence[];
}

/** What was learned, and what it would have said of contracts that it had not learned from. */
interface TrainedRisks {
  readonly model: SparseModel;
  readonly unseen: readonly UnseenRisk[];
  /** The model that has not learned from the contract. */
  readonly modelWithout: (document: number) => SparseModel;
}

/**
 * Trains on all contracts. What weighs the labels, and the threshold, come from sentences as judged by models that have not
 * learned from their contract.
 */
export function trainRisks(examples: RiskExamples, settings: Settings, tell: (step: string) => void): TrainedRisks {
  const { model, heldOut, modelWithout } = train(examples, settings, tell);
  const label = (name: string) => examples.labels.findIndex((one) => one.name === name);
  const [raised, grave] = [label(RAISED), label(GRAVE)];
  const truth = examples.labels[raised]?.units as Uint8Array;
  const facts = Array.from(truth, (_, unit) => {
    const odds = heldOut.map((own) => boundedOdds(own[unit] as number));
    const classes = odds.map((value, l) => (l === raised || l === grave ? Number.NEGATIVE_INFINITY : value));
    const best = classes.indexOf(Math.max(...classes));
    const said = riskMixFacts(examples.sentences[unit] as RiskSentence, {
      raised: odds[raised] as number,
      best: odds[best] as number,
      grave: odds[grave] as number,
    });
    return { best, said, grave: heldOut[grave]?.[unit] as number };
  });
  const mix = logistic(
    facts.map(({ said }) => said),
    truth,
    1,
  );
  const unseen = facts.map(({ best, said, grave: p }, unit) => ({
    unit,
    id: examples.labels[best]?.name ?? '',
    probability: mixed(mix, said),
    grave: p,
  }));
  const threshold = thresholdOf(unseen, truth);
  tell(`threshold ${threshold.toFixed(3)}, mix ${mix.map((one) => one.toFixed(2)).join(' ')}`);
  const weighed = (one: SparseModel): SparseModel => ({
    ...one,
    mix,
    labels: one.labels.map((head) => ({ ...head, threshold })),
  });
  return { model: weighed(model), unseen, modelWithout: (document) => weighed(modelWithout(document)) };
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
