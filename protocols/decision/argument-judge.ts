import type { Tally } from '../debate/tally.ts';
import type { BallotBox, Vote } from './ballot-box.ts';
import { named, TIE } from './candidate-ranking.ts';
import { ABSTAINS, votesFor } from './columns.ts';
import { topScores } from './top-scores.ts';

/** How strong a vote is as an argument: competence × confidence, 0..1. */
const strengthOf = (vote: Vote): number => vote.competence * vote.confidence;

/**
 * V11 for ballots: every vote is an argument that attacks every vote for another candidate unless that one is stronger
 * (preference-based argumentation, Amgoud & Cayrol 2002). Accepted is what is in the grounded extension of Dung: the
 * votes that agree with the strongest one, or none at all when votes of that strength disagree. Strengths order the votes,
 * so this is read off the strongest instead of searched for.
 *
 * Scores are the strength of each candidate's strongest vote; belief is the winner's. A tie stays with the status quo.
 */
export function grounded(box: BallotBox): Tally {
  const scores = box.candidates.map((candidate) =>
    Math.max(0, ...box.votes.filter((vote) => vote.choice === candidate).map(strengthOf)),
  );
  const top = Math.max(...scores);
  const leaders = box.candidates.filter(
    (candidate, index) =>
      (scores[index] as number) >= top - TIE && box.votes.some(({ choice }) => choice === candidate),
  );
  const below = scores.filter((score) => score < top - TIE);
  const lone = leaders.length === 1;
  return {
    item: box.item,
    scores: named(box.candidates, scores),
    winners: leaders,
    winner: lone ? (leaders[0] as string) : null,
    margin: lone && below.length > 0 ? top - Math.max(...below) : 0,
    tie_break: leaders.length > 1 ? 'status-quo' : 'none',
    belief: lone ? top : 0,
  };
}

/**
 * V13: the vote of the most competent voter that votes decides; of equals that disagree, the one most of them chose, and
 * then the candidate named first. Scores are the votes of the most competent; belief is their share for the winner.
 */
export function judge(box: BallotBox): Tally {
  const { choices, competences } = box.columns;
  const best = Math.max(...competences.filter((_, seat) => choices[seat] !== ABSTAINS));
  const bench = choices.map((choice, seat) => ((competences[seat] as number) >= best - TIE ? choice : ABSTAINS));
  const counts = votesFor(box.candidates.length, bench);
  const cast = counts.reduce((sum, count) => sum + count, 0);
  const shares = counts.map((count) => count / Math.max(1, cast));
  return topScores(box.item, box.candidates, counts, shares, cast);
}
