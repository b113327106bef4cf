/**
 * Supervision: what is done about a piece of work that failed, as in OTP. Pure: from the policy, the failures so far and
 * the error to a directive, so that a machine can decide by it and a replay decides the same.
 */
import { stringHash } from '../../protocols/index.ts';
import type { ActivityError } from './activities/activity.ts';

/** restart: do the work again, after the pause. stop: give the work up and go on without it. */
export type Directive =
  | { readonly kind: 'restart'; readonly afterMs: number }
  | { readonly kind: 'stop'; readonly reason: string };

export interface SupervisionPolicy {
  /** Restarts allowed within the period; one failure more stops the work. */
  readonly intensity: number;
  readonly periodMs: number;
  /** Pause before the first restart; doubled for each further one within the period, up to the longest. */
  readonly pauseMs: number;
  readonly longestPauseMs: number;
}

/** Share of a pause that is drawn, so that work that failed at the same time is not repeated at the same time. */
const JITTER = 0.5;

/**
 * @param failures instants of the failures so far, this one included, in order; milliseconds
 * @param seed decides the jitter: the same work pauses the same on every node
 */
export function decideDirective(
  policy: SupervisionPolicy,
  failures: readonly number[],
  error: ActivityError,
  seed: string,
): Directive {
  if (error.terminal) return { kind: 'stop', reason: error.message };
  const now = failures.at(-1) ?? 0;
  const recent = failures.filter((at) => at > now - policy.periodMs).length;
  if (recent > policy.intensity) return { kind: 'stop', reason: error.message };
  const pause = Math.min(policy.longestPauseMs, policy.pauseMs * 2 ** (recent - 1));
  const drawn = stringHash(`${seed}/${failures.length}`) / 2 ** 32;
  return { kind: 'restart', afterMs: Math.round(pause * (1 - JITTER + JITTER * drawn)) };
}
