import type { Tally } from '../debate/tally.ts';
import { named, rankCandidates } from './candidate-ranking.ts';

/**
 * The tally of a rule whose top scores win and whose ties go to the candidate named first. `scores` runs parallel to
 * `candidates`; `shares` are each candidate's share 0..1 of the votes, reported as belief; `cast` is how many voted.
 */
export function topScores(
  item: string,
  candidates: readonly string[],
  scores: readonly number[],
  shares: readonly number[],
  cast: number,
): Tally {
  const { leaders, margin } = rankCandidates(candidates, scores);
  const winners = cast === 0 ? [] : [...leaders];
  const winner = winners[0] ?? null;
  return {
    item,
    scores: named(candidates, scores),
    winners,
    winner,
    margin: cast === 0 ? 0 : margin,
    tie_break: winners.length > 1 ? 'candidate-order' : 'none',
    belief: winner === null ? 0 : (shares[candidates.indexOf(winner)] as number),
  };
}
