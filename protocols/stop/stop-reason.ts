import type { Protocol, StopRule } from '../debate/protocol.ts';
import { beliefsFrozen, nobodyPivotal, ratingsStable, testDecided } from './belief-rules.ts';
import { entropyReached, shareReached } from './consensus.ts';
import { fixedRounds } from './fixed-rounds.ts';
import { enoughDone, littleValue } from './movement.ts';
import { noChange } from './no-change.ts';
import { posteriorReached } from './posterior.ts';
import type { RoundRecord } from './round-record.ts';
import { stableAgreement } from './stable-agreement.ts';

/**
 * Why the debate ends after the last recorded round: the name of the first of the protocol's rules that says so,
 * `nothing-debated` when no item is open, `max-rounds` at the limit; null when another round follows. No rule ends it
 * before `min_rounds`; `max_rounds` always does. Rounds are counted without the blind round 0.
 *
 * Throws RangeError when the records are not of consecutive rounds.
 */
export function stopReason(stop: Protocol['stop'], history: readonly RoundRecord[]): string | null {
  const last = history.at(-1);
  if (last === undefined) return null;
  history.forEach((record, index) => {
    const expected = (history[0] as RoundRecord).round + index;
    if (record.round !== expected) throw new RangeError(`round ${record.round} recorded where ${expected} was due`);
  });
  if (last.items.length === 0) return 'nothing-debated';
  if (last.round >= stop.min_rounds) {
    const rule = stop.rules.find((candidate) => fires(candidate, history));
    if (rule !== undefined) return rule.rule;
  }
  return last.round >= stop.max_rounds ? 'max-rounds' : null;
}

function fires(rule: StopRule, history: readonly RoundRecord[]): boolean {
  switch (rule.rule) {
    case 'fixed-rounds':
      return fixedRounds(history, rule.rounds);
    case 'no-change':
      return noChange(history, rule.rounds);
    case 'posterior':
      return posteriorReached(history, rule.level);
    case 'share':
      return shareReached(history, rule.share);
    case 'entropy':
      return entropyReached(history, rule.bits);
    case 'stable-agreement':
      return stableAgreement(history, rule.distance, rule.flips_under);
    case 'ratings':
      return ratingsStable(history);
    case 'sequential-test':
      return testDecided(history, rule);
    case 'freeze':
      return beliefsFrozen(history, rule.tolerance);
    case 'pivotal':
      return nobodyPivotal(history);
    case 'done':
      return enoughDone(history, rule.share);
    case 'marginal-value':
      return littleValue(history, rule.winners_per_1000);
    default:
      return rule satisfies never;
  }
}

/** Whether any rule looks at every voter's belief, so that rounds must be recorded closely. */
export function needsBeliefs(stop: Protocol['stop']): boolean {
  return stop.rules.some(({ rule }) => ['ratings', 'sequential-test', 'freeze', 'pivotal'].includes(rule));
}
