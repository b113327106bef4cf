import type { Ballot } from '../../debate/ballot.ts';

/** The ballots of a debate as they was after every round: all that decision and stop rules look at. */
export interface DebateRecord {
  readonly items: readonly RecordedQuestion[];
  /** The blind round first. */
  readonly rounds: readonly RecordedRound[];
  /** Whether nothing was left to debate after the last round; then no stop rule would have gone on either. */
  readonly exhausted: boolean;
  /** Whether the stop rules may end the debate after the blind round: in the lab's debates; in a review they are asked from round 1 on. */
  readonly stops_blind: boolean;
}

interface RecordedQuestion {
  readonly item: string;
  readonly candidates: readonly string[];
}

export interface RecordedRound {
  /** Items the stop rules look at: those debated in the round; in the blind round those the gate lets in. */
  readonly debated: readonly string[];
  /**
   * By item: everybody's standing ballot after the round. An item that was not debated keeps the very list of the round
   * before, or has none, if its tally is not to be made again.
   */
  readonly ballots: ReadonlyMap<string, readonly Ballot[]>;
}
