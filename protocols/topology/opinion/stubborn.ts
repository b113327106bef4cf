import { checkWeights, type Weights } from './averaging.ts';
import { closedGroups, cyclicClasses } from './closed-groups.ts';
import { stationary } from './stationary.ts';

/** Opinions this close, relative to the largest, are equal. */
const EQUAL = 1e-12;

/**
 * Friedkin & Johnsen (1990, J. Math. Sociology 15:193): x ← Λ W x + (I - Λ) x⁰, where λ is how open a voter is (0 keeps the
 * first opinion, 1 is DeGroot). The opinions at rest, worked out and not waited for; null when they swing for ever.
 *
 * Only a group of wholly open voters that hears nobody outside can swing: in it opinions go round in a circle, unless the
 * classes that take turns begin with the same mean.
 *
 * Throws RangeError for weights as checkWeights does, and for an openness outside 0..1.
 */
export function stubbornLimit(
  weights: Weights,
  openness: readonly number[],
  first: readonly number[],
): number[] | null {
  checkWeights(weights);
  if (!openness.every((share) => share >= 0 && share <= 1)) throw new RangeError('openness lies within 0..1');
  const heard = weights.map((row, voter) => row.map((weight) => weight * (openness[voter] as number)));
  const rest: (number | null)[] = first.map(() => null);
  for (const group of closedGroups(heard)) {
    if (!group.every((voter) => openness[voter] === 1)) continue;
    const shared = sharedOpinion(weights, group, first);
    if (shared === null) return null;
    for (const voter of group) rest[voter] = shared;
  }
  return absorbed(heard, openness, first, rest);
}

/** The opinion a wholly open group comes to; null when its classes go on exchanging theirs. */
function sharedOpinion(weights: Weights, group: readonly number[], first: readonly number[]): number | null {
  const share = stationary(weights, group);
  const means = cyclicClasses(weights, group).map((members) => {
    const total = members.reduce((sum, voter) => sum + (share[voter] as number), 0);
    return members.reduce((sum, voter) => sum + (share[voter] as number) * (first[voter] as number), 0) / total;
  });
  const scale = Math.max(1, ...group.map((voter) => Math.abs(first[voter] as number)));
  const apart = Math.max(...means) - Math.min(...means);
  return apart <= EQUAL * scale ? means.reduce((sum, mean) => sum + mean, 0) / means.length : null;
}

/**
 * The opinions of those not yet known: each is the mean of the first opinions it is traced back to, a random walk that ends at
 * a stubborn voter or at one that is known. Voters are left out one by one, as in `stationary`, without subtracting.
 */
function absorbed(
  heard: Weights,
  openness: readonly number[],
  first: readonly number[],
  known: readonly (number | null)[],
): number[] {
  const voters = [...known.keys()].filter((voter) => known[voter] === null);
  const chain = voters.map((from) => voters.map((to) => heard[from]?.[to] as number));
  const ends = voters.map((voter) => {
    const own = 1 - (openness[voter] as number);
    const told = known.flatMap((opinion, to) => (opinion === null ? [] : [[heard[voter]?.[to] as number, opinion]]));
    const all = [[own, first[voter] as number], ...told] as [number, number][];
    return {
      share: all.reduce((sum, [weight]) => sum + weight, 0),
      opinion: all.reduce((sum, [weight, opinion]) => sum + weight * opinion, 0),
    };
  });
  const leaves = voters.map(() => 0);
  for (let last = voters.length - 1; last >= 0; last--) {
    const [gone, end] = [chain[last] as number[], ends[last] as (typeof ends)[number]];
    const out = gone.slice(0, last).reduce((sum, weight) => sum + weight, end.share);
    leaves[last] = out;
    for (let from = 0; from < last; from++) {
      const [row, own] = [chain[from] as number[], ends[from] as (typeof ends)[number]];
      const through = (row[last] as number) / out;
      for (let to = 0; to < last; to++) row[to] = (row[to] as number) + through * (gone[to] as number);
      own.share += through * end.share;
      own.opinion += through * end.opinion;
    }
  }
  const found: number[] = [];
  for (const [place, row] of chain.entries()) {
    const told = found.reduce((sum, opinion, before) => sum + opinion * (row[before] as number), 0);
    found.push((told + (ends[place] as (typeof ends)[number]).opinion) / (leaves[place] as number));
  }
  return known.map((opinion, voter) => opinion ?? (found[voters.indexOf(voter)] as number));
}
