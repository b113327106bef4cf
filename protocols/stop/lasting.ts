import type { ItemRecord, RoundRecord } from './round-record.ts';

/**
 * Largest share of votes that may change in a round while the item still counts as settled. One voter in ten may waver;
 * more, and the count is a moment in a movement.
 */
const WAVERING = 0.1;

/**
 * Whether every item is settled by the given test, and lastingly so: the same candidate led the round before, and at most a
 * tenth of the votes moved. Rules that only look at totals need this, since votes that rotate among the candidates look
 * decided, and unchanged, in every single round.
 */
export function lasting(history: readonly RoundRecord[], settled: (item: ItemRecord) => boolean): boolean {
  const [before, now] = history.slice(-2);
  if (before === undefined || now === undefined) return false;
  const earlier = new Map(before.items.map((item) => [item.tally.item, item]));
  return now.items.every((item) => {
    const past = earlier.get(item.tally.item);
    const top = leader(item);
    return (
      past !== undefined && top !== null && leader(past)?.candidate === top.candidate && still(item) && settled(item)
    );
  });
}

/** Whether at most a tenth of the votes on the item moved. */
export const still = ({ votes, changed }: ItemRecord): boolean =>
  changed <= WAVERING * Object.values(votes).reduce((sum, count) => sum + count, 0);

/** The one candidate with most votes; null in a tie and without votes. `votes` of `cast` are for it. */
export function leader({ votes }: ItemRecord): { candidate: string; votes: number; cast: number } | null {
  const [first, second] = Object.entries(votes).toSorted(([, left], [, right]) => right - left);
  if (first === undefined || first[1] === second?.[1]) return null;
  const cast = Object.values(votes).reduce((sum, count) => sum + count, 0);
  return { candidate: first[0], votes: first[1], cast };
}
