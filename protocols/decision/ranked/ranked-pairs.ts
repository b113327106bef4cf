import { margins, type Profile } from './profile.ts';

/** States of the search over orders of equal margins; a profile beyond it is refused rather than decided by chance. */
const MAX_STATES = 50_000;

type Pair = readonly [winner: number, loser: number];

/**
 * V8, ranked pairs (Tideman 1987, Social Choice and Welfare 4:185): majorities are locked in, largest margin first, unless
 * one would close a cycle. Where margins are equal every order of locking is tried ("parallel universes"), so the result
 * does not depend on the names of candidates: a candidate that wins in some order is among the winners. Scores are 1 and 0.
 *
 * Throws RangeError when equal margins allow more orders than can be searched.
 */
export function rankedPairs(profile: Profile): number[] {
  const size = profile.candidates.length;
  const groups = byMargin(margins(profile));
  const winners = new Set<number>();
  const seen = new Set<string>();
  const lock = (group: number, beats: readonly bigint[]): void => {
    const key = `${group} ${beats.join(' ')}`;
    if (seen.has(key)) return;
    if (seen.add(key).size > MAX_STATES) throw new RangeError('ranked pairs: too many equal margins to search');
    const pairs = groups[group];
    if (pairs === undefined) {
      for (let candidate = 0; candidate < size; candidate++) {
        if (!beats.some((row) => has(row, candidate))) winners.add(candidate);
      }
      return;
    }
    const open = pairs.filter(
      ([winner, loser]) => !has(beats[winner] as bigint, loser) && !has(beats[loser] as bigint, winner),
    );
    if (open.length === 0) lock(group + 1, beats);
    else for (const pair of open) lock(group, locked(beats, pair));
  };
  lock(
    0,
    profile.candidates.map(() => 0n),
  );
  return profile.candidates.map((_, candidate) => (winners.has(candidate) ? 1 : 0));
}

/** Majorities in groups of equal margin, largest first. */
function byMargin(wins: readonly (readonly number[])[]): Pair[][] {
  const groups = new Map<number, Pair[]>();
  for (const [i, row] of wins.entries()) {
    for (const [j, margin] of row.entries()) {
      if (margin > 0) groups.set(margin, [...(groups.get(margin) ?? []), [i, j]]);
    }
  }
  return [...groups].toSorted(([left], [right]) => right - left).map(([, pairs]) => pairs);
}

/** Each row holds, as bits, whom the candidate beats directly or through others. */
function locked(beats: readonly bigint[], [winner, loser]: Pair): bigint[] {
  const gained = (beats[loser] as bigint) | (1n << BigInt(loser));
  return beats.map((row, candidate) => (candidate === winner || has(row, winner) ? row | gained : row));
}

const has = (row: bigint, candidate: number): boolean => ((row >> BigInt(candidate)) & 1n) === 1n;
