/**
 * The one answer of all who answered, or null when two differ or fewer than two answered: a single voice agrees with
 * nobody. null entries abstain.
 */
export function sharedAnswer(answers: readonly (string | null)[]): string | null {
  let [shared, given]: [string | null, number] = [null, 0];
  for (const answer of answers) {
    if (answer === null) continue;
    if (given > 0 && answer !== shared) return null;
    shared = answer;
    given++;
  }
  return given >= 2 ? shared : null;
}
