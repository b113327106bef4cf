import { pattern } from '../../../toolkit/index.ts';
import type { AnswerSpec } from '../answer-spec.ts';
import { DESCRIBED } from '../families-matters.ts';

/** What answers that something on the paper is missing. */
export const PAPER_SPECS: readonly AnswerSpec[] = [
  {
    rules: [
      'cross-references.dangling',
      'exhibits.not-attached',
      'defined-terms.undefined',
      'defined-terms.unused',
      'bare-clauses.stub',
    ],
    named: true,
    sought: [],
  },
  {
    rules: ['enumerations.cut'],
    sought: [
      { words: [DESCRIBED, pattern('\\((?:a|i|1)\\)|\\b(?:a|1)\\. ')], where: 'beside', strength: 'may-answer' },
    ],
  },
];
