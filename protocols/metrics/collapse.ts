import { MeasureFault } from './measure-fault.ts';
import { sharedAnswer } from './shared-answer.ts';

/** The last answers of all voters in one debate (null abstains), and the right one. */
interface Ending {
  readonly finals: readonly (string | null)[];
  readonly truth: string;
}

/**
 * Shares 0..1 of all debates that end with the same answer from all who answer (`collapsed`; at least two must), and that
 * do so on a wrong one (`wrong`, at most `collapsed`).
 *
 * Throws MeasureFault `empty` for no debates.
 */
export function collapse(endings: readonly Ending[]): { readonly collapsed: number; readonly wrong: number } {
  if (endings.length === 0) throw new MeasureFault('empty', 'no debates');
  const shared = endings.map(({ finals }) => sharedAnswer(finals));
  const collapsed = shared.filter((answer) => answer !== null).length;
  const wrong = shared.filter((answer, debate) => answer !== null && answer !== endings[debate]?.truth).length;
  return { collapsed: collapsed / endings.length, wrong: wrong / endings.length };
}
