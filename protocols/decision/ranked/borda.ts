import type { Profile } from './profile.ts';

/**
 * Borda count: of m candidates the first gets m - 1 points, the last none; candidates left out share the mean of the points
 * that remain. Scores are points.
 */
export function borda({ candidates, rankings }: Profile): number[] {
  const scores = candidates.map(() => 0);
  for (const ranking of rankings) {
    const left = candidates.length - ranking.length;
    const points = candidates.map(() => (left - 1) / 2);
    for (const [rank, candidate] of ranking.entries()) points[candidate] = candidates.length - 1 - rank;
    for (const [candidate, point] of points.entries()) scores[candidate] = (scores[candidate] as number) + point;
  }
  return scores;
}
