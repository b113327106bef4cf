import type { Tally } from '../debate/tally.ts';
import type { BallotBox } from './ballot-box.ts';
import { beliefsOf } from './beliefs.ts';
import { named } from './candidate-ranking.ts';

/** Most stars a voter can give a candidate. */
const STARS = 5;

/**
 * STAR voting (score, then automatic runoff; equal.vote): every voter gives zero to five stars, in proportion to its beliefs.
 * Of the two candidates with the most stars, the one whom more voters give more stars than the other wins; an even runoff goes
 * to more stars, then to the candidate named first.
 *
 * Scores are stars; the margin is that of the runoff, in voters; belief is the winner's share of those who prefer either.
 */
export function star({ item, candidates, votes }: BallotBox): Tally {
  const given = votes.map((vote) => beliefsOf(vote, candidates).map((belief) => Math.round(STARS * belief)));
  const stars = candidates.map((_, column) => given.reduce((sum, row) => sum + (row[column] as number), 0));
  const finalists = [...candidates.keys()].toSorted((a, b) => (stars[b] as number) - (stars[a] as number) || a - b);
  const [first, second] = finalists as [number, number];
  const prefer = (one: number, other: number): number =>
    given.filter((row) => (row[one] as number) > (row[other] as number)).length;
  const [ahead, behind] = [prefer(first, second), prefer(second, first)];
  const winner = candidates[behind > ahead ? second : first] as string;
  const level = ahead === behind && stars[first] === stars[second];
  const cast = votes.length > 0;
  return {
    item,
    scores: named(candidates, stars),
    winners: cast ? (level ? [candidates[first] as string, candidates[second] as string] : [winner]) : [],
    winner: cast ? winner : null,
    margin: Math.abs(ahead - behind),
    tie_break: cast && level ? 'candidate-order' : 'none',
    belief: ahead + behind === 0 ? (cast ? 0.5 : 0) : Math.max(ahead, behind) / (ahead + behind),
  };
}
