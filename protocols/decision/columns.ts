/** Where nobody has chosen. */
export const ABSTAINS = -1;

/**
 * Ballots as columns, one place for each, in order of voter. Plain lists: a typed array of this size takes ten times as long to make, and
 * a sweep makes them by the million.
 */
export interface Columns {
  /** Index of the candidate, or ABSTAINS. */
  readonly choices: readonly number[];
  readonly confidences: readonly number[];
  readonly competences: readonly number[];
}

/** Votes for each candidate; abstentions count for nobody. */
export function votesFor(candidates: number, choices: readonly number[]): number[] {
  const counts: number[] = [];
  for (let candidate = 0; candidate < candidates; candidate++) counts.push(0);
  for (let seat = 0; seat < choices.length; seat++) {
    const choice = choices[seat] as number;
    if (choice !== ABSTAINS) counts[choice] = (counts[choice] as number) + 1;
  }
  return counts;
}
