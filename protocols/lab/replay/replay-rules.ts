import type { Decision } from '../../debate/protocol.ts';

/** A decision rule over a recorded debate. */
export interface ReplayRule {
  /** Number in the catalogue, and name. */
  readonly name: string;
  readonly decision: Decision;
}

/** Probability from which a rule that gives one elects; between it and its opposite it leaves a dispute. */
const accept = 0.6;

const threshold = (share: number, strict: boolean): Decision => ({ rule: 'threshold', share, strict, quorum: 1 });

/**
 * Every rule of the catalogue that decides item by item, with its usual levels. Not here: V7 and V8, which elect as V1 does
 * where every voter names one of two candidates, GLAD, which takes seconds, and V14, which fills a number of seats.
 */
export const REPLAY_RULES: readonly ReplayRule[] = [
  { name: 'V1 plurality', decision: { rule: 'plurality' } },
  { name: 'V2 more than half', decision: threshold(0.5, true) },
  { name: 'V2 at least half', decision: threshold(0.5, false) },
  { name: 'V2 two thirds', decision: threshold(2 / 3, false) },
  { name: 'V2 unanimity', decision: threshold(1, false) },
  { name: 'V3 approval from .4', decision: { rule: 'approval', level: 0.4 } },
  { name: 'V4 cumulative', decision: { rule: 'cumulative' } },
  { name: 'V5 ReConcile', decision: { rule: 'reconcile' } },
  { name: 'V6 log-odds, .6', decision: { rule: 'log-odds', accept } },
  { name: 'V6 log-odds, .9', decision: { rule: 'log-odds', accept: 0.9 } },
  { name: 'V9 trajectory', decision: { rule: 'trajectory' } },
  { name: 'V10 Dawid-Skene', decision: { rule: 'dawid-skene' } },
  { name: 'V10 one coin', decision: { rule: 'one-coin' } },
  { name: 'V11 grounded', decision: { rule: 'grounded' } },
  { name: 'V12 DF-QuAD', decision: { rule: 'df-quad', accept } },
  { name: 'V12 quadratic energy', decision: { rule: 'quadratic-energy', accept } },
  { name: 'V12 Euler', decision: { rule: 'euler', accept } },
  { name: 'V13 judge', decision: { rule: 'judge' } },
  { name: 'V15 mean', decision: { rule: 'location', of: 'mean' } },
  { name: 'V15 median', decision: { rule: 'location', of: 'median' } },
  { name: 'V15 trimmed mean', decision: { rule: 'location', of: 'trimmed-mean', cut: 0.2 } },
  { name: 'V15 Hodges-Lehmann', decision: { rule: 'location', of: 'hodges-lehmann' } },
  { name: 'Delphi', decision: { rule: 'delphi' } },
];
