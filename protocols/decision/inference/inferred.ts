import type { Tally } from '../../debate/tally.ts';
import type { BallotBox } from '../ballot-box.ts';
import { topScores } from '../top-scores.ts';
import type { CrowdAnswer, Inference } from './answers.ts';
import { dawidSkene, oneCoinModel } from './dawid-skene.ts';
import { gladModel } from './glad.ts';

const MODELS: Record<
  'dawid-skene' | 'one-coin' | 'glad',
  (answers: CrowdAnswer[], names: readonly string[]) => Inference
> = {
  'dawid-skene': dawidSkene,
  'one-coin': oneCoinModel,
  glad: gladModel,
};

/**
 * V10 for ballots: all items with the same candidates are estimated together. Scores and belief are the probabilities of
 * the candidates; a tie goes to the candidate named first. An item on which nobody voted has no winner.
 */
export function inferred(model: keyof typeof MODELS, boxes: readonly BallotBox[]): Tally[] {
  const alike = Map.groupBy(boxes, ({ candidates }) => JSON.stringify(candidates));
  const beliefs = new Map<string, readonly number[]>();
  for (const group of alike.values()) {
    const answers = group.flatMap(({ votes }) => votes.map(({ voter, item, choice }) => ({ voter, item, choice })));
    if (answers.length === 0) continue;
    const { candidates } = group[0] as BallotBox;
    for (const [item, belief] of MODELS[model](answers, candidates).beliefs) beliefs.set(item, belief);
  }
  return boxes.map(({ item, candidates, votes }) => {
    const belief = beliefs.get(item) ?? candidates.map(() => 0);
    return topScores(item, candidates, belief, belief, votes.length);
  });
}
