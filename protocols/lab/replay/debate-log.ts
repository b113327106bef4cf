import type { Ballot } from '../../debate/ballot.ts';

/** The ballots of a debate as they stood after every round: all that decision and stop rules look at. */
export interface DebateLog {
  readonly items: readonly LoggedItem[];
  /** The blind round first. */
  readonly rounds: readonly LoggedRound[];
  /** Whether nothing was left to debate after the last round; then no stop rule would have gone on either. */
  readonly exhausted: boolean;
}

interface LoggedItem {
  readonly item: string;
  readonly candidates: readonly string[];
}

export interface LoggedRound {
  /** Items that were debated in the round; in the blind round all. */
  readonly debated: readonly string[];
  /** By item: everybody's standing ballot after the round. An item not debated keeps the very list of the round before. */
  readonly ballots: ReadonlyMap<string, readonly Ballot[]>;
}
