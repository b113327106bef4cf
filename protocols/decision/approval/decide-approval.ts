import type { ApprovalBallot, PointsBallot } from '../../debate/approval-ballot.ts';
import type { Tally } from '../../debate/tally.ts';
import { byText, checkCandidates, checkVoters } from '../ballot-box.ts';
import { InvalidBallot } from '../invalid-ballot.ts';
import { topScores } from '../top-scores.ts';

/** Throws InvalidBallot for what no rule may count: see ballotBox. */
function check(ballots: readonly { voter: string; item: string }[], item: string, candidates: readonly string[]): void {
  checkCandidates(candidates);
  checkVoters(ballots.map((ballot) => ballot.voter));
  for (const ballot of ballots) {
    if (ballot.item !== item) throw new InvalidBallot('wrong-item', `${ballot.voter} votes on ${ballot.item}`);
  }
}

/**
 * V3, approval: the candidate that most voters approve. Scores are approvals; belief is the share of those who approve
 * anything. A tie goes to the candidate named first.
 */
export function approval(ballots: readonly ApprovalBallot[], item: string, candidates: readonly string[]): Tally {
  check(ballots, item, candidates);
  const counts = new Map(candidates.map((candidate) => [candidate, 0]));
  for (const { voter, approves } of ballots) {
    if (new Set(approves).size < approves.length)
      throw new InvalidBallot('duplicate-candidate', `${voter}: ${approves}`);
    for (const candidate of approves) add(counts, voter, candidate, 1);
  }
  const cast = ballots.filter((ballot) => ballot.approves.length > 0).length;
  const scores = [...counts.values()];
  return topScores(
    item,
    candidates,
    scores,
    scores.map((score) => score / Math.max(1, cast)),
    cast,
  );
}

/**
 * V4, cumulative: every voter spreads the same budget of points over the candidates; the most points win. A ballot
 * without points abstains; any other must sum to the budget, or it would buy its voter more say. Scores are points; belief
 * is the share of all points.
 */
export function cumulative(
  ballots: readonly PointsBallot[],
  item: string,
  candidates: readonly string[],
  budget = 10,
): Tally {
  check(ballots, item, candidates);
  const sums = new Map(candidates.map((candidate) => [candidate, 0]));
  let cast = 0;
  for (const { voter, points } of ballots.toSorted((left, right) => byText(left.voter, right.voter))) {
    const given = Object.values(points);
    const total = given.reduce((sum, value) => sum + value, 0);
    if (given.some((value) => !(value >= 0))) throw new InvalidBallot('points', `${voter} gives less than nothing`);
    if (total === 0) continue;
    if (!(Math.abs(total - budget) <= 1e-9)) throw new InvalidBallot('points', `${voter} gives ${total} of ${budget}`);
    for (const [candidate, value] of Object.entries(points)) add(sums, voter, candidate, value);
    cast++;
  }
  const scores = [...sums.values()];
  return topScores(
    item,
    candidates,
    scores,
    scores.map((score) => score / Math.max(1, cast * budget)),
    cast,
  );
}

function add(scores: Map<string, number>, voter: string, candidate: string, value: number): void {
  const score = scores.get(candidate);
  if (score === undefined) throw new InvalidBallot('unknown-candidate', `${voter} named ${JSON.stringify(candidate)}`);
  scores.set(candidate, score + value);
}
