import { MeasureFault } from './measure-fault.ts';
import { modeAgainst, type Occasion } from './occasion.ts';

interface Adoption {
  /** How often a minority voter was shown the mode by so many others. */
  readonly occasions: number;
  readonly adopted: number;
  /** adopted / occasions, 0..1: P(adopt the mode | minority). */
  readonly share: number;
}

/**
 * P(adopt the mode | in the minority), by the number of others who showed the mode, fewest first. A voter is in the
 * minority when the one answer most frequent among those it heard and its own is not its own; where several answers are
 * level there is no mode, and the occasion does not count. The map is empty when nobody was ever in the minority. A high
 * share is not yet conformity: voters also change their minds when merely asked again, see reaskedControl.
 *
 * Throws MeasureFault `empty` for no occasions.
 */
export function adoption(occasions: readonly Occasion[]): ReadonlyMap<number, Adoption> {
  if (occasions.length === 0) throw new MeasureFault('empty', 'no occasions');
  const counts = new Map<number, { occasions: number; adopted: number }>();
  for (const occasion of occasions) {
    const mode = modeAgainst(occasion);
    if (mode === null) continue;
    const count = counts.get(mode.shown) ?? { occasions: 0, adopted: 0 };
    count.occasions++;
    if (occasion.next === mode.answer) count.adopted++;
    counts.set(mode.shown, count);
  }
  return new Map(
    [...counts]
      .toSorted(([one], [other]) => one - other)
      .map(([exposed, count]) => [exposed, { ...count, share: count.adopted / count.occasions }]),
  );
}
