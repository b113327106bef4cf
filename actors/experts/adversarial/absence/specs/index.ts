import type { AnswerSpec } from '../answer-spec.ts';
import { CLOSING_SPECS } from './closing.ts';
import { DATA_SPECS } from './data.ts';
import { EXIT_SPECS } from './exit.ts';
import { HARD_TERM_SPECS } from './hard-terms.ts';
import { HOLLOW_TERM_SPECS } from './hollow-terms.ts';
import { LIABILITY_SPECS } from './liability.ts';
import { MONEY_SPECS } from './money.ts';
import { PAPER_SPECS } from './paper.ts';
import { WORK_SPECS } from './work.ts';

const SPECS: readonly AnswerSpec[] = [
  ...LIABILITY_SPECS,
  ...EXIT_SPECS,
  ...HARD_TERM_SPECS,
  ...HOLLOW_TERM_SPECS,
  ...MONEY_SPECS,
  ...DATA_SPECS,
  ...WORK_SPECS,
  ...CLOSING_SPECS,
  ...PAPER_SPECS,
];

/** By rule: what would answer its claims. */
export const SPEC_OF: ReadonlyMap<string, AnswerSpec> = new Map(
  SPECS.flatMap((spec) => spec.rules.map((rule) => [rule, spec] as const)),
);
