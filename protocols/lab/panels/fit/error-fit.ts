import { normalShare } from '../../statistics/index.ts';
import type { Sheet } from './answer-sheet.ts';

/**
 * How far wrong answers gather on one misleading candidate, 0..1: the share under which two who err agree as often as they
 * do in the record. With two candidates there is but one wrong answer: 1 and 0 are the same, and null is returned.
 */
export function fitMisleading(sheets: readonly Sheet[]): number | null {
  let [agreed, pairs, candidates] = [0, 0, 0];
  for (const { rounds, truth, candidates: count } of sheets) {
    if (count < 3) continue;
    const wrong = Array.from({ length: count }, () => 0);
    for (const choice of rounds[0] ?? []) {
      if (choice !== null && choice !== truth) wrong[choice] = (wrong[choice] as number) + 1;
    }
    const all = wrong.reduce((sum, votes) => sum + votes, 0);
    pairs += all * (all - 1);
    candidates += all * (all - 1) * count;
    agreed += wrong.reduce((sum, votes) => sum + votes * (votes - 1), 0);
  }
  if (pairs === 0) return null;
  const [share, wrongOnes] = [agreed / pairs, candidates / pairs - 1];
  // m misled, the rest evenly: agreement is (m + (1 - m)/w)² + (w - 1)((1 - m)/w)² = 1/w + m²(1 - 1/w).
  return Math.sqrt(Math.min(1, Math.max(0, (share - 1 / wrongOnes) / (1 - 1 / wrongOnes))));
}

/** Calibration from stated confidences, by the moments of their log-odds; null when fewer than two were stated either way. */
export function fitCalibration(sheets: readonly Sheet[], accuracies: readonly number[]) {
  const sides: { right: number[]; wrong: number[] } = { right: [], wrong: [] };
  for (const { rounds, truth, confidence } of sheets) {
    for (const [agent, stated] of confidence.entries()) {
      const choice = rounds[0]?.[agent] ?? null;
      if (stated === null || choice === null) continue;
      const own = logOdds(accuracies[agent] as number);
      sides[choice === truth ? 'right' : 'wrong'].push(logOdds(Math.min(0.99, Math.max(0.01, stated))) - own);
    }
  }
  if (sides.right.length < 2 || sides.wrong.length < 2) return null;
  const [right, wrong] = [moments(sides.right), moments(sides.wrong)];
  // A little noise in any case: without it nothing could be told.
  const noise = Math.max(0.05, Math.sqrt((right.variance + wrong.variance) / 2));
  const apart = normalShare((right.mean - wrong.mean) / (Math.SQRT2 * noise));
  return {
    slope: 1,
    bias: (right.mean + wrong.mean) / 2,
    auroc: Math.min(0.999, Math.max(0.5, apart)),
    noise: Math.min(5, noise),
  };
}

const logOdds = (p: number): number => Math.log(p / (1 - p));

function moments(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1) };
}
