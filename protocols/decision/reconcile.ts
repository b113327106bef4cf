import type { Ballot } from '../debate/ballot.ts';
import type { Tally } from '../debate/tally.ts';
import { ballotBox } from './ballot-box.ts';
import { topScores } from './top-scores.ts';

/** What a stated confidence is worth, after ReConcile (Chen et al. 2024, ACL): stated confidence runs too high. */
export function recalibrated(confidence: number): number {
  if (confidence >= 1) return 1;
  if (confidence >= 0.9) return 0.8;
  if (confidence >= 0.8) return 0.5;
  return confidence > 0.6 ? 0.3 : 0.1;
}

/**
 * V5, confidence-weighted vote of ReConcile: every vote counts its recalibrated confidence; competence is not looked at.
 * Scores are summed weights; belief is the winner's share of them. A tie goes to the candidate named first.
 *
 * Throws InvalidBallot as ballotBox does.
 */
export function reconcile(ballots: readonly Ballot[], item: string, candidates: readonly string[]): Tally {
  const box = ballotBox(ballots, item, candidates);
  // In tenths, so that sums of weights are exact and equal sums are equal.
  const tenths = candidates.map((candidate) =>
    box.votes
      .filter((vote) => vote.choice === candidate)
      .reduce((sum, vote) => sum + Math.round(10 * recalibrated(vote.confidence)), 0),
  );
  const total = Math.max(
    1,
    tenths.reduce((sum, score) => sum + score, 0),
  );
  return topScores(
    item,
    candidates,
    tenths.map((score) => score / 10),
    tenths.map((score) => score / total),
    box.votes.length,
  );
}
