import type { Tally } from '../debate/tally.ts';
import type { BallotBox, Vote } from './ballot-box.ts';
import { beliefsOf } from './beliefs.ts';
import { votesFor } from './columns.ts';
import { topScores } from './top-scores.ts';

/**
 * The surprisingly popular answer (Prelec, Seung & McCoy 2017, Nature 541:532): the one that more voters give than all together
 * expected. Where those who know are few, they know that they are few.
 *
 * A voter's expectation is the share of the others it said would choose as it does; where it said none, what follows from its
 * confidence if everybody is right as often as the panel is on average. Scores are shares of votes less expected ones; belief is
 * the winner's share. A tie goes to the candidate named first.
 */
export function surprisinglyPopular(box: BallotBox): Tally {
  const { item, candidates, votes } = box;
  const cast = Math.max(1, votes.length);
  const right = votes.reduce((sum, { competence }) => sum + competence, 0) / cast;
  const shares = votesFor(candidates.length, box.columns.choices).map((count) => count / cast);
  const expected = votes.map((vote) => expectation(vote, candidates, right));
  const scores = shares.map(
    (share, column) => share - expected.reduce((sum, row) => sum + (row[column] as number), 0) / cast,
  );
  return topScores(item, candidates, scores, shares, votes.length);
}

/** By candidate: the share of the others that the voter expects to choose it. */
function expectation(vote: Vote, candidates: readonly string[], right: number): number[] {
  const others = candidates.length - 1;
  if (vote.agreement !== undefined) {
    const { agreement, choice } = vote;
    return candidates.map((candidate) => (candidate === choice ? agreement : (1 - agreement) / others));
  }
  return beliefsOf(vote, candidates).map((belief) => belief * right + ((1 - belief) * (1 - right)) / others);
}
