import { type Classifier, rounded, shipped } from '../classifier.ts';
import { keysOf } from '../features.ts';
import { mentionsIn, wordsIn } from '../grievous/concepts.ts';
import { quantityMarks } from '../grievous/quantities.ts';
import { mixed } from '../grievous/weigh.ts';
import { probability, type SparseModel, scores } from '../sparse-model.ts';

/** A sentence of a contract, with what is around it. English alone: readers have marked English contracts. */
export interface RiskSentence {
  readonly text: string;
  /** Headings of its clause and of those around that one. */
  readonly headings: string;
  readonly before: string;
  readonly after: string;
  /** What its provisions do, and whether the other side has the like. */
  readonly facts: readonly string[];
  /** Share of the contract's sentences that are before it, 0..1. */
  readonly at: number;
  /** How many sentences the contract has. */
  readonly sentences: number;
}

/** What a careful reader would make of a sentence. */
export interface RiskJudgement {
  /** The likeliest class of risk. */
  readonly id: string;
  /** Probability that a careful reader would raise the sentence; calibrated on contracts the classifier had not seen. */
  readonly probability: number;
  /** Probability that the reader would call it high or critical. */
  readonly grave: number;
}

/** Labels beside the classes: the sentence is raised at all, and raised as high or critical. */
export const RAISED = 'raised';
export const GRAVE = 'grave';

/** Characters of the neighbouring sentences that are looked at. */
const NEIGHBOUR = 400;

/** What the classifier looks at. */
export function riskKeys({ text, headings, before, after, facts }: RiskSentence): number[] {
  const words = wordsIn(text);
  const said = mentionsIn(words, 'en').map(({ concept }) => `says ${concept}`);
  return keysOf(
    [
      { name: 'body', text, stems: true },
      { name: 'heading', text: headings },
      { name: 'before', text: before.slice(-NEIGHBOUR), pairs: false },
      { name: 'after', text: after.slice(0, NEIGHBOUR), pairs: false },
    ],
    [...new Set(said), ...quantityMarks(text, words), ...facts],
  );
}

/**
 * What is weighed into the probability: log-odds of any risk, of the best class and of a grave risk, and where the sentence stands.
 * Readers mark a smaller share of a long contract, less of its end, and long sentences more often.
 */
export const riskMixFacts = (
  { text, at, sentences }: RiskSentence,
  odds: { readonly raised: number; readonly best: number; readonly grave: number },
): number[] => [odds.raised, odds.best, odds.grave, Math.log(Math.max(1, sentences)), at, Math.log(text.length + 1)];

/** Judges a sentence as one of the classes that are possible for it; undefined where none is. */
export type RiskJudge = (sentence: RiskSentence, isPossible?: (id: string) => boolean) => RiskJudgement | undefined;

/** The judge that goes by the classifier. Some 0.2 ms a sentence. */
export const riskJudge =
  (classifier: () => Classifier): RiskJudge =>
  (sentence, isPossible = () => true) => {
    const { model, table } = classifier();
    return riskOf(model, sentence, scores(model, table, riskKeys(sentence)), isPossible);
  };

const shippedRisks = shipped('risks.bin');

export const judgeRisk = riskJudge(shippedRisks);

/** Probability from which on most sentences are marked by readers. */
export const riskThreshold = (): number => shippedRisks().model.labels[0]?.threshold ?? 1;

/** What the scores of all labels come to: the best class, and a probability weighed from what is said of any and of it. */
function riskOf(
  { labels, mix }: SparseModel,
  sentence: RiskSentence,
  said: Float64Array,
  isPossible: (id: string) => boolean,
): RiskJudgement | undefined {
  const odds = labels.map((head, l) => boundedOdds(probability(head, said[l] as number)));
  const raised = labels.findIndex(({ name }) => name === RAISED);
  const grave = labels.findIndex(({ name }) => name === GRAVE);
  let best = -1;
  odds.forEach((value, l) => {
    if (l === raised || l === grave || (best >= 0 && value <= (odds[best] as number))) return;
    if (isPossible(labels[l]?.name ?? '')) best = l;
  });
  if (best < 0) return undefined;
  return {
    id: labels[best]?.name ?? '',
    probability: rounded(
      mixed(
        mix ?? [],
        riskMixFacts(sentence, {
          raised: odds[raised] as number,
          best: odds[best] as number,
          grave: odds[grave] as number,
        }),
      ),
    ),
    grave: rounded(1 / (1 + Math.exp(-(odds[grave] as number)))),
  };
}

/** Log-odds are kept within these: a linear score says no more beyond. */
const MOST = 7;

export const boundedOdds = (p: number): number => Math.max(-MOST, Math.min(MOST, Math.log(p / (1 - p))));
