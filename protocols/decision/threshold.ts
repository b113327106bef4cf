import type { Decision } from '../debate/protocol.ts';
import type { Tally } from '../debate/tally.ts';
import type { BallotBox } from './ballot-box.ts';
import { named, rankCandidates, TIE } from './candidate-ranking.ts';
import { votesFor } from './columns.ts';

export type Threshold = Omit<Extract<Decision, { rule: 'threshold' }>, 'rule'>;

/**
 * V2, threshold with quorum: the leading candidate wins when its share of the non-abstaining votes passes. `strict` is
 * the difference between more than the share and at least the share: with .5 an even split passes only when not strict,
 * and two candidates then pass together. Such a tie stays with the status quo: nothing is adopted.
 *
 * Below the quorum of non-abstaining votes the rule does not decide, and there are no winners. Scores are votes; belief
 * is the leader's share.
 */
export function threshold(box: BallotBox, { share, strict, quorum }: Threshold): Tally {
  const counts = votesFor(box.candidates.length, box.columns.choices);
  const cast = counts.reduce((sum, count) => sum + count, 0);
  const { leaders, top, margin } = rankCandidates(box.candidates, counts);
  const present = cast > 0 && cast >= quorum;
  // The tolerance makes 2 of 3 reach the share 2/3, which no binary fraction is.
  const passes = strict ? top > share * cast + TIE : top >= share * cast - TIE;
  const winners = present ? [...leaders] : [];
  return {
    item: box.item,
    scores: named(box.candidates, counts),
    winners,
    winner: passes && winners.length === 1 ? (winners[0] as string) : null,
    margin,
    tie_break: winners.length > 1 ? 'status-quo' : 'none',
    belief: cast === 0 ? 0 : top / cast,
  };
}

/**
 * Votes needed so that two decisions share an honest voter although `floor((n-1)/3)` of n voters may vote both ways:
 * ceil((n + f + 1) / 2). The usual 2f + 1 is safe only for n = 3f + 1; with six voters it allows two disjoint quorums.
 */
export function byzantineQuorum(voters: number): number {
  const faulty = Math.floor((voters - 1) / 3);
  return Math.ceil((voters + faulty + 1) / 2);
}
