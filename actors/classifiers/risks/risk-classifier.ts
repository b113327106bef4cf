import { rounded, shipped } from '../classifier.ts';
import { keysOf } from '../features.ts';
import { mentionsIn, wordsIn } from '../grievous/concepts.ts';
import { quantityMarks } from '../grievous/quantities.ts';
import { mixed } from '../grievous/weigh.ts';
import { fingerprint, probability, type SparseModel, scores } from '../sparse-model.ts';

/** A sentence of a contract, with what stands around it. English alone: readers have marked English contracts. */
export interface RiskSentence {
  readonly text: string;
  /** Headings of its clause and of those around that one. */
  readonly headings: string;
  readonly before: string;
  readonly after: string;
  /** What its provisions do, and whether the other side has the like. */
  readonly facts: readonly string[];
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

const shippedRisks = shipped('risks.bin');

/** Judges a sentence as one of the classes that are possible for it; undefined where none is. Some 0.2 ms. */
export function judgeRisk(
  sentence: RiskSentence,
  isPossible: (id: string) => boolean = () => true,
): RiskJudgement | undefined {
  const { model, table } = shippedRisks();
  return riskOf(model, scores(model, table, riskKeys(sentence)), isPossible);
}

/** Whether the weights were learned from the contract. */
export const hasLearnedRisks = (name: string): boolean =>
  shippedRisks().model.origin.documents.includes(fingerprint(name));

/** Probability from which on most sentences are marked by readers. */
export const riskThreshold = (): number => shippedRisks().model.labels[0]?.threshold ?? 1;

/** What the scores of all labels come to: the best class, and a probability weighed from what is said of any and of it. */
function riskOf(
  { labels, mix }: SparseModel,
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
    probability: rounded(mixed(mix ?? [1, 0, 0], [odds[raised] as number, odds[best] as number])),
    grave: rounded(1 / (1 + Math.exp(-(odds[grave] as number)))),
  };
}

/** Log-odds are kept within these: a linear score says no more beyond. */
const MOST = 7;

export const boundedOdds = (p: number): number => Math.max(-MOST, Math.min(MOST, Math.log(p / (1 - p))));
