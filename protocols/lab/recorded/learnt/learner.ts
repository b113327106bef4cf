import { answersIn, type RecordedItem } from '../recorded-panel.ts';

/** Probabilities of an item's candidates, parallel to them, by item. */
export type Beliefs = ReadonlyMap<string, readonly number[]>;

/** A way of making one answer out of many, learnt from items whose right answer is known. */
export interface Learner {
  readonly name: string;
  /** Whether it looks at right answers at all; if not, it is judged once, on all items together. */
  readonly learns: boolean;
  /**
   * What it believes of the `asked` items. It may look at the votes of all items, but at the right answers of the `known`
   * ones only; the two lists share no item.
   */
  readonly judge: (known: readonly RecordedItem[], asked: readonly RecordedItem[]) => Beliefs;
}

/** What one agent says on an item: its weight on each candidate, 0..1, parallel to them; together at most 1. */
export interface Voice {
  readonly agent: string;
  readonly weights: readonly number[];
}

/**
 * What the agents say in the last round. An agent with several answers, or asked in both orders, gives an equal part of its weight
 * to each, so that one who only goes by the order gives as much to both candidates; unreadable answers give none.
 */
export function voices({ candidates, rounds }: RecordedItem): Voice[] {
  const latest = new Map(rounds.flat().map((vote) => [vote.agent, vote]));
  return [...latest.values()].map((vote) => {
    const answers = answersIn(vote);
    return {
      agent: vote.agent,
      weights: candidates.map((candidate) => answers.filter((answer) => answer === candidate).length / answers.length),
    };
  });
}

/** Sums by candidate, as probabilities that are in proportion to them; even where there are none. */
export function shares(sums: readonly number[]): number[] {
  const total = sums.reduce((sum, value) => sum + value, 0);
  return sums.map((value) => (total > 0 ? value / total : 1 / sums.length));
}

/** Index of the right answer; -1 where it is not known or no candidate. */
export const rightOf = ({ candidates, gold }: RecordedItem): number => (gold === null ? -1 : candidates.indexOf(gold));
