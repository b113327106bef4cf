import { mixed } from '../grievous/weigh.ts';
import { believedOf, HOLDS, riskCheckFacts, riskCheckKeys } from '../risks/risk-check.ts';
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
  const said = verdicts.map((verdict, unit) => ({ verdict, probability: mixed(mix, facts[unit] as number[]) }));
  const judged = unseen.map((unit) => said[unit] as CheckedRisk);
  const overrated = overratedIn(judged);
  const partOf = (document: string): number => (place.get(document) as number) % PARTS;
  const overratedElsewhere = Array.from({ length: PARTS }, (_, part) =>
    overratedIn(judged.filter(({ verdict: { document } }) => partOf(document) !== part)),
  );
  const checked = said.map(({ verdict, probability }) => ({
    verdict,
    probability: believedOf(verdict.judged.id, probability, overratedElsewhere[partOf(verdict.document)] ?? []),
  }));
  const threshold = thresholdOf(unseen.map((unit) => checked[unit] as CheckedRisk));
  tell(`believed less: ${overrated.join(', ')}`);
  tell(`${unseen.length} unseen, threshold ${threshold.toFixed(3)}, mix ${mix.map((one) => one.toFixed(2)).join(' ')}`);
  return { model: { ...model, mix, overrated, labels: model.labels.map((head) => ({ ...head, threshold })) }, checked };
}

/** The contracts are split into so many parts. Which classes are overrated is decided for each part from the other parts. */
const PARTS = 10;
/** Below this a class is not said anyway; fewer verdicts above it tell nothing. */
const LIKELY = 0.3;
const FEWEST = 5;
/** Standard deviations by which what was signed falls short of what was said. */
const SHORT = 2;

/** Classes of which fewer verdicts hold than their probabilities, were they right, would have by chance. */
function overratedIn(checked: readonly CheckedRisk[]): string[] {
  const likely = checked.filter(({ probability }) => probability >= LIKELY);
  return [...Map.groupBy(likely, ({ verdict }) => verdict.judged.id)]
    .filter(([, own]) => {
      const expected = own.reduce((sum, { probability: p }) => sum + p, 0);
      const variance = own.reduce((sum, { probability: p }) => sum + p * (1 - p), 0);
      const signed = own.filter(({ verdict }) => verdict.said === 'true').length;
      return own.length >= FEWEST && expected - signed > SHORT * Math.sqrt(variance);
    })
    .map(([id]) => id)
    .toSorted();
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
