import { MeasureFault } from './measure-fault.ts';

/** One voter in one round: its own answer, the answers of others it was shown, and what it answered next. */
interface Occasion {
  readonly own: string;
  readonly shown: readonly string[];
  readonly next: string;
}

interface Adoption {
  /** How often a minority voter was shown the mode by so many others. */
  readonly occasions: number;
  readonly adopted: number;
  /** adopted / occasions, 0..1: P(adopt the mode | minority). */
  readonly share: number;
}

/**
 * P(adopt the mode | in the minority), by the number of others who showed the mode, fewest first. The mode is the one
 * answer most frequent among those shown and the voter's own; a voter is in the minority when its own is another. Where
 * several answers are level there is no mode, and the occasion does not count. The map is empty when nobody was ever in
 * the minority. A high share is not yet conformity: voters also change their minds when merely asked again, so compare
 * with the same voters re-asked with an unrelated rationale.
 *
 * Throws MeasureFault `empty` for no occasions.
 */
export function adoption(occasions: readonly Occasion[]): ReadonlyMap<number, Adoption> {
  if (occasions.length === 0) throw new MeasureFault('empty', 'no occasions');
  const counts = new Map<number, { occasions: number; adopted: number }>();
  for (const { own, shown, next } of occasions) {
    const mode = modeOf([own, ...shown]);
    if (mode === null || mode.answer === own) continue;
    const count = counts.get(mode.times) ?? { occasions: 0, adopted: 0 };
    count.occasions++;
    if (next === mode.answer) count.adopted++;
    counts.set(mode.times, count);
  }
  return new Map(
    [...counts]
      .toSorted(([one], [other]) => one - other)
      .map(([exposed, count]) => [exposed, { ...count, share: count.adopted / count.occasions }]),
  );
}

/** The single most frequent answer, or null for a tie. */
function modeOf(answers: readonly string[]): { answer: string; times: number } | null {
  const tallied = [...Map.groupBy(answers, (answer) => answer)].map(([answer, { length }]) => ({
    answer,
    times: length,
  }));
  const times = Math.max(...tallied.map((entry) => entry.times));
  const top = tallied.filter((entry) => entry.times === times);
  return top.length === 1 ? (top[0] ?? null) : null;
}
