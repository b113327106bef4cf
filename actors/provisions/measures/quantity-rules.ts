import type { Action, AmountOf, RateOf } from '../provision.ts';
import type { MatterRule } from './matter.ts';

interface QuantityRule<Kind> {
  readonly of: Kind;
  readonly before?: RegExp;
  readonly near?: RegExp;
  readonly acts?: readonly Action[];
}

/** One language's words around quantities. */
export interface QuantityRules {
  readonly periods: readonly MatterRule[];
  readonly amounts: readonly QuantityRule<AmountOf>[];
  readonly rates: readonly QuantityRule<RateOf>[];
}

/** Words read on each side of a quantity (UTF-16 units). */
const WINDOW = 110;

/** What an amount or a rate is, by the first rule that holds. */
export function kindOf<Kind>(
  rules: readonly QuantityRule<Kind>[],
  otherwise: Kind,
  sentence: string,
  start: number,
  end: number,
  actions: readonly Action[],
): Kind {
  const before = sentence
    .slice(Math.max(0, start - WINDOW), start)
    .toLowerCase()
    .replace(/\s+/g, ' ');
  const near = `${before} # ${sentence
    .slice(end, end + WINDOW)
    .toLowerCase()
    .replace(/\s+/g, ' ')}`;
  for (const rule of rules) {
    if (rule.before !== undefined && !rule.before.test(before)) continue;
    if (rule.near !== undefined && !rule.near.test(near)) continue;
    if (rule.acts !== undefined && !rule.acts.some((act) => actions.includes(act))) continue;
    return rule.of;
  }
  return otherwise;
}
