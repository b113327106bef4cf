import type { Ballot } from '../../debate/ballot.ts';
import type { Protocol } from '../../debate/protocol.ts';
import type { Tally } from '../../debate/tally.ts';
import { decideRound } from '../../decision/index.ts';
import { needsBeliefs, type RoundRecord, recordRound, stopReason } from '../../stop/index.ts';
import type { DebateLog, LoggedRound } from './debate-log.ts';
import type { ReplayRule } from './replay-rules.ts';
import type { ReplayStop } from './replay-stops.ts';

/** How the recorded debate ends under one decision rule and one stop rule. */
export interface Ending {
  readonly rule: string;
  readonly stop: string;
  /** Rounds of debate, the blind one not counted. */
  readonly rounds: number;
  /** Why it stops; null when this rule would have gone on after the record ends, so that the outcomes are not final. */
  readonly reason: string | null;
  /** Parallel to the items of the log. */
  readonly outcomes: readonly string[];
}

/** What a tally means for its item, given the ballots; `tally` is undefined where nobody voted. */
export type Meaning = (tally: Tally | undefined, ballots: readonly Ballot[]) => string;

/** The winner's name, or `undecided`. */
export const winnerOf: Meaning = (tally) => tally?.winner ?? 'undecided';

/**
 * Level 0: the recorded debate decided again under every rule with every stop. Exact as far as the record goes, since
 * neither rule has a say in who is asked or what is heard. Debated rounds count from 1 and the blind round is not shown to
 * the stop rules, as in a review.
 *
 * Throws InvalidBallot for ballots no rule may count.
 */
export function replay(
  log: DebateLog,
  rules: readonly ReplayRule[],
  stops: readonly ReplayStop[],
  meaning: Meaning,
): Ending[] {
  const rounds = log.rounds.map(({ ballots }) => [...ballots.values()].flat());
  const closely = stops.some(({ stop }) => needsBeliefs(stop));
  const seen = log.rounds.map((_, round) => sketch(log, round, closely)).slice(1);
  const ends = new Map(stops.map(({ stop }) => [stop, ending(stop, seen, log.exhausted)]));
  return rules.flatMap(({ name: rule, decision }) => {
    const tallies = rounds.map(
      (_, round) =>
        new Map(decideRound(decision, log.items, rounds.slice(0, round + 1)).map((tally) => [tally.item, tally])),
    );
    const records = withTallies(seen, tallies);
    const outcomes = log.rounds.map(({ ballots }, round) =>
      log.items.map(({ item }) => meaning(tallies[round]?.get(item), ballots.get(item) ?? [])),
    );
    return stops.map(({ name: stop, stop: when }) => {
      const end = asksForWinners(when) ? ending(when, records, log.exhausted) : (ends.get(when) as End);
      return { rule, stop, ...end, outcomes: outcomes[end.rounds] as string[] };
    });
  });
}

type End = Pick<Ending, 'rounds' | 'reason'>;

/** All other stop rules look at votes alone, which are the same whatever rule tallies them. */
const asksForWinners = (stop: Protocol['stop']): boolean => stop.rules.some(({ rule }) => rule === 'marginal-value');

/** Votes and changes of a round, with the winners by plurality. */
function sketch({ items, rounds }: DebateLog, round: number, closely: boolean): RoundRecord {
  const { debated, ballots } = rounds[round] as LoggedRound;
  const wanted = new Set(debated);
  const open = items.filter(({ item }) => wanted.has(item) && (ballots.get(item) ?? []).length > 0);
  const of = (from: ReadonlyMap<string, readonly Ballot[]> | undefined): Ballot[] =>
    open.flatMap(({ item }) => from?.get(item) ?? []);
  const tallies = decideRound({ rule: 'plurality' }, open, [of(ballots)]);
  return recordRound(round, tallies, of(ballots), of(rounds[round - 1]?.ballots), closely);
}

/** The rounds with the winners of another rule; `tallies` has the blind round too. */
function withTallies(records: readonly RoundRecord[], tallies: readonly ReadonlyMap<string, Tally>[]): RoundRecord[] {
  return records.map(({ round, items }) => ({
    round,
    items: items.map((item) => ({ ...item, tally: tallies[round]?.get(item.tally.item) ?? item.tally })),
  }));
}

function ending(stop: Protocol['stop'], records: readonly RoundRecord[], exhausted: boolean): End {
  if (stop.max_rounds === 0) return { rounds: 0, reason: 'max-rounds' };
  for (let rounds = 1; rounds <= records.length; rounds++) {
    const reason = stopReason(stop, records.slice(0, rounds));
    if (reason !== null) return { rounds, reason };
  }
  return { rounds: records.length, reason: exhausted ? 'nothing-contested' : null };
}
