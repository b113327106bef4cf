import type { ApprovalBallot } from '../../debate/approval-ballot.ts';

/**
 * V14: choosing k of m (which findings a report leads with) so that no one group of voters fills every seat. Ballots are
 * approvals; candidates nobody approves can be chosen when seats are left over. Ties go to the candidate named first, and
 * `tied` says whether that happened.
 */
export interface Committee {
  readonly members: readonly string[];
  readonly tied: boolean;
}

/** Committees that are searched for the exact optimum of PAV. */
const MAX_COMMITTEES = 200_000;
const CLOSE = 1e-9;

/** Σ over voters of 1 + 1/2 + … + 1/(members they approve): the score that proportional approval voting maximises. */
export function pavScore(ballots: readonly ApprovalBallot[], members: readonly string[]): number {
  const chosen = new Set(members);
  let score = 0;
  for (const { approves } of ballots) {
    const hits = approves.filter((candidate) => chosen.has(candidate)).length;
    for (let rank = 1; rank <= hits; rank++) score += 1 / rank;
  }
  return score;
}

/**
 * Proportional approval voting (Thiele 1895): the committee of `seats` with the highest pavScore, by looking at all.
 * Throws RangeError when there are too many committees to look at, or more seats than candidates.
 */
export function pav(ballots: readonly ApprovalBallot[], candidates: readonly string[], seats: number): Committee {
  checkSeats(candidates, seats);
  let best: { members: readonly string[]; score: number } = { members: [], score: Number.NEGATIVE_INFINITY };
  let tied = false;
  let looked = 0;
  const choose = (from: number, members: readonly string[]): void => {
    if (members.length === seats) {
      if (++looked > MAX_COMMITTEES) throw new RangeError('PAV: too many committees; use seqPav');
      const score = pavScore(ballots, members);
      if (score > best.score + CLOSE) [best, tied] = [{ members, score }, false];
      else if (score > best.score - CLOSE) tied = true;
      return;
    }
    for (let next = from; next <= candidates.length - (seats - members.length); next++) {
      choose(next + 1, [...members, candidates[next] as string]);
    }
  };
  choose(0, []);
  return { members: best.members, tied };
}

/** Sequential PAV: seat by seat, whoever adds most to the pavScore. Members in order of election. */
export function seqPav(ballots: readonly ApprovalBallot[], candidates: readonly string[], seats: number): Committee {
  checkSeats(candidates, seats);
  return filled(ballots, candidates, seats, { members: [], tied: false });
}

/**
 * Method of Equal Shares (Peters & Skowron 2020, EC): every voter has seats / voters to spend, a seat costs 1, and the
 * candidate whose supporters can pay at the lowest price each is bought first. Seats that nobody can pay for are filled by
 * sequential PAV with the bought ones given. Members in order of election.
 */
export function equalShares(
  ballots: readonly ApprovalBallot[],
  candidates: readonly string[],
  seats: number,
): Committee {
  checkSeats(candidates, seats);
  const budgets = ballots.map(() => seats / Math.max(1, ballots.length));
  const members: string[] = [];
  let tied = false;
  while (members.length < seats) {
    const open = candidates.filter((candidate) => !members.includes(candidate));
    const offers = open.map((candidate) => price(ballots, budgets, candidate));
    const low = Math.min(...offers);
    if (!Number.isFinite(low)) break;
    const cheapest = open.filter((_, index) => (offers[index] as number) < low + CLOSE);
    if (cheapest.length > 1) tied = true;
    const bought = cheapest[0] as string;
    members.push(bought);
    for (const [voter, ballot] of ballots.entries()) {
      if (ballot.approves.includes(bought)) budgets[voter] = Math.max(0, (budgets[voter] as number) - low);
    }
  }
  return filled(ballots, candidates, seats, { members, tied });
}

/** Most that any supporter has to pay so that together they pay 1; infinite when they cannot. */
function price(ballots: readonly ApprovalBallot[], budgets: readonly number[], candidate: string): number {
  const purses = budgets.filter((_, voter) => ballots[voter]?.approves.includes(candidate)).toSorted((a, b) => a - b);
  let missing = 1;
  for (const [index, purse] of purses.entries()) {
    const share = missing / (purses.length - index);
    if (share <= purse + CLOSE) return share;
    missing -= purse;
  }
  return Number.POSITIVE_INFINITY;
}

function filled(
  ballots: readonly ApprovalBallot[],
  candidates: readonly string[],
  seats: number,
  bought: Committee,
): Committee {
  const members = [...bought.members];
  let { tied } = bought;
  while (members.length < seats) {
    const open = candidates.filter((candidate) => !members.includes(candidate));
    const scores = open.map((candidate) => pavScore(ballots, [...members, candidate]));
    const leaders = open.filter((_, index) => (scores[index] as number) > Math.max(...scores) - CLOSE);
    if (leaders.length > 1) tied = true;
    members.push(leaders[0] as string);
  }
  return { members, tied };
}

function checkSeats(candidates: readonly string[], seats: number): void {
  if (!Number.isInteger(seats) || seats < 0 || seats > candidates.length) {
    throw new RangeError(`${seats} seats for ${candidates.length} candidates`);
  }
}
