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
  let best = own;
  let most = (heard[own] ?? 0) + 1;
  let tied = false;
  for (const answer of Object.keys(heard)) {
    const shown = heard[answer] as number;
    if (answer === own || shown < most) continue;
    tied = shown === most;
    best = answer;
    most = shown;
  }
  return tied || best === own ? null : { answer: best, shown: most };
}
