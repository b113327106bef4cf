import { z } from 'zod';
import type { Ballot } from '../debate/ballot.ts';
import { Tally } from '../debate/tally.ts';

/** What a round left on one item. */
export const ItemRecord = z.strictObject({
  tally: Tally,
  /** Votes for each chosen candidate; abstentions left out. */
  votes: z.record(z.string(), z.int().min(1)),
  /** Voters who chose otherwise than in the round before; a first vote counts, falling silent does not. */
  changed: z.int().min(0),
});
export type ItemRecord = z.infer<typeof ItemRecord>;

/** What the stop rules need to know of one round: small enough to stand in a snapshot for every round. */
export const RoundRecord = z.strictObject({ round: z.int().min(0), items: z.array(ItemRecord) });
export type RoundRecord = z.infer<typeof RoundRecord>;

/**
 * Sums up a round. `before` are the ballots of the previous round (none in round 0). A voter who had not voted on the item
 * counts as changed: others have not yet been able to answer it, so the debate is not at rest.
 */
export function recordRound(
  round: number,
  tallies: readonly Tally[],
  ballots: readonly Ballot[],
  before: readonly Ballot[],
): RoundRecord {
  const earlier = new Map(before.map((ballot) => [key(ballot), ballot.choice]));
  const byItem = Map.groupBy(ballots, (ballot) => ballot.item);
  const items = tallies.map((tally) => {
    const cast = (byItem.get(tally.item) ?? []).filter((ballot) => ballot.choice !== null);
    const votes = new Map<string, number>();
    for (const { choice } of cast) if (choice !== null) votes.set(choice, (votes.get(choice) ?? 0) + 1);
    const changed = cast.filter((ballot) => earlier.get(key(ballot)) !== ballot.choice).length;
    return { tally, votes: Object.fromEntries(votes), changed };
  });
  return { round, items };
}

const key = (ballot: Ballot): string => JSON.stringify([ballot.item, ballot.voter]);

/** Votes that changed in the round, over all items. */
export function changedIn(record: RoundRecord): number {
  return record.items.reduce((sum, item) => sum + item.changed, 0);
}
