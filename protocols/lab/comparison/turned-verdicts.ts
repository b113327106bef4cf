import type { Decision } from '../../debate/protocol.ts';
import type { Tally } from '../../debate/tally.ts';
import { boxesOf, decideBoxes } from '../../decision/index.ts';
import { type DebateRecord, type Meaning, usualDecisions } from '../replay/index.ts';
import { type Flip, flipsUnder } from './flips.ts';

/**
 * The verdicts of a recorded debate that any rule of the catalogue would turn at its end, rule by rule. `was` runs parallel to the
 * record's items. A rule that cannot decide the record turns nothing.
 */
export function turnedVerdicts(
  record: DebateRecord,
  was: readonly string[],
  meaning: Meaning,
  decisions: readonly Decision[] = usualDecisions(record.items),
): Flip[] {
  const rounds = record.rounds.map(({ ballots }) => boxesOf(record.items, [...ballots.values()].flat()));
  return decisions.flatMap((decision) => {
    const looked = decision.rule === 'trajectory' ? rounds : rounds.slice(-1);
    try {
      const tallies = decideBoxes(decision, record.items, looked).map((tally): [string, Tally] => [tally.item, tally]);
      return flipsUnder(record, decision, new Map(tallies), was, meaning);
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
}
