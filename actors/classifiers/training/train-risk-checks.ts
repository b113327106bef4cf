import { mixed } from '../grievous/weigh.ts';
import { HOLDS, riskCheckFacts, riskCheckKeys } from '../risks/risk-check.ts';
import { boundedOdds, type RiskJudgement, type RiskSentence } from '../risks/risk-classifier.ts';
import type { SparseModel } from '../sparse-model.ts';
import { counted } from './corpus.ts';
import type { Settings } from './examples.ts';
import { logistic } from './logistic.ts';
import { train } from './train.ts';

/** A sentence as a classifier that has not learned from its contract took it, and what a reader said of that. */
export interface RiskVerdict {
  readonly document: string;
  readonly sentence: RiskSentence;
  readonly judged: RiskJudgement;
  /** Whether the guard of the class found what makes the story true. */
  readonly isGuarded: boolean;
  /** `true`: the story holds and is worth raising. */
  readonly said: 'true' | 'trivial' | 'other' | 'wrong';
  /** A reader said it of a contract that no author of guards has read: the weights are fitted here. */
  readonly isUnseen: boolean;
}

/** A verdict beside what the check would have said, had it not learned from the contract. */
export interface CheckedRisk {
  readonly verdict: RiskVerdict;
  readonly probability: number;
}

/** Share of findings above the threshold whose story holds, on contracts that nobody had seen. */
const SOUND = 0.75;
/** So many are looked at before a threshold is believed. */
const LEAST = 20;

/** Learns from all verdicts; what weighs the check against the guard and the first look, and the threshold, come from the unseen ones. */
export function trainRiskChecks(
  verdicts: readonly RiskVerdict[],
  settings: Settings,
  tell: (step: string) => void,
): { model: SparseModel; checked: readonly CheckedRisk[] } {
  const documents = [...new Set(verdicts.map(({ document }) => document))];
  const place = new Map(documents.map((document, index) => [document, index]));
  const units = Uint8Array.from(verdicts, ({ said }) => (said === 'true' ? 1 : 0));
  const { model, heldOut } = train(
    {
      rows: verdicts.map(({ sentence, judged }) => counted(riskCheckKeys(sentence, judged.id))),
      unitOf: Uint32Array.from(verdicts.keys()),
      documentOf: Uint32Array.from(verdicts, ({ document }) => place.get(document) as number),
      documents,
      labels: [{ name: HOLDS, rows: units, units }],
    },
    settings,
    tell,
  );
  const facts = verdicts.map(({ judged, isGuarded }, unit) =>
    riskCheckFacts(judged, isGuarded, boundedOdds(heldOut[0]?.[unit] as number)),
  );
  const unseen = [...verdicts.keys()].filter((unit) => verdicts[unit]?.isUnseen);
  const mix = logistic(
    unseen.map((unit) => facts[unit] as number[]),
    Uint8Array.from(unseen, (unit) => units[unit] as number),
    1,
  );
  const checked = verdicts.map((verdict, unit) => ({ verdict, probability: mixed(mix, facts[unit] as number[]) }));
  const threshold = thresholdOf(unseen.map((unit) => checked[unit] as CheckedRisk));
  tell(`${unseen.length} unseen, threshold ${threshold.toFixed(3)}, mix ${mix.map((one) => one.toFixed(2)).join(' ')}`);
  return { model: { ...model, mix, labels: model.labels.map((head) => ({ ...head, threshold })) }, checked };
}

/** The lowest probability from which on the share that holds, trivial or not, is SOUND. */
function thresholdOf(checked: readonly CheckedRisk[]): number {
  const order = checked.toSorted((a, b) => b.probability - a.probability);
  let hits = 0;
  let threshold = 1;
  order.forEach(({ verdict, probability }, rank) => {
    if (verdict.said === 'true' || verdict.said === 'trivial') hits += 1;
    if (rank >= LEAST && hits / (rank + 1) >= SOUND) threshold = probability;
  });
  return threshold;
}
