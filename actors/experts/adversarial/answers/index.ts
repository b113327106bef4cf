import type { Claim } from '../../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import { type Answer, questionOf } from './answer.ts';
import { BOTH_SIDES } from './both-sides.ts';
import { IN_CLAUSE } from './in-clause.ts';
import { MISSING_CLAUSES } from './missing-clauses.ts';
import { OTHER_SIDE } from './other-side.ts';
import { REFERENCES } from './references.ts';
import { TERMS } from './terms.ts';

const ANSWERS: readonly Answer[] = [
  ...IN_CLAUSE,
  ...BOTH_SIDES,
  ...OTHER_SIDE,
  ...REFERENCES,
  ...TERMS,
  ...MISSING_CLAUSES,
];

/** By rule: the answers that are looked for, so that a claim is not held against every pattern. */
const byRule = new Map<string, readonly Answer[]>();

function answersTo(rule: string): readonly Answer[] {
  const known = byRule.get(rule) ?? ANSWERS.filter(({ rules }) => rules.test(rule));
  byRule.set(rule, known);
  return known;
}

/** Whether any answer is looked for to claims of the rule. */
export const isAnswered = (rule: string): boolean => answersTo(rule).length > 0;

/** What in the text answers the claim, with the passage to quote. */
export function answerTo(
  claim: Claim,
  document: ParsedDocument,
): { readonly reason: Answer['reason']; readonly passage: Span } | undefined {
  const answers = answersTo(claim.finding.rule);
  const question = answers.length === 0 ? undefined : questionOf(claim, document);
  if (question === undefined) return undefined;
  for (const { reason, look } of answers) {
    const passage = look(question);
    if (passage !== undefined) return { reason, passage };
  }
  return undefined;
}
