import type { Tally } from '../debate/tally.ts';
import type { BallotBox } from './ballot-box.ts';
import { named, rankCandidates } from './candidate-ranking.ts';

/** Votes for each candidate, in candidate order; abstentions count for nobody. */
export function votesFor(box: BallotBox): number[] {
  const counts = box.candidates.map(() => 0);
  for (const { choice } of box.votes) {
    const candidate = box.candidates.indexOf(choice);
    counts[candidate] = (counts[candidate] as number) + 1;
  }
  return counts;
}

/**
 * V1, plurality: the candidate with the most votes. A tie goes to the candidate named first, and the tally says so. No
 * vote at all decides nothing. Scores are votes; belief is the winner's share of the votes.
 */
export function plurality(box: BallotBox): Tally {
  const counts = votesFor(box);
  const cast = box.votes.length;
  const { leaders, top, margin } = rankCandidates(box.candidates, counts);
  const winners = cast === 0 ? [] : [...leaders];
  return {
    item: box.item,
    scores: named(box.candidates, counts),
    winners,
    winner: winners[0] ?? null,
    margin,
    tie_break: winners.length > 1 ? 'candidate-order' : 'none',
    belief: cast === 0 ? 0 : top / cast,
  };
}
