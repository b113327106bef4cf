import { z } from 'zod';
import type { Ballot } from '../debate/ballot.ts';
import { ballotsByItem } from '../debate/ballots-by-item.ts';
import { Tally } from '../debate/tally.ts';
import { ABSTAINS, type BallotBox, votesFor } from '../decision/index.ts';

/** What a round left on one item. */
export const ItemRecord = z.strictObject({
  tally: Tally,
  /** Votes for each chosen candidate; abstentions left out. */
  votes: z.record(z.string(), z.int().min(1)),
  /** Voters who chose otherwise than in the round before; a first vote counts, falling silent does not. */
  changed: z.int().min(0),
  /** Probability each voter gives the item's first candidate, in order of voter; only when asked for. */
  beliefs: z.array(z.number().min(0).max(1)).optional(),
  /** Votes by candidate, in the order of the candidates; only when asked for. */
  counts: z.array(z.int().min(0)).optional(),
  /** Voters who abstained; only when asked for. */
  silent: z.int().min(0).optional(),
});
export type ItemRecord = z.infer<typeof ItemRecord>;

/** An item and the answers it can have, the first one first. */
interface Question {
  readonly item: string;
  readonly candidates: readonly string[];
}

/** What the stop rules need to know of one round: small enough to be in a snapshot for every round. */
export const RoundRecord = z.strictObject({ round: z.int().min(0), items: z.array(ItemRecord) });
export type RoundRecord = z.infer<typeof RoundRecord>;

/**
 * Sums up a round. `before` are the ballots of the previous round (none in round 0). A voter who had not voted on the item
 * counts as changed: others have not yet been able to answer it, so the debate is not at rest.
 * `closely`, the items with their candidates in order, also keeps every voter's belief, which some stop rules need (see
 * needsBeliefs) and a review's snapshot does not.
 */
export function recordRound(
  round: number,
  tallies: readonly Tally[],
  ballots: readonly Ballot[],
  before: readonly Ballot[],
  closely: readonly Question[] | null = null,
): RoundRecord {
  const earlier = choicesBefore(before);
  const byItem = ballotsByItem(ballots);
  const candidates = new Map(closely?.map((question) => [question.item, question.candidates]));
  const items = tallies.map((tally) => {
    const given = byItem.get(tally.item) ?? [];
    const votes = new Map<string, number>();
    let changed = 0;
    for (const ballot of given) {
      const { choice } = ballot;
      const was = earlier(ballot);
      if (choice === null) continue;
      votes.set(choice, (votes.get(choice) ?? 0) + 1);
      if (was !== choice) changed++;
    }
    const summary = { tally, votes: Object.fromEntries(votes), changed };
    const known = candidates.get(tally.item);
    if (known === undefined) return summary;
    const cast = given.filter((ballot) => ballot.choice !== null);
    const counts = known.map((candidate) => votes.get(candidate) ?? 0);
    return { ...summary, beliefs: beliefs(known, cast), counts, silent: given.length - cast.length };
  });
  return { round, items };
}

/**
 * The same of boxes that all have the same voters: every ballot's voter is in the same place as before. Beliefs are not kept.
 */
export function recordBoxes(
  round: number,
  tallies: readonly Tally[],
  boxes: readonly BallotBox[],
  before: readonly BallotBox[],
): RoundRecord {
  const find = (from: readonly BallotBox[], item: string): BallotBox | undefined =>
    from.length === 1 && from[0]?.item === item ? from[0] : from.find((box) => box.item === item);
  const items = tallies.map((tally) => {
    const box = find(boxes, tally.item);
    const was = find(before, tally.item)?.columns.choices;
    const votes: Record<string, number> = {};
    const choices = box?.columns.choices ?? [];
    const counts = votesFor(box?.candidates.length ?? 0, choices);
    let changed = 0;
    for (let seat = 0; seat < choices.length; seat++) {
      const choice = choices[seat] as number;
      if (choice === ABSTAINS) continue;
      if (was?.[seat] !== choice) changed++;
      if (counts[choice] === 0) continue;
      // In the order in which they are first chosen, as from ballots: sums of floating-point numbers depend on it.
      votes[box?.candidates[choice] as string] = counts[choice] as number;
      counts[choice] = 0;
    }
    return { tally, votes, changed };
  });
  return { round, items };
}

/** The candidates are asked for by their list: names that look like numbers change places as keys of an object. */
function beliefs(candidates: readonly string[], cast: readonly Ballot[]): number[] {
  return cast
    .toSorted((left, right) => (left.voter < right.voter ? -1 : 1))
    .map(({ choice, confidence }) =>
      choice === candidates[0] ? confidence : (1 - confidence) / Math.max(1, candidates.length - 1),
    );
}

/**
 * What a ballot's voter chose on its item before; undefined where it did not vote. The same voters mostly vote again in the same order,
 * so the next ballot of the list is looked at before a table is made of all: a sweep does this by the million.
 */
function choicesBefore(before: readonly Ballot[]): (ballot: Ballot) => string | null | undefined {
  let next = 0;
  let table: Map<string, Map<string, string | null>> | null = null;
  return ({ item, voter }) => {
    const expected = before[next];
    if (expected?.voter === voter && expected.item === item) {
      next++;
      return expected.choice;
    }
    if (before.length === 0) return undefined;
    table ??= choicesByItem(before);
    return table.get(item)?.get(voter);
  };
}

function choicesByItem(ballots: readonly Ballot[]): Map<string, Map<string, string | null>> {
  const byItem = new Map<string, Map<string, string | null>>();
  for (const { item, voter, choice } of ballots) {
    const choices = byItem.get(item) ?? new Map<string, string | null>();
    byItem.set(item, choices);
    choices.set(voter, choice);
  }
  return byItem;
}

/** Votes that changed in the round, over all items. */
export function changedIn(record: RoundRecord): number {
  return record.items.reduce((sum, item) => sum + item.changed, 0);
}
