import type { IssueCategory } from '../../../protocols/index.ts';
import { classifyParagraphs } from '../../classifiers/index.ts';
import type { Clause, ParsedDocument, Span } from '../parsed-document.ts';
import { visibleText } from '../text/visible-text.ts';
import { CATEGORY_RULES } from './category-rules.ts';

export interface ClauseCategory {
  readonly category: IssueCategory;
  /** Probability that the clause is about this, 0..1. */
  readonly probability: number;
}

/** What a clause is about, with the places that say so. */
export interface LocatedCategory extends ClauseCategory {
  /** In document order. For a category of our own the clause's heading or its own text. */
  readonly passages: readonly Span[];
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
  const { text, inwards, outwards, endOutwards } = visibleText(document.text);
  const seen = paragraphs.map(({ start, end }) => ({ start: inwards(start), end: inwards(end) }));
  return classifyParagraphs(text, seen).flatMap((judged, p) =>
    judged.map((judgement) => ({
      ...judgement,
      start: outwards(judgement.start),
      end: endOutwards(judgement.end),
      clause: (paragraphs[p] as OwnParagraph).clause,
    })),
  );
}

/**
 * What each clause is about, by its index, most probable first; clauses about nothing known are left out. Judged by a
 * clause's own heading and text, without its sub-clauses. CUAD's categories are those of its passages, our own are rules,
 * whose probability is that of the surest rule that fits.
 */
export function clauseCategories(document: ParsedDocument): Map<number, LocatedCategory[]> {
  const best = document.clauses.map(() => new Map<IssueCategory, Located>());
  const note = (clause: number, category: IssueCategory, probability: number, { start, end }: Span): void => {
    const known = best[clause]?.get(category) ?? { probability: 0, passages: [] };
    const isKnown = known.passages.some((passage) => passage.start <= start && end <= passage.end);
    const passages = isKnown ? known.passages : [...known.passages, { start, end }];
    best[clause]?.set(category, { probability: Math.max(probability, known.probability), passages });
  };
  for (const found of categorisedPassages(document)) note(found.clause, found.category, found.probability, found);
  document.clauses.forEach((clause, i) => {
    const end = ownEnd(document, clause);
    const body = document.text.slice(clause.bodyStart, end).replace(/\s+/g, ' ');
    for (const { category, where, pattern, probability } of CATEGORY_RULES) {
      const inHeading = where === 'heading';
      if (!pattern.test(inHeading ? clause.heading : body)) continue;
      note(i, category, probability, { start: clause.start, end: inHeading ? clause.bodyStart : end });
    }
  });
  return new Map(best.flatMap((own, i) => (own.size === 0 ? [] : [[i, listed(own)] as const])));
}

type Located = Pick<LocatedCategory, 'probability' | 'passages'>;

const listed = (own: ReadonlyMap<IssueCategory, Located>): LocatedCategory[] =>
  Array.from(own, ([category, { probability, passages }]) => ({
    category,
    probability,
    passages: passages.toSorted((a, b) => a.start - b.start),
  })).toSorted((a, b) => b.probability - a.probability);

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
