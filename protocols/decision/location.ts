import type { Decision } from '../debate/protocol.ts';
import type { Tally } from '../debate/tally.ts';
import type { BallotBox } from './ballot-box.ts';
import { beliefsOf } from './beliefs.ts';
import { TIE } from './candidate-ranking.ts';
import { hodgesLehmann, median, trimmedMean } from './robust.ts';
import { topScores } from './top-scores.ts';

export type Location = Extract<Decision, { rule: 'location' }>;

/** Share taken off each end by a trimmed mean that names none. */
const CUT = 0.1;

function locate(values: readonly number[], { of, cut = CUT }: Location): number {
  switch (of) {
    case 'mean':
      return trimmedMean(values, 0);
    case 'median':
      return median(values);
    case 'trimmed-mean':
      return trimmedMean(values, cut);
    case 'hodges-lehmann':
      return hodgesLehmann(values);
    default:
      return of satisfies never;
  }
}

/**
 * V15 for ballots: each candidate's probability is a robust mean of what the voters give it (see beliefsOf); the highest
 * wins. Scores are these means; belief is the winner's share of their sum. A tie goes to the candidate named first.
 */
export function location(box: BallotBox, rule: Location): Tally {
  const rows = box.votes.map((vote) => beliefsOf(vote, box.candidates));
  const scores = box.candidates.map((_, column) =>
    rows.length === 0
      ? 0
      : locate(
          rows.map((row) => row[column] as number),
          rule,
        ),
  );
  const total = scores.reduce((sum, score) => sum + score, 0);
  const shares = scores.map((score) => (total > 0 ? score / total : 0));
  return topScores(box.item, box.candidates, scores, shares, box.votes.length);
}

/** Lowest rating of agreement and highest of disagreement on Delphi's scale of 1 to 9. */
const AGREES = 7;
const DISAGREES = 3;

/**
 * Consensus as a Delphi study counts it, on ratings 1 + 8 × belief in the first candidate: for it when the median is 7 or
 * more, at least 70% rate 7 to 9 and under 15% rate 1 to 3; for the second candidate the same mirrored; nobody otherwise.
 * Scores are the shares that agree and disagree. Belief is the leader's: a half, and half of what its share is ahead, so that it
 * never falls when a rating rises.
 *
 * With more than two candidates only the first two are looked at.
 */
export function delphi(box: BallotBox): Tally {
  const ratings = box.votes.map((vote) => 1 + 8 * (beliefsOf(vote, box.candidates)[0] as number));
  const share = (test: (rating: number) => boolean): number =>
    ratings.filter(test).length / Math.max(1, ratings.length);
  const agree = share((rating) => rating >= AGREES - TIE);
  const disagree = share((rating) => rating <= DISAGREES + TIE);
  const middle = ratings.length === 0 ? 5 : median(ratings);
  const adopted = middle >= AGREES - TIE && agree >= 0.7 - TIE && disagree < 0.15;
  const refused = middle <= DISAGREES + TIE && disagree >= 0.7 - TIE && agree < 0.15;
  const [first, second] = box.candidates as readonly [string, string];
  const winner = adopted ? first : refused ? second : null;
  const tied = ratings.length > 0 && Math.abs(agree - disagree) <= TIE;
  return {
    item: box.item,
    scores: Object.fromEntries(box.candidates.map((name, index) => [name, [agree, disagree][index] ?? 0])),
    winners: ratings.length === 0 ? [] : tied ? [first, second] : [agree > disagree ? first : second],
    winner,
    margin: Math.abs(agree - disagree),
    tie_break: tied ? 'status-quo' : 'none',
    belief: (1 + Math.abs(agree - disagree)) / 2,
  };
}
