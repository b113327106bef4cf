import { ballotsOf, type DebateLog } from '../debate/index.ts';
import type { DebateRecord } from './debate-record.ts';

/** A debate of the lab as a record. Replayed under its own protocol it gives the same stop reason, rounds and tallies. */
export function logRecord({ items, members, debated, rounds }: DebateLog): DebateRecord {
  return {
    items: items.map(({ item, candidates }) => ({ item, candidates })),
    rounds: Array.from({ length: rounds + 1 }, (_, round) => ({
      debated,
      ballots: new Map(
        items
          .filter((entry) => round < entry.rounds.length)
          .map((entry) => [entry.item, ballotsOf(entry, members, round)]),
      ),
    })),
    exhausted: false,
    stops_blind: true,
  };
}
