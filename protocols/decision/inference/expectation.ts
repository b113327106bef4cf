import type { AnswerTable, Inference } from './answers.ts';
import { shares } from './answers.ts';

/** When the log-likelihood gains less than this in a step, the estimation is at rest. */
const REST = 1e-5;
const MAX_STEPS = 200;

/** A model of how voters answer, as expectation maximisation needs it. `beliefs` are by item, parallel to candidates. */
export interface AnswerModel<Parameters> {
  /** Parameters that fit the answers best if the truth is as believed. */
  readonly fit: (table: AnswerTable, beliefs: readonly (readonly number[])[], before: Parameters | null) => Parameters;
  /** Log-probability of the candidate and of all answers to the item, for every candidate. */
  readonly logJoint: (table: AnswerTable, item: number, parameters: Parameters) => number[];
  /** Log-density of the parameters that the smoothing amounts to, up to a constant. */
  readonly logPrior: (parameters: Parameters) => number;
  readonly competence: (table: AnswerTable, parameters: Parameters, voter: number) => number;
}

/**
 * Expectation maximisation (Dempster, Laird & Rubin 1977), from the shares of the votes: fit the voters to the believed
 * truth, believe the truth the voters make likely, and so on. Deterministic.
 */
export function expectationMaximisation<Parameters>(
  table: AnswerTable,
  model: AnswerModel<Parameters>,
): Inference & { readonly parameters: Parameters } {
  let beliefs = shares(table);
  let parameters: Parameters | null = null;
  const trace: number[] = [];
  let converged = false;
  let logLikelihood = Number.NEGATIVE_INFINITY;
  while (!converged && trace.length < MAX_STEPS) {
    const fitted: Parameters = model.fit(table, beliefs, parameters);
    logLikelihood = 0;
    beliefs = table.items.map((_, item) => {
      const joint = model.logJoint(table, item, fitted);
      const total = logSum(joint);
      logLikelihood += total;
      return joint.map((value) => Math.exp(value - total));
    });
    const objective = logLikelihood + model.logPrior(fitted);
    converged = trace.length > 0 && objective - (trace.at(-1) as number) < REST;
    trace.push(objective);
    parameters = fitted;
  }
  const last = parameters as Parameters;
  return {
    beliefs: new Map(table.items.map((item, index) => [item, beliefs[index] as number[]])),
    competence: new Map(table.voters.map((voter, index) => [voter, model.competence(table, last, index)])),
    logLikelihood,
    trace,
    converged,
    parameters: last,
  };
}

function logSum(values: readonly number[]): number {
  const top = Math.max(...values);
  return top + Math.log(values.reduce((sum, value) => sum + Math.exp(value - top), 0));
}

/** Mean belief in every candidate over all items: how common it is. Smoothed, so that none becomes impossible. */
export function prevalence(beliefs: readonly (readonly number[])[], candidates: number): number[] {
  const total = beliefs.length + candidates * SMOOTHING;
  return Array.from(
    { length: candidates },
    (_, candidate) => (beliefs.reduce((sum, belief) => sum + (belief[candidate] as number), 0) + SMOOTHING) / total,
  );
}

/** Log-density of a distribution under the smoothing: every candidate was seen SMOOTHING times before. */
export function smoothingPrior(distribution: readonly number[]): number {
  return SMOOTHING * distribution.reduce((sum, share) => sum + Math.log(share), 0);
}

/** Answers added to every count, so that what never happened is rare rather than impossible. */
export const SMOOTHING = 0.01;
