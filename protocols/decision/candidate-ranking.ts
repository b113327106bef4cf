/** The candidates in order of their scores, before any tie is broken. */
export interface CandidateRanking {
  /** Every candidate with the top score, in candidate order. */
  readonly leaders: readonly string[];
  readonly top: number;
  /** Top score less the runner-up's; 0 in a tie. */
  readonly margin: number;
}

/**
 * Scores closer than this are equal. Sums of weights carry rounding of about 1e-15 a term; a real difference between two
 * panels is many orders above this, and a tie must be seen as one.
 */
export const TIE = 1e-9;

/** Leaders and margin; `scores` runs parallel to `candidates`, which has at least two entries. */
export function rankCandidates(candidates: readonly string[], scores: readonly number[]): CandidateRanking {
  const top = Math.max(...scores);
  const leads = (score: number): boolean => top - score <= TIE * Math.max(1, Math.abs(top));
  const leaders = candidates.filter((_, index) => leads(scores[index] as number));
  const others = scores.filter((score) => !leads(score));
  const margin = leaders.length > 1 ? 0 : top - Math.max(...others);
  return { leaders, top, margin };
}

/** Scores by candidate, as a tally carries them. */
export function named(candidates: readonly string[], scores: readonly number[]): Record<string, number> {
  return Object.fromEntries(candidates.map((candidate, index) => [candidate, scores[index] as number]));
}
