/** A second look at a sentence that was taken for a risk: whether the story that its class tells is true of it. */
import { rounded, shipped } from '../classifier.ts';
import { keysOf } from '../features.ts';
import { mixed } from '../grievous/weigh.ts';
import { probability, scores } from '../sparse-model.ts';
import { boundedOdds, type RiskJudgement, type RiskSentence } from './risk-classifier.ts';

/** The label of the check. */
export const HOLDS = 'holds';

/** Characters of the neighbouring sentences that are looked at. */
const NEIGHBOUR = 300;

/** What the check looks at: words for themselves, and words as they speak for or against this class. */
export function riskCheckKeys({ text, headings, before, after, facts }: RiskSentence, id: string): number[] {
  return keysOf(
    [
      { name: 'body', text, stems: true },
      { name: `body as ${id}`, text, stems: true, pairs: false },
      { name: 'heading', text: headings },
      { name: 'before', text: before.slice(-NEIGHBOUR), pairs: false },
      { name: 'after', text: after.slice(0, NEIGHBOUR), pairs: false },
    ],
    [`class ${id}`, ...facts, ...facts.map((fact) => `${id} ${fact}`)],
  );
}

/** What is weighed into the probability: the first look, the guard of the class, and the check's own log-odds. */
export const riskCheckFacts = (
  { probability: p, grave }: RiskJudgement,
  isGuarded: boolean,
  odds: number,
): number[] => [boundedOdds(p), boundedOdds(grave), isGuarded ? 1 : 0, odds];

/** By how much less, in log-odds, a class is believed that the check overrates. */
const LESS_BELIEVED = 1.5;

/** The probability as it is believed of the class. */
export const believedOf = (id: string, probability: number, overrated: readonly string[]): number =>
  overrated.includes(id) ? 1 / (1 + Math.exp(LESS_BELIEVED - boundedOdds(probability))) : probability;

const shippedChecks = shipped('risk-checks.bin');

/**
 * Probability that a careful reader would sign the class's story of the sentence. `isGuarded`: the guard of the class found in
 * the sentence what makes the story true.
 */
export function riskHolds(sentence: RiskSentence, judged: RiskJudgement, isGuarded: boolean): number {
  const { model, table } = shippedChecks();
  const [head] = model.labels;
  if (head === undefined) return 0;
  const [score = 0] = scores(model, table, riskCheckKeys(sentence, judged.id));
  const facts = riskCheckFacts(judged, isGuarded, boundedOdds(probability(head, score)));
  return rounded(believedOf(judged.id, mixed(model.mix ?? facts.map(() => 0), facts), model.overrated ?? []));
}

/** Probability from which on a sentence is worth a reader's time. */
export const riskCheckThreshold = (): number => shippedChecks().model.labels[0]?.threshold ?? 1;
