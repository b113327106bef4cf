import type { IssueCategory } from '../review/categories.ts';

/**
 * Categories that two experts may reasonably choose between for the very same flaw. Names that a taxonomy of clauses, unfair
 * terms or requirement smells tells apart are not here: one passage often carries several, each its own statement.
 */
const FAMILIES: Partial<Record<IssueCategory, string>> = {
  sentence_length: 'readability',
  defined_terms: 'terminology',
  repetition: 'duplication',
  currency_and_totals: 'figures',
  number_words: 'figures',
  spelling: 'correctness',
  grammar: 'correctness',
};

/** Findings on the same words can be duplicates only when their categories are of one family. */
export function familyOf(category: IssueCategory): string {
  return FAMILIES[category] ?? category;
}
