import { MeasureFault } from './measure-fault.ts';
import { sharedAnswer } from './shared-answer.ts';

/** Answers by round, the blind one first, and within a round by voter (null abstains); and the right answer. */
interface Debate {
  readonly rounds: readonly (readonly (string | null)[])[];
  readonly truth: string;
}

/**
 * Disagreement-collapse rate, 0..1: of the debates whose first round disagrees, the share whose first unanimous round is
 * unanimous on a wrong answer; what happens afterwards does not count. null when no debate starts with disagreement.
 *
 * This is our own reading of Yao et al. 2025 (arXiv 2509.23055): disagreement that ends in a shared answer before the
 * right one is reached. Their formula is known to us from memory only; figures are not to be compared with theirs.
 *
 * Throws MeasureFault `empty` for no debates, or a debate without rounds.
 */
export function disagreementCollapse(debates: readonly Debate[]): number | null {
  if (debates.length === 0) throw new MeasureFault('empty', 'no debates');
  if (debates.some(({ rounds }) => rounds.length === 0)) throw new MeasureFault('empty', 'a debate without rounds');
  const contested = debates.filter(({ rounds }) => new Set(rounds[0]?.filter((answer) => answer !== null)).size >= 2);
  if (contested.length === 0) return null;
  const collapsed = contested.filter(({ rounds, truth }) => {
    const first = rounds.map(sharedAnswer).find((answer) => answer !== null);
    return first !== undefined && first !== truth;
  });
  return collapsed.length / contested.length;
}
