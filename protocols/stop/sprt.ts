import { type BetaShape, betaDivergence, logBetaDensity } from './beta.ts';

/** Least information (nats a score) with which the test is worth running. */
const LEAST_INFORMATION = 0.01;

export interface SequentialTest {
  /** Distribution of scores when the claim is right, and when it is wrong, from calibration. */
  readonly right: BetaShape;
  readonly wrong: BetaShape;
  /** Accepted rates of false acceptance and false rejection, 0..½. */
  readonly alpha: number;
  readonly beta: number;
  /** Scores after which it ends undecided. */
  readonly limit: number;
}

export interface SequentialVerdict {
  readonly verdict: 'accept' | 'reject' | 'continue' | 'undecided';
  /** Σ ln f_right(s) / f_wrong(s) up to the score that decided. */
  readonly logRatio: number;
  /** How many scores it looked at. */
  readonly looked: number;
}

/** Wald's bounds: accept at ln((1 - β) / α) and above, reject at ln(β / (1 - α)) and below. */
export function waldBounds(alpha: number, beta: number): { readonly accept: number; readonly reject: number } {
  if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) throw new RangeError(`error rates ${alpha}, ${beta}`);
  return { accept: Math.log((1 - beta) / alpha), reject: Math.log(beta / (1 - alpha)) };
}

/**
 * S8, sequential probability ratio test (Wald 1945, Ann. Math. Stat. 16:117) on scores 0..1 in order of arrival: ends as soon
 * as the evidence suffices.
 *
 * Throws RangeError for impossible rates, shapes and scores, and when right and wrong claims score so alike (both
 * divergences under .01 nats) that it would only ever run into its limit.
 */
export function sequentialTest(test: SequentialTest, scores: readonly number[]): SequentialVerdict {
  const bounds = waldBounds(test.alpha, test.beta);
  const information = Math.max(betaDivergence(test.right, test.wrong), betaDivergence(test.wrong, test.right));
  if (information < LEAST_INFORMATION) throw new RangeError('scores of right and wrong claims cannot be told apart');
  let logRatio = 0;
  for (const [index, score] of scores.slice(0, test.limit).entries()) {
    logRatio += logBetaDensity(test.right, score) - logBetaDensity(test.wrong, score);
    if (logRatio >= bounds.accept) return { verdict: 'accept', logRatio, looked: index + 1 };
    if (logRatio <= bounds.reject) return { verdict: 'reject', logRatio, looked: index + 1 };
  }
  const looked = Math.min(scores.length, test.limit);
  return { verdict: looked === test.limit ? 'undecided' : 'continue', logRatio, looked };
}
