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

/**
 * Square matrix: how many rankings put the row candidate above the column candidate; candidates that are not ranked are below all that are.
 * Every pair is counted once in a flat array: with a hundred candidates and ten thousand rankings nothing else takes time.
 */
export function preferences({ candidates, rankings }: Profile): number[][] {
  const size = candidates.length;
  const counts = new Float64Array(size * size);
  const order = new Int32Array(size);
  const ranked = new Uint8Array(size);
  for (const ranking of rankings) {
    ranked.fill(0);
    let end = 0;
    for (const candidate of ranking) {
      order[end++] = candidate;
      ranked[candidate] = 1;
    }
    for (let candidate = 0; candidate < size; candidate++) if (ranked[candidate] === 0) order[end++] = candidate;
    for (let rank = 0; rank < ranking.length; rank++) {
      const row = (order[rank] as number) * size;
      for (let lower = rank + 1; lower < size; lower++) {
        const at = row + (order[lower] as number);
        counts[at] = (counts[at] as number) + 1;
      }
    }
  }
  return candidates.map((_, row) => [...counts.subarray(row * size, (row + 1) * size)]);
}

/** Square matrix: preferences for the row candidate less those for the column candidate. */
export function margins(profile: Profile): number[][] {
  return marginsOf(preferences(profile));
}

/** The margins of preferences that are counted already. */
export function marginsOf(counts: readonly (readonly number[])[]): number[][] {
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
