/** One voter in one round: its own answer, what it heard of others, and what it answered next. */
export interface Occasion {
  readonly own: string;
  /** By answer: how many others it heard giving it. */
  readonly heard: Readonly<Record<string, number>>;
  /** null abstains. */
  readonly next: string | null;
}

/**
 * The answer a voter in the minority could adopt, and how many others showed it: the one answer most frequent among those
 * heard and the voter's own. null when that is the voter's own, and when several answers are level.
 */
export function modeAgainst({ own, heard }: Occasion): { readonly answer: string; readonly shown: number } | null {
  let best = { answer: own, shown: (heard[own] ?? 0) + 1 };
  let tied = false;
  for (const [answer, shown] of Object.entries(heard)) {
    if (answer === own || shown < best.shown) continue;
    tied = shown === best.shown;
    best = { answer, shown };
  }
  return tied || best.answer === own ? null : best;
}
