import { cumulative, fitAgreement } from './beta-binomial.ts';
import { changedIn, type RoundRecord } from './round-record.ts';

/** Rounds in a row that must each lie this close to the one before. */
const RUNNING = 2;

/**
 * S5, Kolmogorov–Smirnov stability (arXiv 2510.12697): over items, how many votes the leading answer has follows a mixture
 * (see fitAgreement); the debate is at rest when the fitted distribution moved by less than `distance` in two rounds running.
 *
 * A distribution of totals cannot see votes that rotate among the answers, so at most the share `flipsUnder` of the votes may
 * have changed in each of these rounds as well. Comparing vote *shares* as if they were samples, as one published detector
 * does, finds every rotation at rest.
 */
export function stableAgreement(history: readonly RoundRecord[], distance: number, flipsUnder: number): boolean {
  const recent = history.slice(-RUNNING - 1);
  if (recent.length <= RUNNING) return false;
  const size = Math.max(...recent.flatMap(({ items }) => items.map(({ votes }) => cast(votes))));
  if (size <= 0) return false;
  const curves = recent.map((record) => curve(record, size));
  return recent.slice(1).every((record, index) => {
    const [before, now] = [curves[index] as number[], curves[index + 1] as number[]];
    const moved = Math.max(...now.map((value, k) => Math.abs(value - (before[k] as number))));
    const votes = record.items.reduce((sum, item) => sum + cast(item.votes), 0);
    return moved < distance && changedIn(record) < flipsUnder * votes;
  });
}

const cast = (votes: Readonly<Record<string, number>>): number =>
  Object.values(votes).reduce((sum, count) => sum + count, 0);

/** Items with fewer votes than the fullest are scaled to it. */
function curve({ items }: RoundRecord, size: number): number[] {
  const modal = items
    .filter(({ votes }) => cast(votes) > 0)
    .map(({ votes }) => Math.round((size * Math.max(...Object.values(votes))) / cast(votes)));
  return cumulative(fitAgreement(modal, size), size);
}
