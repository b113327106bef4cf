import type { Profile } from './profile.ts';

/** Sets of remaining candidates that are searched when eliminations tie: all subsets of twelve. */
const MAX_STATES = 4096;

/**
 * Instant runoff: the candidate with the fewest first places among those remaining goes, until one remains. All that tie for
 * the fewest go together (as pref_voting does); when all remaining tie, all win. The score is how many eliminations one
 * survives. Not monotone: more votes can make a winner lose.
 */
export function instantRunoff({ candidates, rankings }: Profile): number[] {
  const scores = candidates.map(() => 0);
  for (let round = 1, stands = candidates.map((_, candidate) => candidate); stands.length > 0; round++) {
    const lowest = new Set(fewestFirsts(stands, rankings));
    stands = stands.filter((candidate) => !lowest.has(candidate));
    for (const candidate of stands) scores[candidate] = round;
  }
  return scores;
}

/**
 * Instant runoff that follows every order in which tied candidates can go, one at a time: a candidate that wins in some order is a winner.
 * It and instantRunoff can elect different candidates from the same rankings. The score is how many eliminations one
 * survives in the order kindest to it.
 *
 * Throws RangeError when ties open more orders than can be searched.
 */
export function runoffByOrders({ candidates, rankings }: Profile): number[] {
  const scores = candidates.map(() => 0);
  const seen = new Set<string>();
  const run = (stands: readonly number[]): void => {
    const key = stands.join(' ');
    if (seen.has(key)) return;
    if (seen.add(key).size > MAX_STATES) throw new RangeError('instant runoff: too many tied eliminations to search');
    const survived = candidates.length - stands.length;
    for (const candidate of stands) scores[candidate] = Math.max(scores[candidate] as number, survived);
    if (stands.length === 1) return;
    for (const loser of fewestFirsts(stands, rankings)) run(stands.filter((candidate) => candidate !== loser));
  };
  run(candidates.map((_, candidate) => candidate));
  return scores;
}

function fewestFirsts(stands: readonly number[], rankings: Profile['rankings']): number[] {
  const firsts = new Map(stands.map((candidate) => [candidate, 0]));
  for (const ranking of rankings) {
    const first = ranking.find((candidate) => firsts.has(candidate));
    if (first !== undefined) firsts.set(first, (firsts.get(first) as number) + 1);
  }
  const fewest = Math.min(...firsts.values());
  return stands.filter((candidate) => firsts.get(candidate) === fewest);
}
