import { still } from './lasting.ts';
import type { ItemRecord, RoundRecord } from './round-record.ts';

const cast = ({ votes }: ItemRecord): number => Object.values(votes).reduce((sum, count) => sum + count, 0);

/** S11: on every item this share of the voters had nothing to change: they are done. The blind round does not count. */
export function enoughDone(history: readonly RoundRecord[], share: number): boolean {
  const last = history.at(-1);
  if (last === undefined || last.round === 0) return false;
  return last.items.every((item) => cast(item) > 0 && item.changed <= (1 - share) * cast(item) + 1e-9);
}

/**
 * S12: the last round changed the winner of fewer items than it was worth: fewer than `per1000` for a thousand ballots cast.
 * A round in which more than a tenth of the votes on an item moved is never the last by this rule, since the winners may follow.
 */
export function littleValue(history: readonly RoundRecord[], per1000: number): boolean {
  const [before, now] = history.slice(-2);
  if (before === undefined || now === undefined || now.round === 0) return false;
  const earlier = new Map(before.items.map((item) => [item.tally.item, item.tally.winner]));
  const ballots = now.items.reduce((sum, item) => sum + cast(item), 0);
  const flipped = now.items.filter(({ tally }) => earlier.get(tally.item) !== tally.winner).length;
  return ballots > 0 && now.items.every(still) && (1000 * flipped) / ballots < per1000;
}
