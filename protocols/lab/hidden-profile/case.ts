import type { SeededRandom } from '../../seeded.ts';

/**
 * Hidden profiles (Stasser & Titus 1985, J. Pers. Soc. Psychol. 48:1467): a question whose answer follows from clauses of which each
 * expert has read some. What everybody has read may point the wrong way while all clauses together point the right one.
 */
export interface Setting {
  readonly experts: number;
  /** Clauses that everybody reads. */
  readonly shared: number;
  /** Clauses of a hand beside them. */
  readonly hand: number;
  /** Different hands that are dealt, 1 to the number of experts: how diverse the panel is. */
  readonly hands: number;
  /** Probability that a clause points to the right answer. */
  readonly telling: number;
  /** Probability that an expert misreads a clause, each reading for itself. */
  readonly misread: number;
  /** `plain`: clauses as they fall. `hidden`: only cases in which the shared ones mislead and all together do not. */
  readonly profile: 'plain' | 'hidden';
}

/** One question, its right answer being the first candidate. */
export interface Case {
  /** By clause, the shared ones first: whether it points to the right answer. */
  readonly points: readonly boolean[];
  /** By expert: the clauses it has read. */
  readonly read: readonly (readonly number[])[];
  /** By expert and clause: how it reads the clause when it does. */
  readonly readings: readonly (readonly boolean[])[];
}

/** Draws that are made for a hidden profile before the setting counts as one that has none. */
const MOST_DRAWS = 10_000;

/** Draws a case. Throws RangeError where a hidden profile does not come up. */
export function drawnCase(setting: Setting, random: SeededRandom): Case {
  const { experts, shared, hand, hands, telling, misread } = setting;
  const clauses = shared + hand * hands;
  const points = pointing(setting, () => Array.from({ length: clauses }, () => random.real() < telling));
  const readings = Array.from({ length: experts }, () =>
    points.map((point) => (random.real() < misread ? !point : point)),
  );
  const read = Array.from({ length: experts }, (_, expert) => [
    ...Array.from({ length: shared }, (_unused, clause) => clause),
    ...Array.from({ length: hand }, (_unused, clause) => shared + (expert % hands) * hand + clause),
  ]);
  return { points, read, readings };
}

function pointing({ profile, shared }: Setting, draw: () => boolean[]): boolean[] {
  if (profile === 'plain') return draw();
  for (let tries = 0; tries < MOST_DRAWS; tries++) {
    const points = draw();
    if (balance(points.slice(0, shared)) < 0 && balance(points) > 0) return points;
  }
  throw new RangeError('no hidden profile comes up in this setting');
}

/** Clauses for the right answer less those against it. */
export const balance = (points: readonly boolean[]): number => points.reduce((sum, point) => sum + (point ? 1 : -1), 0);
