import { margins, marginsOf, type Profile, preferences, strongestPaths } from './profile.ts';

const others = (row: readonly number[], self: number): number[] => row.filter((_, index) => index !== self);

/** Copeland: a win against another candidate is worth 1, a draw ½. Scores are points of m - 1. */
export function copeland(profile: Profile): number[] {
  return margins(profile).map((row, self) =>
    others(row, self).reduce((sum, margin) => sum + (margin > 0 ? 1 : margin === 0 ? 0.5 : 0), 0),
  );
}

/** Minimax (Simpson–Kramer, by margins): the worst result against anybody. Scores are voters; above 0 beats everyone. */
export function minimax(profile: Profile): number[] {
  return margins(profile).map((row, self) => Math.min(...others(row, self)));
}

/**
 * V7, Schulze (2011, Social Choice and Welfare 36:267), winning votes: i beats j when its strongest path to j is stronger
 * than the one back. Scores are 0 for the unbeaten, otherwise minus the number of candidates that beat one.
 */
export function schulze(profile: Profile): number[] {
  const counts = preferences(profile);
  const defeats = marginsOf(counts).map((row, i) =>
    row.map((margin, j) => (margin > 0 ? ((counts[i] as number[])[j] as number) : 0)),
  );
  const paths = strongestPaths(defeats);
  return beatenBy(paths, (i, j) => ((paths[i] as number[])[j] as number) > ((paths[j] as number[])[i] as number));
}

/**
 * Split Cycle (Holliday & Pacuit 2023, Public Choice 197:1): a majority counts as a defeat unless it is the weakest (or
 * level with the weakest) of a majority cycle. Scores as for Schulze; several may be undefeated without being tied in any
 * other sense.
 */
export function splitCycle(profile: Profile): number[] {
  const wins = margins(profile);
  const paths = strongestPaths(wins);
  return beatenBy(wins, (i, j) => {
    const margin = (wins[i] as number[])[j] as number;
    return margin > 0 && margin > ((paths[j] as number[])[i] as number);
  });
}

function beatenBy(square: readonly (readonly number[])[], beats: (i: number, j: number) => boolean): number[] {
  return square.map((row, self) => {
    const count = row.filter((_, other) => other !== self && beats(other, self)).length;
    return count === 0 ? 0 : -count;
  });
}
