import type { RankedBallot } from '../../debate/ranked-ballot.ts';
import { checkCandidates, checkVoters } from '../ballot-box.ts';
import { InvalidBallot } from '../invalid-ballot.ts';

/** Rankings that passed every check, with candidates as indices. */
export interface Profile {
  readonly item: string;
  readonly candidates: readonly string[];
  /** Rankings of those who rank anybody; best first. */
  readonly rankings: readonly (readonly number[])[];
}

/**
 * Checks the ranked ballots on one item. Throws InvalidBallot for an empty panel, a voter who votes twice, a ballot on
 * another item, a candidate nobody knows, and a candidate ranked twice: counting `a a a` as three preferences would hand
 * one candidate all the points.
 */
export function profileOf(ballots: readonly RankedBallot[], item: string, candidates: readonly string[]): Profile {
  checkCandidates(candidates);
  checkVoters(ballots.map((ballot) => ballot.voter));
  const index = new Map(candidates.map((candidate, position) => [candidate, position]));
  const rankings = ballots.map(({ voter, item: on, ranking }) => {
    if (on !== item) throw new InvalidBallot('wrong-item', `${voter} votes on ${on}`);
    if (new Set(ranking).size < ranking.length)
      throw new InvalidBallot('duplicate-rank', `${voter}: ${ranking.join(' ')}`);
    return ranking.map((name) => {
      const position = index.get(name);
      if (position === undefined)
        throw new InvalidBallot('unknown-candidate', `${voter} ranked ${JSON.stringify(name)}`);
      return position;
    });
  });
  return { item, candidates, rankings: rankings.filter((ranking) => ranking.length > 0) };
}

/** Square matrix: how many rankings put the row candidate above the column candidate. */
export function preferences({ candidates, rankings }: Profile): number[][] {
  const counts = candidates.map(() => candidates.map(() => 0));
  for (const ranking of rankings) {
    const place = new Map(ranking.map((candidate, rank) => [candidate, rank]));
    for (const [rank, above] of ranking.entries()) {
      const row = counts[above] as number[];
      for (let below = 0; below < row.length; below++) {
        if ((place.get(below) ?? Number.POSITIVE_INFINITY) > rank) row[below] = (row[below] as number) + 1;
      }
    }
  }
  return counts;
}

/** Square matrix: preferences for the row candidate less those for the column candidate. */
export function margins(profile: Profile): number[][] {
  const counts = preferences(profile);
  return counts.map((row, i) => row.map((count, j) => count - ((counts[j] as number[])[i] as number)));
}

/** How many rankings put each candidate first. */
export function firstPlaces({ candidates, rankings }: Profile): number[] {
  return candidates.map((_, candidate) => rankings.filter((ranking) => ranking[0] === candidate).length);
}

/**
 * Strength of the strongest path between any two candidates: a path is as strong as its weakest step, and only steps
 * above 0 count (Floyd–Warshall, O(m³)).
 */
export function strongestPaths(steps: readonly (readonly number[])[]): number[][] {
  const strength = steps.map((row) => row.map((step) => Math.max(0, step)));
  for (const [via, onward] of strength.entries()) {
    for (const [from, row] of strength.entries()) {
      if (from === via) continue;
      for (let to = 0; to < row.length; to++) {
        if (to === from || to === via) continue;
        row[to] = Math.max(row[to] as number, Math.min(row[via] as number, onward[to] as number));
      }
    }
  }
  return strength;
}
