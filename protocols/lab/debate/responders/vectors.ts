import type { ItemHistory, Standing } from '../item-history.ts';
import { ABSTAINS } from '../item-history.ts';
import type { Item, PanelAnswer } from '../panel.ts';

/** Opinions this close are level. */
const LEVEL = 1e-12;

/** Each member's opinion from its blind answer: its confidence on its choice, the rest spread evenly; even if it abstains. */
export function firstOpinions(history: ItemHistory<Item>): void {
  const { choices, confidences, vectors } = history.rounds[0] as Standing;
  const { candidates } = history;
  for (let seat = 0; seat < history.size; seat++) {
    const choice = choices[seat] as number;
    const sure = confidences[seat] as number;
    for (let candidate = 0; candidate < candidates; candidate++) {
      (vectors as Float64Array)[seat * candidates + candidate] =
        choice === ABSTAINS ? 1 / candidates : candidate === choice ? sure : (1 - sure) / (candidates - 1);
    }
  }
}

/** The answer an opinion amounts to: its highest candidate; level ones keep the choice that was, or go to the first. */
export function answerOf(vectors: Float64Array, at: number, candidates: number, before: number | null): PanelAnswer {
  let best = before ?? 0;
  for (let candidate = 0; candidate < candidates; candidate++) {
    if ((vectors[at + candidate] as number) > (vectors[at + best] as number) + LEVEL) best = candidate;
  }
  return { choice: best, confidence: Math.min(1, Math.max(0, vectors[at + best] as number)) };
}

/** Scales a vector to sum to 1; even where it is all 0. */
export function normalise(vectors: Float64Array, at: number, candidates: number): void {
  let total = 0;
  for (let candidate = 0; candidate < candidates; candidate++) total += vectors[at + candidate] as number;
  for (let candidate = 0; candidate < candidates; candidate++) {
    vectors[at + candidate] = total > 0 ? (vectors[at + candidate] as number) / total : 1 / candidates;
  }
}
