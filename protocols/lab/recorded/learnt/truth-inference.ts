import {
  type CrowdAnswer,
  dawidSkene,
  gladModel,
  type Inference,
  oneCoinModel,
} from '../../../decision/inference/index.ts';
import { answersIn, type RecordedItem } from '../recorded-panel.ts';
import type { Beliefs, Learner } from './learner.ts';

type Infer = (answers: readonly CrowdAnswer[], candidates: readonly string[]) => Inference;

/**
 * Times the known answer is given by its own voter: the estimation allows several answers to one item, and this many
 * of a voter who is never wrong leave no doubt about it.
 */
const CERTAIN = 12;
const TRUTH = '(the known answer)';

/**
 * V10 on all items at once. Estimates who is right from the votes alone, or, `withGold`, with the known items' answers
 * fixed, so that the voters are measured on them and the rest is inferred.
 */
function inference(name: string, infer: Infer, withGold: boolean): Learner {
  return {
    name,
    learns: withGold,
    judge: (known, asked) => {
      const wanted = new Set(asked.map(({ id }) => id));
      const beliefs = new Map<string, readonly number[]>();
      for (const items of Map.groupBy([...known, ...asked], ({ candidates }) => JSON.stringify(candidates)).values()) {
        const { candidates } = items[0] as RecordedItem;
        const answers = items.flatMap((item) => answersOf(item, withGold && !wanted.has(item.id)));
        if (answers.length === 0) continue;
        for (const [item, belief] of infer(answers, candidates).beliefs)
          if (wanted.has(item)) beliefs.set(item, belief);
      }
      return complete(beliefs, asked);
    },
  };
}

/** Where nobody gave a readable answer every candidate is as likely. */
function complete(beliefs: ReadonlyMap<string, readonly number[]>, asked: readonly RecordedItem[]): Beliefs {
  return new Map(
    asked.map(({ id, candidates }) => [id, beliefs.get(id) ?? candidates.map(() => 1 / candidates.length)]),
  );
}

/** The answers in both orders; an agent that goes by the order shows as one that contradicts itself. */
function answersOf({ id: item, rounds, gold }: RecordedItem, fixed: boolean): CrowdAnswer[] {
  const latest = new Map(rounds.flat().map((vote) => [vote.agent, vote]));
  const given = [...latest.values()].flatMap((vote) =>
    answersIn(vote)
      .filter((answer) => answer !== null)
      .map((answer) => ({ voter: vote.agent, item, choice: answer })),
  );
  if (!fixed || gold === null) return given;
  return [...given, ...Array.from({ length: CERTAIN }, () => ({ voter: TRUTH, item, choice: gold }))];
}

export const dawidSkeneVotes = inference('Dawid-Skene', dawidSkene, false);
export const oneCoinVotes = inference('one coin', oneCoinModel, false);
/** GLAD has several optima; this one, under normal priors from equal abilities, need not be that of another program. */
export const gladVotes = inference('GLAD', gladModel, false);
export const dawidSkeneGold = inference('Dawid-Skene, known answers fixed', dawidSkene, true);
