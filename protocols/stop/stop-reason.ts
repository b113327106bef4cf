import type { Protocol, StopRule } from '../debate/protocol.ts';
import { entropyReached, shareReached } from './consensus.ts';
import { fixedRounds } from './fixed-rounds.ts';
import { noChange } from './no-change.ts';
import { posteriorReached } from './posterior.ts';
import type { RoundRecord } from './round-record.ts';

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
    default:
      return rule satisfies never;
  }
}
