import type { Tally } from '../debate/tally.ts';
import type { BallotBox } from './ballot-box.ts';
import { named, rankCandidates } from './candidate-ranking.ts';
import { votesFor } from './columns.ts';

/**
 * V1, plurality: the candidate with the most votes. A tie goes to the candidate named first, and the tally says so. No
 * vote at all decides nothing. Scores are votes; belief is the winner's share of the votes.
 */
export function plurality(box: BallotBox): Tally {
  const counts = votesFor(box.candidates.length, box.columns.choices);
  const cast = counts.reduce((sum, count) => sum + count, 0);
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
