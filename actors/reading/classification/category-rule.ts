import type { IssueCategory } from '../../../protocols/index.ts';

/** A wording by which a clause shows its matter, and how often that is right. */
export interface CategoryRule {
  readonly category: IssueCategory;
  readonly where: 'heading' | 'body';
  readonly pattern: RegExp;
  /** 0..1. */
  readonly probability: number;
}

/** A row of a rule table. */
export const rule = (
  category: IssueCategory,
  where: CategoryRule['where'],
  pattern: RegExp,
  probability: number,
): CategoryRule => ({ category, where, pattern, probability });
