import type { IssueCategory } from '../../protocols/index.ts';
import type { CategoryRule } from './category-rule.ts';
import { CUAD_RULES } from './cuad-rules.ts';
import { OWN_RULES } from './own-rules.ts';
import type { ParsedDocument } from './parsed-document.ts';

export interface ClauseCategory {
  readonly category: IssueCategory;
  /** Probability that the clause is about this, 0..1. */
  readonly probability: number;
}

/** A clause's own text is read up to here, UTF-16 units; a longer one is a page that lost its structure. */
const LONGEST_READ = 8000;
const RULES: readonly CategoryRule[] = [...CUAD_RULES, ...OWN_RULES];

/**
 * What each clause is about, by its index, most probable first; clauses about nothing known are left out. Judged by a
 * clause's own heading and text, without its sub-clauses. Rules, not a trained classifier: the probability is that of
 * the surest rule that fits.
 */
export function clauseCategories(document: ParsedDocument): Map<number, ClauseCategory[]> {
  const found = new Map<number, ClauseCategory[]>();
  const { clauses, text } = document;
  clauses.forEach((clause, i) => {
    const end = Math.min(clauses[i + 1]?.start ?? clause.end, clause.bodyStart + LONGEST_READ);
    const categories = categoriesOf(
      clause.heading,
      text.slice(clause.bodyStart, Math.max(end, clause.bodyStart)).replace(/\s+/g, ' '),
    );
    if (categories.length > 0) found.set(i, categories);
  });
  return found;
}

function categoriesOf(heading: string, body: string): ClauseCategory[] {
  const best = new Map<IssueCategory, number>();
  for (const { category, where, pattern, probability } of RULES) {
    if (probability <= (best.get(category) ?? 0)) continue;
    if (pattern.test(where === 'heading' ? heading : body)) best.set(category, probability);
  }
  return Array.from(best, ([category, probability]) => ({ category, probability })).toSorted(
    (a, b) => b.probability - a.probability,
  );
}
