import type { Severity } from '../../review/categories.ts';
import type { Voter } from '../../topology/index.ts';
import type { Ballot } from '../ballot.ts';
import type { Protocol } from '../protocol.ts';

/** What is debated, and the answers it can have. */
export interface DebateItem {
  readonly id: string;
  readonly candidates: readonly string[];
  /** For gates that look at severity; an item without one does not pass them. */
  readonly severity?: Severity;
}

/** What an expert says of an item, which the engine calls a claim. The engine reads nothing else of it. */
export interface Statement {
  readonly expert: string;
  readonly claim: string;
}

/** An agenda after what keeps a round from being held, and why something was struck from it. */
export interface Restraint {
  readonly agenda: Readonly<Record<string, readonly string[]>>;
  readonly reason?: string;
}

/** What a debate is held on: everything that stays the same from its first round to its last. */
export interface Terms<Said extends Statement> {
  readonly protocol: Protocol;
  readonly seed: number;
  readonly items: readonly DebateItem[];
  /** Whether the stop rules may end the debate after the blind round already. */
  readonly stopsBlind: boolean;
  /** Those who speak on the item, in order of id. */
  voters(item: DebateItem): readonly Voter[];
  /** What was said of the item in the blind round, at most one statement for each expert. */
  opening(item: DebateItem): readonly Said[];
  /** The ballot that a standing statement amounts to when the round is tallied. */
  ballot(said: Said, item: DebateItem, round: number): Ballot;
  /** The ballots on an item as they count, where voters are not independent of one another; as they are by default. */
  counted?(ballots: readonly Ballot[]): Ballot[];
  /** Where a round costs money: what of an agenda is worth it. All of it by default. */
  restrain?(agenda: Restraint['agenda'], course: Course<Said>): Restraint;
  /** The part of a statement that others see under the protocol's exposure. */
  exposed(said: Said): Said;
  /** Whether an item that was debated in one round is debated in the next, given where everyone stands. */
  staysOpen(standing: readonly Said[]): boolean;
}

/** How far a debate has come. */
export interface Course<Said extends Statement> {
  /** 0 is the blind round. */
  readonly round: number;
  /** Statements by round; index 0 is round 1. The last list grows while the round is held. */
  readonly positions: readonly (readonly Said[])[];
}
