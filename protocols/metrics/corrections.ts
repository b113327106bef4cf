import { MeasureFault } from './measure-fault.ts';

/** One voter's answer to one item before and after a debate; null abstains. */
interface Course {
  readonly initial: string | null;
  readonly final: string | null;
  readonly truth: string;
}

/** What a debate did to the answers, as shares. */
interface Corrections {
  /** P(right after | wrong before), 0..1; null when nobody was wrong before. */
  readonly corrected: number | null;
  /** P(wrong after | right before), 0..1: talked out of it; null when nobody was right before. */
  readonly vulnerability: number | null;
  /** (wrong to right - right to wrong) / all answers, -1..1: what accuracy gained. */
  readonly net: number;
  /** The counts behind them, which add up over debates: answers right and wrong before, and how many of each changed sides. */
  readonly counts: { readonly right: number; readonly wrong: number; readonly lost: number; readonly gained: number };
}

/**
 * Corrections and corruptions as conditional shares: the two depend on how many were right at first, `net` is the gain in
 * accuracy itself. Answers not given both times say nothing and are left out, as in `flips`.
 *
 * Throws MeasureFault `empty` when no answer was given both times.
 */
export function corrections(courses: readonly Course[]): Corrections {
  const counts = { right: 0, wrong: 0, lost: 0, gained: 0 };
  for (const { initial, final, truth } of courses) {
    if (initial === null || final === null) continue;
    if (initial === truth) counts.right++;
    else counts.wrong++;
    if (initial === truth && final !== truth) counts.lost++;
    if (initial !== truth && final === truth) counts.gained++;
  }
  const { right, wrong, lost, gained } = counts;
  if (right + wrong === 0) throw new MeasureFault('empty', 'no voter answered both before and after');
  return {
    corrected: wrong === 0 ? null : gained / wrong,
    vulnerability: right === 0 ? null : lost / right,
    net: (gained - lost) / (right + wrong),
    counts,
  };
}
