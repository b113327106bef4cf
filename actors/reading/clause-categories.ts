import type { IssueCategory } from '../../protocols/index.ts';
import { classifyParagraphs } from '../classifiers/index.ts';
import { OWN_RULES } from './own-rules.ts';
import type { Clause, ParsedDocument, Span } from './parsed-document.ts';

export interface ClauseCategory {
  readonly category: IssueCategory;
  /** Probability that the clause is about this, 0..1. */
  readonly probability: number;
}

/** A clause's own text is read up to here, UTF-16 units; a longer one is a page that lost its structure. */
const LONGEST_READ = 8000;

/** Sentences about one matter of CUAD's. */
export interface CategorisedPassage extends Span, ClauseCategory {
  /** Index into the document's clauses. */
  readonly clause: number;
}

/** The passages that carry one of CUAD's categories, in document order: a trained classifier's calibrated judgement. */
export function categorisedPassages(document: ParsedDocument): CategorisedPassage[] {
  const paragraphs = paragraphsOf(document);
  return classifyParagraphs(document.text, paragraphs).flatMap((judged, p) =>
    judged.map((judgement) => ({ ...judgement, clause: (paragraphs[p] as OwnParagraph).clause })),
  );
}

/**
 * What each clause is about, by its index, most probable first; clauses about nothing known are left out. Judged by a
 * clause's own heading and text, without its sub-clauses. CUAD's categories are those of its passages, our own are rules,
 * whose probability is that of the surest rule that fits.
 */
export function clauseCategories(document: ParsedDocument): Map<number, ClauseCategory[]> {
  const best = document.clauses.map(() => new Map<IssueCategory, number>());
  const note = (clause: number, category: IssueCategory, probability: number): void => {
    const own = best[clause];
    if (probability > (own?.get(category) ?? 0)) own?.set(category, probability);
  };
  for (const { clause, category, probability } of categorisedPassages(document)) note(clause, category, probability);
  document.clauses.forEach((clause, i) => {
    const body = document.text.slice(clause.bodyStart, ownEnd(document, clause)).replace(/\s+/g, ' ');
    for (const { category, where, pattern, probability } of OWN_RULES) {
      if (pattern.test(where === 'heading' ? clause.heading : body)) note(i, category, probability);
    }
  });
  return new Map(best.flatMap((own, i) => (own.size === 0 ? [] : [[i, listed(own)] as const])));
}

const listed = (own: ReadonlyMap<IssueCategory, number>): ClauseCategory[] =>
  Array.from(own, ([category, probability]) => ({ category, probability })).toSorted(
    (a, b) => b.probability - a.probability,
  );

/** Where a clause's own text ends: at its first sub-clause or the next clause. */
function ownEnd({ clauses }: ParsedDocument, { index, end, bodyStart }: Clause): number {
  return Math.max(bodyStart, Math.min(clauses[index + 1]?.start ?? end, bodyStart + LONGEST_READ));
}

interface OwnParagraph extends Span {
  readonly clause: number;
}

/** The paragraphs of each clause's own text, number and heading included: what blank lines part. */
function paragraphsOf(document: ParsedDocument): OwnParagraph[] {
  return document.clauses.flatMap((clause) => {
    const end = ownEnd(document, clause);
    const found: OwnParagraph[] = [];
    let { start } = clause;
    for (const gap of document.text.slice(start, end).matchAll(/\n[^\S\n]*\n\s*/g)) {
      const at = clause.start + gap.index;
      found.push({ start, end: at, clause: clause.index });
      start = at + gap[0].length;
    }
    found.push({ start, end, clause: clause.index });
    return found.filter((span) => document.text.slice(span.start, span.end).trim() !== '');
  });
}
