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
  if (committees(candidates.length, seats) > MAX_COMMITTEES)
    throw new RangeError('PAV: too many committees; use seqPav');
  let best: { members: readonly string[]; score: number } = { members: [], score: Number.NEGATIVE_INFINITY };
  let tied = false;
  const choose = (from: number, members: readonly string[]): void => {
    if (members.length === seats) {
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

/** How many committees of `seats` there are among the candidates. */
function committees(candidates: number, seats: number): number {
  let count = 1;
  for (let seat = 1; seat <= seats; seat++) count = (count * (candidates - seats + seat)) / seat;
  return count;
}

/** Sequential PAV: seat by seat, the candidate that adds most to the pavScore. Members in order of election. */
export function seqPav(ballots: readonly ApprovalBallot[], candidates: readonly string[], seats: number): Committee {
  checkSeats(candidates, seats);
  return filled(ballots, candidates, seats, { bought: [], tied: false });
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
  const supporters = supportersOf(ballots, candidates);
  const budgets = ballots.map(() => seats / Math.max(1, ballots.length));
  const sets = supporters.map((voters) => new Set(voters));
  const open = new Set(candidates.keys());
  const bought: number[] = [];
  let tied = false;
  while (bought.length < seats) {
    // Sorted once for all candidates: the poorest pay all they have, before the others share the rest.
    const poorest = [...budgets.keys()].toSorted((a, b) => (budgets[a] as number) - (budgets[b] as number));
    const offers = sets.map((voters, place) =>
      open.has(place) ? price(voters, poorest, budgets) : Number.POSITIVE_INFINITY,
    );
    const low = Math.min(...offers);
    if (!Number.isFinite(low)) break;
    const cheapest = offers.flatMap((offer, place) => (offer < low + CLOSE ? [place] : []));
    if (cheapest.length > 1) tied = true;
    const [next] = cheapest as [number];
    bought.push(next);
    open.delete(next);
    for (const voter of supporters[next] as number[]) budgets[voter] = Math.max(0, (budgets[voter] as number) - low);
  }
  return filled(ballots, candidates, seats, { bought, tied });
}

/** By candidate: the places of the ballots that approve it. */
function supportersOf(ballots: readonly ApprovalBallot[], candidates: readonly string[]): number[][] {
  const places = new Map(candidates.map((candidate, place) => [candidate, place]));
  const supporters = candidates.map((): number[] => []);
  for (const [voter, { approves }] of ballots.entries()) {
    for (const candidate of new Set(approves)) supporters[places.get(candidate) ?? -1]?.push(voter);
  }
  return supporters;
}

/** Most that any supporter has to pay so that together they pay 1; infinite when they cannot. */
function price(supporters: ReadonlySet<number>, poorest: readonly number[], budgets: readonly number[]): number {
  let [missing, left] = [1, supporters.size];
  for (const voter of poorest) {
    if (!supporters.has(voter)) continue;
    const purse = budgets[voter] as number;
    const share = missing / left;
    if (share <= purse + CLOSE) return share;
    missing -= purse;
    left--;
  }
  return Number.POSITIVE_INFINITY;
}

/** The seats that are left, one by one to the candidate that adds most: each supporter adds one over its members, the new one included. */
function filled(
  ballots: readonly ApprovalBallot[],
  candidates: readonly string[],
  seats: number,
  { bought, tied: before }: { readonly bought: readonly number[]; readonly tied: boolean },
): Committee {
  const supporters = supportersOf(ballots, candidates);
  const chosen = [...bought];
  const open = new Set(candidates.keys());
  const hits = ballots.map(() => 0);
  const seat = (place: number): void => {
    open.delete(place);
    for (const voter of supporters[place] as number[]) hits[voter] = (hits[voter] as number) + 1;
  };
  for (const place of bought) seat(place);
  let tied = before;
  while (chosen.length < seats) {
    const places = [...open];
    const gains = places.map((place) =>
      (supporters[place] as number[]).reduce((sum, voter) => sum + 1 / ((hits[voter] as number) + 1), 0),
    );
    const most = Math.max(...gains);
    const leaders = places.filter((_, index) => (gains[index] as number) > most - CLOSE);
    if (leaders.length > 1) tied = true;
    const [next] = leaders as [number];
    chosen.push(next);
    seat(next);
  }
  return { members: chosen.map((place) => candidates[place] as string), tied };
}

function checkSeats(candidates: readonly string[], seats: number): void {
  if (!Number.isInteger(seats) || seats < 0 || seats > candidates.length) {
    throw new RangeError(`${seats} seats for ${candidates.length} candidates`);
  }
}
