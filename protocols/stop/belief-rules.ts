/**
 * Stop rules that look at every voter's belief; a history recorded without beliefs never fires them. None fires while more
 * than a tenth of the votes on an item moved: the belief in one candidate stands still while votes rotate among the others.
 */
import { delphiReason, type Ratings } from './delphi.ts';
import { frozen } from './freeze.ts';
import { leader, still } from './lasting.ts';
import { canChange } from './pivotal.ts';
import type { ItemRecord, RoundRecord } from './round-record.ts';
import { type SequentialTest, sequentialTest } from './sprt.ts';

/** S7: the panel's ratings, 1 + 8 × belief, agree enough or no longer change (see delphiReason). */
export function ratingsStable(history: readonly RoundRecord[]): boolean {
  if (!history.at(-1)?.items.every(still)) return false;
  const [before, now] = history.slice(-2).map(ratings);
  if (!before || !now || before.length !== now.length || before[0]?.length !== now[0]?.length) return false;
  return delphiReason(before, now) !== null;
}

/** Rows are voters; items whose voters differ from the first one's are left out. */
function ratings({ items }: RoundRecord): Ratings | null {
  const size = items[0]?.beliefs?.length ?? 0;
  const rated = items.filter(({ beliefs }) => beliefs?.length === size);
  if (size === 0) return null;
  return Array.from({ length: size }, (_, voter) => rated.map(({ beliefs }) => 1 + 8 * (beliefs?.[voter] as number)));
}

/** S9: nobody's belief in any item moved by as much as the tolerance. */
export function beliefsFrozen(history: readonly RoundRecord[], tolerance: number): boolean {
  const [before, now] = history.slice(-2);
  if (before === undefined || now === undefined) return false;
  const earlier = new Map(before.items.map((item) => [item.tally.item, item]));
  return now.items.every((item) => {
    const past = earlier.get(item.tally.item);
    if (!past?.beliefs || !still(item) || past.beliefs.length !== item.beliefs?.length) return false;
    return frozen(past.beliefs, item.beliefs, tolerance);
  });
}

/** S8: on every item the panel's mean beliefs, round after round, have decided Wald's test. */
export function testDecided(history: readonly RoundRecord[], test: Omit<SequentialTest, 'limit'>): boolean {
  const last = history.at(-1);
  if (last === undefined || last.items.length === 0) return false;
  return last.items.every((item) => {
    const { tally } = item;
    if (!still(item)) return false;
    const scores = history.flatMap(({ items }) => items.filter((past) => past.tally.item === tally.item).map(mean));
    if (scores.length === 0 || scores.some(Number.isNaN)) return false;
    const { verdict } = sequentialTest({ ...test, limit: scores.length + 1 }, scores);
    return verdict === 'accept' || verdict === 'reject';
  });
}

const mean = ({ beliefs }: ItemRecord): number =>
  beliefs === undefined || beliefs.length === 0
    ? Number.NaN
    : beliefs.reduce((sum, belief) => sum + belief, 0) / beliefs.length;

/** S10: on every item those who have not voted could not change the leader, however they vote. */
export function nobodyPivotal(history: readonly RoundRecord[]): boolean {
  const last = history.at(-1);
  if (last === undefined) return false;
  return last.items.every((item) => {
    const { counts, silent } = item;
    if (leader(item) === null || counts === undefined || silent === undefined) return false;
    return (last.round === 0 || still(item)) && !canChange(counts, silent);
  });
}
