import type { Ballot } from '../../debate/ballot.ts';
import type { Decision, Protocol } from '../../debate/protocol.ts';
import type { Tally } from '../../debate/tally.ts';
import { boxesOf, decideBoxes, decideRound } from '../../decision/index.ts';
import { needsBeliefs, type RoundRecord, recordRound, stopReason } from '../../stop/index.ts';
import type { DebateRecord, RecordedRound } from './debate-record.ts';

/** How the recorded debate ends under one decision rule and one stop rule. */
export interface Ending<Outcome = string> {
  readonly decision: Decision;
  readonly stop: Stop;
  /** Rounds of debate, without the blind one. */
  readonly rounds: number;
  /** Why it stops; null when this rule would have continued after the record ends, so that the outcomes are not final. */
  readonly reason: string | null;
  /** Parallel to the items of the record. */
  readonly outcomes: readonly Outcome[];
  /** Why the rule cannot decide this record, in a sentence; there are no outcomes then. Null where it can. */
  readonly fault: string | null;
}

/** What a tally means for its item, given the ballots; `tally` is undefined where nobody voted. */
export type Meaning<Outcome = string> = (tally: Tally | undefined, ballots: readonly Ballot[]) => Outcome;

/** The winner's name, or `undecided`. */
export const winnerOf: Meaning = (tally) => tally?.winner ?? 'undecided';

/**
 * Level 0: the recorded debate decided again under every rule with every stop, decision by decision. Exact as far as the
 * record goes, since neither rule decides who is asked or what members hear; no expert is asked again. It cannot tell what
 * would have been said had the voters seen another topology or another tally.
 *
 * A rule that cannot decide the record (a search grown too large) says so in its own endings; the others are not affected. Throws
 * InvalidBallot for ballots no rule may count.
 */
export function replay<Outcome>(
  record: DebateRecord,
  decisions: readonly Decision[],
  stops: readonly Stop[],
  meaning: Meaning<Outcome>,
): Ending<Outcome>[] {
  const boxes = record.rounds.map(({ ballots }) => boxesOf(record.items, [...ballots.values()].flat()));
  const closely = stops.some(needsBeliefs);
  const first = record.stops_blind ? 0 : 1;
  const seen = record.rounds.map((_, round) => sketch(record, round, closely)).slice(first);
  const ends = new Map(stops.map((stop) => [stop, ending(stop, seen, record)]));
  return decisions.flatMap((decision): Ending<Outcome>[] => {
    const decided = decidedBy(record, decision, boxes);
    if ('fault' in decided) {
      return stops.map((stop) => ({ decision, stop, ...(ends.get(stop) as End), outcomes: [], fault: decided.fault }));
    }
    const { tallies } = decided;
    const records = withTallies(seen, tallies);
    const outcomes = record.rounds.map((_, round) =>
      record.items.map(({ item }) => meaning(tallies[round]?.get(item), ballotsOn(record, item, round))),
    );
    return stops.map((stop) => {
      const end = asksForWinners(stop) ? ending(stop, records, record) : (ends.get(stop) as End);
      return { decision, stop, ...end, outcomes: outcomes[end.rounds] ?? [], fault: null };
    });
  });
}

/** The tallies by round, or why the rule has none: only its own RangeError counts as an answer. */
function decidedBy(
  record: DebateRecord,
  decision: Decision,
  boxes: readonly ReturnType<typeof boxesOf>[],
): { readonly tallies: readonly ReadonlyMap<string, Tally>[] } | { readonly fault: string } {
  try {
    return {
      tallies: standing(record, (round) => decideBoxes(decision, record.items, boxes.slice(0, round + 1))),
    };
  } catch (error) {
    if (error instanceof RangeError) return { fault: error.message };
    throw error;
  }
}

type Stop = Protocol['stop'];
type End = Pick<Ending, 'rounds' | 'reason'>;

/** All other stop rules depend on votes alone, which are the same under every decision rule. */
const asksForWinners = ({ rules }: Stop): boolean => rules.some(({ rule }) => rule === 'marginal-value');

/** By round and item: the tally as it stands; an item that has no ballots in a round keeps the one of the round before. */
function standing({ rounds }: DebateRecord, decided: (round: number) => readonly Tally[]): Map<string, Tally>[] {
  const latest = new Map<string, Tally>();
  return rounds.map((_, round) => {
    for (const tally of decided(round)) latest.set(tally.item, tally);
    return new Map(latest);
  });
}

function ballotsOn({ rounds }: DebateRecord, item: string, round: number): readonly Ballot[] {
  for (let past = round; past >= 0; past--) {
    const ballots = rounds[past]?.ballots.get(item);
    if (ballots !== undefined) return ballots;
  }
  return [];
}

/** Votes and changes of a round, with the winners by plurality. */
function sketch({ items, rounds }: DebateRecord, round: number, closely: boolean): RoundRecord {
  const { debated, ballots } = rounds[round] as RecordedRound;
  const wanted = new Set(debated);
  const open = items.filter(({ item }) => wanted.has(item) && (ballots.get(item) ?? []).length > 0);
  const of = (from: ReadonlyMap<string, readonly Ballot[]> | undefined): Ballot[] =>
    open.flatMap(({ item }) => from?.get(item) ?? []);
  const tallies = decideRound({ rule: 'plurality' }, open, [of(ballots)]);
  return recordRound(round, tallies, of(ballots), of(rounds[round - 1]?.ballots), closely ? open : null);
}

/** The rounds with the winners of another rule; `tallies` has the blind round in any case. */
function withTallies(records: readonly RoundRecord[], tallies: readonly ReadonlyMap<string, Tally>[]): RoundRecord[] {
  return records.map(({ round, items }) => ({
    round,
    items: items.map((item) => ({ ...item, tally: tallies[round]?.get(item.tally.item) ?? item.tally })),
  }));
}

function ending(stop: Stop, records: readonly RoundRecord[], { rounds, exhausted, stops_blind }: DebateRecord): End {
  // No expert is asked for a round that is not held.
  if (stop.max_rounds === 0 && !stops_blind) return { rounds: 0, reason: 'max-rounds' };
  for (const [index, { round }] of records.entries()) {
    const reason = stopReason(stop, records.slice(0, index + 1));
    if (reason !== null) return { rounds: round, reason };
  }
  return { rounds: Math.max(0, rounds.length - 1), reason: exhausted ? 'nothing-contested' : null };
}
