import type { RecordedItem } from '../recorded/index.ts';
import { folds, rightOf, trackRecord } from '../recorded/learnt/index.ts';
import type { CompetenceOf } from '../replay/index.ts';

/** Parts that are left out in turn: nobody's competence on an item is learnt from that item. */
export const FOLDS = 10;
export const SEED = 1;

/** Assumed of everybody where no right answer is known: better than chance, and alike. */
const ALIKE = 0.75;

/**
 * How often each agent is right on the other items, shrunk towards chance by one right answer and K - 1 wrong ones for K
 * candidates. Items whose right answer is not known get what all the others show.
 */
export function learntCompetence(items: readonly RecordedItem[]): CompetenceOf {
  const known = items.filter((item) => rightOf(item) >= 0);
  if (known.length === 0) return () => ALIKE;
  const all = trackRecord(known);
  const records = new Map<string, typeof all>();
  for (const { train, test } of folds(known, FOLDS, SEED)) {
    const learnt = trackRecord(train);
    for (const { id } of test) records.set(id, learnt);
  }
  const sizes = new Map(items.map(({ id, candidates }) => [id, candidates.length]));
  return (agent, item) => {
    const { right, given } = (records.get(item) ?? all).get(agent) ?? { right: 0, given: 0 };
    return (right + 1) / (given + (sizes.get(item) ?? 2));
  };
}
