import type { RankedBallot } from '../../debate/ranked-ballot.ts';
import type { Tally } from '../../debate/tally.ts';
import { topScores } from '../top-scores.ts';
import { borda } from './borda.ts';
import { copeland, minimax, schulze, splitCycle } from './condorcet.ts';
import { instantRunoff, runoffByOrders } from './instant-runoff.ts';
import { kemeny } from './kemeny.ts';
import { firstPlaces, type Profile, profileOf } from './profile.ts';
import { rankedPairs } from './ranked-pairs.ts';

const SCORES = {
  plurality: firstPlaces,
  borda,
  copeland,
  minimax,
  schulze,
  'ranked-pairs': rankedPairs,
  'instant-runoff': instantRunoff,
  'runoff-by-orders': runoffByOrders,
  'split-cycle': splitCycle,
  kemeny,
} as const satisfies Record<string, (profile: Profile) => number[]>;

export type RankedRule = keyof typeof SCORES;
export const RANKED_RULES = Object.keys(SCORES) as readonly RankedRule[];

/**
 * What a rule for rankings makes of the ballots on one item: all candidates with the top score win, a tie goes to the one
 * named first. Units of the scores are with each rule; belief is the share of rankings that put the winner first.
 *
 * Throws InvalidBallot as profileOf does, RangeError as rankedPairs, runoffByOrders and kemeny do.
 */
export function decideRanked(
  rule: RankedRule,
  ballots: readonly RankedBallot[],
  item: string,
  candidates: readonly string[],
): Tally {
  const profile = profileOf(ballots, item, candidates);
  const cast = profile.rankings.length;
  const shares = firstPlaces(profile).map((count) => count / Math.max(1, cast));
  return topScores(item, candidates, SCORES[rule](profile), shares, cast);
}
