import { MeasureFault } from './measure-fault.ts';
import { modeAgainst, type Occasion } from './occasion.ts';

/** An occasion, and what the same voter answers when it is asked again and shown a rationale that has no bearing on the question. */
export interface Reasked extends Occasion {
  /** null abstains. */
  readonly again: string | null;
}

/** Adoption of the mode beside what asking again does by itself. */
interface ReaskedControl {
  /** Voters in the minority. */
  readonly occasions: number;
  /** Of these: adopted the mode after hearing it, and gave the same answer without having heard it. */
  readonly adopted: number;
  readonly readopted: number;
  /** (adopted - readopted) / occasions, -1..1: what hearing the mode did; null when nobody was in the minority. */
  readonly net: number | null;
}

/**
 * Re-asked control: P(adopt the mode | minority, heard it) - P(give the mode | the same minority, asked again with an
 * unrelated rationale). A voter that answers at random changes its mind without hearing anybody; only the difference is
 * conformity. Both answers are of the same voter on the same occasion, so the two shares are paired. The mode is that of
 * `adoption`, which counts the same occasions by how many showed it.
 *
 * Source: the control of the lab's catalogue (test-retest, as for any instrument that is read twice).
 * Throws MeasureFault `empty` for no occasions.
 */
export function reaskedControl(occasions: readonly Reasked[]): ReaskedControl {
  if (occasions.length === 0) throw new MeasureFault('empty', 'no occasions');
  let [minority, adopted, readopted] = [0, 0, 0];
  for (const occasion of occasions) {
    const mode = modeAgainst(occasion);
    if (mode === null) continue;
    minority++;
    if (occasion.next === mode.answer) adopted++;
    if (occasion.again === mode.answer) readopted++;
  }
  return { occasions: minority, adopted, readopted, net: minority === 0 ? null : (adopted - readopted) / minority };
}
