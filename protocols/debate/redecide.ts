import { decideRound } from '../decision/index.ts';
import { needsBeliefs, type RoundRecord, recordRound, stopReason } from '../stop/index.ts';
import type { Ballot } from './ballot.ts';
import type { Decision, Protocol } from './protocol.ts';
import type { Tally } from './tally.ts';

/** The ballots of a debate as they were cast. */
export interface DebateRecord {
  readonly items: readonly { readonly item: string; readonly candidates: readonly string[] }[];
  /** By round, the blind one first: the ballots on all items. */
  readonly rounds: readonly (readonly Ballot[])[];
  /** Items the gate let in: the stop rules look at no others. All, unless given. */
  readonly debated?: readonly string[];
}

/** How the recorded debate would have ended. */
interface Redecision {
  readonly decision: Decision;
  readonly stop: Protocol['stop'];
  /** Why it stops; null when these rules would have gone on beyond the record, so that the end shown is not theirs. */
  readonly reason: string | null;
  /** Rounds after the blind one. */
  readonly rounds: number;
  /** By item, in the record's order, after the last round in which it has ballots. */
  readonly tallies: readonly Tally[];
}

/**
 * Decides a recorded debate again, under every given decision rule with every given stop rule, decision by decision. Exact
 * as far as the record goes: nobody is asked anything. It cannot tell what would have been said had the voters seen
 * another topology or another tally.
 *
 * An item without ballots in a round keeps the tally of the round before. Throws InvalidBallot for ballots no rule may count.
 */
export function redecide(
  record: DebateRecord,
  decisions: readonly Decision[],
  stops: readonly Protocol['stop'][],
): Redecision[] {
  return decisions.flatMap((decision) => {
    const history = tallied(record, decision, stops.some(needsBeliefs));
    const open = history.map((round) => debatedOnly(round, record.debated));
    return stops.map((stop): Redecision => {
      const end = open.findIndex((_, round) => stopReason(stop, open.slice(0, round + 1)) !== null);
      const heard = end < 0 ? history : history.slice(0, end + 1);
      return {
        decision,
        stop,
        reason: stopReason(stop, open.slice(0, heard.length)),
        rounds: heard.at(-1)?.round ?? 0,
        tallies: standing(record, heard),
      };
    });
  });
}

function debatedOnly(round: RoundRecord, debated: readonly string[] | undefined): RoundRecord {
  if (debated === undefined) return round;
  return { ...round, items: round.items.filter(({ tally }) => debated.includes(tally.item)) };
}

function standing({ items }: DebateRecord, heard: readonly RoundRecord[]): Tally[] {
  const last = new Map(heard.flatMap((round) => round.items.map(({ tally }) => [tally.item, tally] as const)));
  return items.map(({ item }) => last.get(item)).filter((tally) => tally !== undefined);
}

function tallied({ items, rounds }: DebateRecord, decision: Decision, closely: boolean): RoundRecord[] {
  return rounds.map((ballots, round) =>
    recordRound(
      round,
      decideRound(decision, items, rounds.slice(0, round + 1)),
      ballots,
      rounds[round - 1] ?? [],
      closely,
    ),
  );
}
