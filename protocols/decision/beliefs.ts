import type { ApprovalBallot, PointsBallot } from '../debate/approval-ballot.ts';
import type { RankedBallot } from '../debate/ranked-ballot.ts';
import type { BallotBox, Vote } from './ballot-box.ts';

/**
 * The beliefs of a voter that names one candidate: its confidence in that choice, and the rest spread evenly over the
 * others. Ballots of other kinds are derived from these beliefs, so that every rule can decide every debate; with two
 * candidates nothing is lost.
 */
export function beliefsOf({ choice, confidence }: Vote, candidates: readonly string[]): number[] {
  const rest = (1 - confidence) / (candidates.length - 1);
  return candidates.map((candidate) => (candidate === choice ? confidence : rest));
}

/** The voter's ranking, or its choice alone; an abstention ranks no candidate. */
export function rankedBallots({ ballots, item }: BallotBox): RankedBallot[] {
  return ballots.map(({ voter, choice, ranking }) => ({
    voter,
    item,
    ranking: choice === null ? [] : (ranking ?? [choice]),
  }));
}

/** The voter approves its choice, and every candidate that it gives at least this probability. */
export function approvalBallots({ ballots, votes, item, candidates }: BallotBox, level: number): ApprovalBallot[] {
  const approves = new Map(
    votes.map((vote) => {
      const beliefs = beliefsOf(vote, candidates);
      return [
        vote.voter,
        candidates.filter((candidate, index) => candidate === vote.choice || (beliefs[index] as number) >= level),
      ];
    }),
  );
  return ballots.map(({ voter }) => ({ voter, item, approves: approves.get(voter) ?? [] }));
}

/** Points in proportion to beliefs, `budget` in all; those who abstain give none. */
export function pointsBallots({ ballots, votes, item, candidates }: BallotBox, budget: number): PointsBallot[] {
  const given = new Map(votes.map((vote) => [vote.voter, beliefsOf(vote, candidates)]));
  return ballots.map(({ voter }) => {
    const beliefs = given.get(voter) ?? [];
    return {
      voter,
      item,
      points: Object.fromEntries(beliefs.map((belief, index) => [candidates[index] as string, belief * budget])),
    };
  });
}
