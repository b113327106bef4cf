import { type Profile, preferences } from './profile.ts';

/** Candidates whose orders are searched: the search takes a step for every subset of them. */
const MOST_CANDIDATES = 16;

/**
 * Kemeny (1959, Daedalus 88:577), exactly: the order that agrees with the voters on as many pairs as possible. The score of a
 * candidate is how many agreements the best order that begins with it has; the winners are who begin a best order.
 *
 * The best order of a set is its first candidate and the best order of the rest, so every set is worked out once. Throws
 * RangeError for more candidates than can be searched: the problem is NP-hard.
 */
export function kemeny(profile: Profile): number[] {
  const size = profile.candidates.length;
  if (size > MOST_CANDIDATES) throw new RangeError(`Kemeny: ${size} candidates are too many to search`);
  const above = preferences(profile);
  const best = new Float64Array(2 ** size);
  const begins = (first: number, set: number): number => {
    let agreements = best[set & ~(1 << first)] as number;
    for (let other = 0; other < size; other++) {
      if (other !== first && (set >> other) & 1) agreements += above[first]?.[other] as number;
    }
    return agreements;
  };
  for (let set = 1; set < best.length; set++) {
    let most = 0;
    for (let first = 0; first < size; first++) if ((set >> first) & 1) most = Math.max(most, begins(first, set));
    best[set] = most;
  }
  return profile.candidates.map((_, first) => begins(first, best.length - 1));
}
