import { posterior } from '../../../decision/index.ts';
import type { RecordedItem } from '../recorded-panel.ts';
import { type Case, fitConditionalLogit, loss, scores } from './conditional-logit.ts';
import { folds } from './folds.ts';
import { type Learner, rightOf, voices } from './learner.ts';

/** Penalties that are tried; 10 is about ten observations' worth of doubt about every weight. */
const PENALTIES = [3, 10, 30, 100] as const;
/** Parts the known items are split into to choose a penalty. */
const INNER = 5;

/** Names of the weights that an agent's voice on the item counts with; they add up. */
type Naming = (agent: string, item: RecordedItem) => readonly string[];

const byAgent: Naming = (agent) => [agent];

/** The agent's own, and one more for the part the item belongs to: of `a/b/c` that is `a/b`. */
const byPart: Naming = (agent, { subset }) => [agent, `${agent} in ${subset.split('/').slice(0, 2).join('/')}`];

/** The item as the choice it is; weights nobody has learnt are left out. */
function caseOf(item: RecordedItem, place: ReadonlyMap<string, number>, naming: Naming): Case {
  const spoken = voices(item)
    .flatMap(({ agent, weights }) => naming(agent, item).map((name) => ({ at: place.get(name), weights })))
    .filter((voice): voice is { at: number; weights: readonly number[] } => voice.at !== undefined)
    .toSorted((left, right) => left.at - right.at);
  return {
    features: spoken.map(({ at }) => at),
    values: item.candidates.map((_, candidate) => spoken.map(({ weights }) => weights[candidate] as number)),
    right: rightOf(item),
  };
}

/** The penalty under which weights learnt on four fifths of the cases explain the last fifth best. */
function bestPenalty(cases: readonly Case[], size: number): number {
  const parts = folds(cases, INNER, 1);
  const costs = PENALTIES.map((penalty) =>
    parts.reduce((sum, { train, test }) => sum + loss(test, fitConditionalLogit(train, size, penalty)), 0),
  );
  return PENALTIES[costs.indexOf(Math.min(...costs))] as number;
}

function stacked(name: string, naming: Naming): Learner {
  return {
    name,
    learns: true,
    judge: (known, asked) => {
      const usable = known.filter((item) => rightOf(item) >= 0);
      const names = usable.flatMap((item) => voices(item).flatMap(({ agent }) => naming(agent, item)));
      const place = new Map([...new Set(names)].toSorted().map((weight, index) => [weight, index]));
      const cases = usable.map((item) => caseOf(item, place, naming));
      const weights =
        cases.length < INNER
          ? new Float64Array(place.size).fill(1)
          : fitConditionalLogit(cases, place.size, bestPenalty(cases, place.size));
      return new Map(asked.map((item) => [item.id, posterior(scores(caseOf(item, place, naming), weights))]));
    },
  };
}

/**
 * Stacking (Wolpert 1992, Neural Networks 5:241): one weight for each agent, learnt together by penalised conditional
 * logit. Weights learnt one by one, as log-odds are, count twenty agents that share a mistake twenty times; learnt
 * together they share one agent's weight. The penalty is chosen by cross-validation within the known items.
 *
 * The answers in both orders make it even-handed: exchanging the candidates exchanges the beliefs.
 */
export const stacking: Learner = stacked('stacked weights', byAgent);

/**
 * Stacking with what an agent is worth in each part of the collection: its own weight, and a departure from it for each
 * part (natural or adversarial, in LLMBar), all shrunk towards 0 by the same penalty. Needs to be told which part an item belongs to, which says something of
 * the answer where the parts were made to mislead; not to be compared with methods that are not told.
 */
export const stackingByPart: Learner = stacked('stacked weights, told the part', byPart);
