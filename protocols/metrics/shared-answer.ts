/**
 * The one answer of all who answered, or null when two differ or fewer than two answered: a single voice agrees with
 * nobody. null entries abstain.
 */
export function sharedAnswer(answers: readonly (string | null)[]): string | null {
  const given = answers.filter((answer) => answer !== null);
  const first = given[0];
  return first !== undefined && given.length >= 2 && given.every((answer) => answer === first) ? first : null;
}
