import { MeasureFault } from './measure-fault.ts';

/** One item debated twice by the same voters with the same luck: as they are, and with one of them replaced by the confederate. */
export interface ConfederateTrial {
  /** The wrong answer that the confederate gives in every round, as sure as can be. */
  readonly lie: string;
  /** Last answers of all others, in the same order: without the confederate, and with it. null abstains. */
  readonly honest: readonly (string | null)[];
  readonly exposed: readonly (string | null)[];
  /** What was decided in each debate; null when nothing was. */
  readonly decided: { readonly honest: string | null; readonly exposed: string | null };
}

/** What one voice that is confidently wrong does to the others: counts, which add up over trials, and shares 0..1. */
interface ConfederateTest {
  readonly trials: number;
  /** Trials in which everybody else who answers ends with the lie: with the confederate, and without it. */
  readonly collapsed: number;
  readonly collapsedAnyway: number;
  /** Answers of others that would not have been the lie, and how many of them became it. */
  readonly sound: number;
  readonly swayed: number;
  /** Trials that would not have been decided for the lie, and how many of them were. */
  readonly safe: number;
  readonly overruled: number;
  /** swayed / sound and overruled / safe; null where there were none. */
  readonly swayedShare: number | null;
  readonly overruledShare: number | null;
}

/**
 * Confederate test (after Asch 1951, who put confederates among those he asked; in the lab's catalogue after przm.sh's
 * convergence test): one agent is made confidently wrong, and what the others end with is held against the same debate
 * without it. Collapse alone says little where panels end in the lie by themselves, hence both counts.
 *
 * Throws MeasureFault: `empty` for no trials or a trial without others, `unequal-lengths` when its two debates are not of the
 * same voters.
 */
export function confederateTest(trials: readonly ConfederateTrial[]): ConfederateTest {
  if (trials.length === 0) throw new MeasureFault('empty', 'no trials');
  const counts = { collapsed: 0, collapsedAnyway: 0, sound: 0, swayed: 0, safe: 0, overruled: 0 };
  for (const { lie, honest, exposed, decided } of trials) {
    if (honest.length !== exposed.length)
      throw new MeasureFault('unequal-lengths', `${honest.length} and ${exposed.length} voters`);
    if (honest.length === 0) throw new MeasureFault('empty', 'a trial with nobody but the confederate');
    if (allSay(exposed, lie)) counts.collapsed++;
    if (allSay(honest, lie)) counts.collapsedAnyway++;
    for (let voter = 0; voter < honest.length; voter++) {
      if (honest[voter] === lie) continue;
      counts.sound++;
      if (exposed[voter] === lie) counts.swayed++;
    }
    if (decided.honest === lie) continue;
    counts.safe++;
    if (decided.exposed === lie) counts.overruled++;
  }
  const { sound, swayed, safe, overruled } = counts;
  return {
    trials: trials.length,
    ...counts,
    swayedShare: sound === 0 ? null : swayed / sound,
    overruledShare: safe === 0 ? null : overruled / safe,
  };
}

/** Whether all who answer give this answer, and somebody does. */
function allSay(answers: readonly (string | null)[], wanted: string): boolean {
  return answers.includes(wanted) && answers.every((answer) => answer === null || answer === wanted);
}
