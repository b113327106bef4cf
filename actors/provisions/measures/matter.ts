import type { Action, Matter } from '../provision.ts';

/** What tells the matter of a period. The first rule that holds decides; every part given must hold. */
export interface MatterRule {
  readonly matter: Matter;
  /** The words right before the period. */
  readonly before?: RegExp;
  /** The words right after it. */
  readonly after?: RegExp;
  /** Somewhere around it. */
  readonly near?: RegExp;
  readonly not?: RegExp;
  /** The act of the provision. */
  readonly acts?: readonly Action[];
  /** The heading of the clause. */
  readonly heading?: RegExp;
}

/** Words read on each side of a period (UTF-16 units): enough to tell, and a bound for every rule. */
const WINDOW = 110;

export interface Surroundings {
  readonly sentence: string;
  /** Offsets in the sentence. */
  readonly start: number;
  readonly end: number;
  readonly heading: string;
  readonly actions: readonly Action[];
}

export function matterOf(
  rules: readonly MatterRule[],
  { sentence, start, end, heading, actions }: Surroundings,
): Matter {
  const before = sentence
    .slice(Math.max(0, start - WINDOW), start)
    .toLowerCase()
    .replace(/\s+/g, ' ');
  const after = sentence
    .slice(end, end + WINDOW)
    .toLowerCase()
    .replace(/\s+/g, ' ');
  const near = `${before} # ${after}`;
  const title = heading.slice(0, WINDOW).toLowerCase();
  for (const rule of rules) {
    if (rule.before !== undefined && !rule.before.test(before)) continue;
    if (rule.after !== undefined && !rule.after.test(after)) continue;
    if (rule.near !== undefined && !rule.near.test(near)) continue;
    if (rule.not?.test(near) === true) continue;
    if (rule.acts !== undefined && !rule.acts.some((act) => actions.includes(act))) continue;
    if (rule.heading !== undefined && !rule.heading.test(title)) continue;
    return rule.matter;
  }
  return 'other';
}
