import type { Decision } from '../../debate/protocol.ts';
import type { Tally } from '../../debate/tally.ts';
import { boxesOf, decideBoxes } from '../../decision/index.ts';
import { type DebateRecord, type Meaning, usualDecisions } from '../replay/index.ts';
import { type Flip, flipsUnder, LOOKS_WIDER } from './flips.ts';

/** Which verdicts on one item of the record the rules would turn that look at its standing ballots alone. `was`: its verdict. */
export function turnedOn(record: DebateRecord, item: string, was: string, meaning: Meaning): Flip[] {
  const items = record.items.filter((one) => one.item === item);
  const ballots = record.rounds.findLast((round) => round.ballots.has(item))?.ballots.get(item);
  if (items.length === 0 || ballots === undefined) return [];
  const alone = { ...record, items, rounds: [{ debated: [item], ballots: new Map([[item, ballots]]) }] };
  return turnedVerdicts(
    alone,
    [was],
    meaning,
    usualDecisions(record.items).filter(({ rule }) => !LOOKS_WIDER.has(rule)),
  );
}

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
