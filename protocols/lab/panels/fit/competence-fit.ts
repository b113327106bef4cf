import { normalQuantile } from '../../statistics/index.ts';
import { errorCorrelationOf, FACTOR, rightGiven } from '../latent.ts';
import { peak } from './maximum.ts';

/** Right and given answers of one agent. */
export interface Score {
  readonly right: number;
  readonly answered: number;
}

/** By agent, over all items. */
export function scoresOf(hits: readonly (readonly (boolean | null)[])[], agents: number): Score[] {
  return Array.from({ length: agents }, (_, agent) => {
    const own = hits.map((row) => row[agent]).filter((hit) => hit !== null && hit !== undefined);
    return { right: own.filter(Boolean).length, answered: own.length };
  });
}

/**
 * Maximum likelihood: right / answered, kept half an answer away from 0 and 1, where a likelihood from few answers would
 * claim certainty. ½ for a member that never answered.
 */
export function accuracyFrom({ right, answered }: Score): number {
  if (answered === 0) return 0.5;
  const edge = 0.5 / answered;
  return Math.min(1 - edge, Math.max(edge, right / answered));
}

/**
 * The latent correlation of all agents with one common factor that makes the pattern of right and wrong answers likeliest,
 * given everybody's accuracy (one-factor probit), and the correlation of errors φ this is at the mean accuracy. Missing
 * answers say nothing.
 */
export function fitCorrelation(
  hits: readonly (readonly (boolean | null)[])[],
  accuracies: readonly number[],
): { readonly latent: number; readonly correlation: number } {
  const thresholds = accuracies.map(normalQuantile);
  const latent = peak((candidate) => logLikelihood(hits, thresholds, candidate), 0, 0.95);
  const mean = accuracies.reduce((sum, p) => sum + p, 0) / accuracies.length;
  return { latent, correlation: errorCorrelationOf(latent, mean) };
}

function logLikelihood(
  hits: readonly (readonly (boolean | null)[])[],
  thresholds: readonly number[],
  latent: number,
): number {
  // Per node of the factor and agent: the log-probabilities are the same for every item.
  const nodes = FACTOR.map(({ value, weight }) => ({
    prior: Math.log(weight),
    agents: thresholds.map((threshold) => {
      const p = Math.min(1 - 1e-12, Math.max(1e-12, rightGiven(threshold, latent, value)));
      return [Math.log(p), Math.log1p(-p)] as const;
    }),
  }));
  return hits.reduce((sum, row) => {
    const logs = nodes.map(({ prior, agents }) => {
      let log = prior;
      for (let agent = 0; agent < row.length; agent++) {
        const hit = row[agent];
        if (hit !== null && hit !== undefined) log += (agents[agent] as readonly [number, number])[hit ? 0 : 1];
      }
      return log;
    });
    const top = Math.max(...logs);
    return sum + top + Math.log(logs.reduce((total, log) => total + Math.exp(log - top), 0));
  }, 0);
}
