import type { CUAD_CATEGORIES } from '../../protocols/index.ts';
import { carried } from './carried.ts';
import { rounded, shipped } from './classifier.ts';
import { clausePassages, type Span } from './clause-passages.ts';
import { signsOf } from './clause-signs.ts';
import { inContext, logOdds } from './context.ts';
import { fingerprint } from './sparse-model.ts';
import { surroundingsOf } from './surroundings.ts';

type CuadCategory = (typeof CUAD_CATEGORIES)[number];

/** What a piece of a contract is about. */
export interface ClauseJudgement {
  readonly category: CuadCategory;
  /** Calibrated on contracts the classifier had not seen, 0..1. */
  readonly probability: number;
}

/** A paragraph's judgement with the sentences that decided it. */
export interface ParagraphJudgement extends ClauseJudgement, Span {}

const classifier = shipped('clauses.bin');

/**
 * Judges the paragraphs of a whole contract: for each, the categories it carries, most probable first, each with the
 * passage that speaks for it. Paragraphs are in document order; headings among them, their place in the document and what
 * is in the others count. About 140 µs a paragraph.
 */
export function classifyParagraphs(text: string, paragraphs: readonly Span[]): ParagraphJudgement[][] {
  const judged = secondThoughts(text, paragraphs);
  const found = paragraphs.map((): ParagraphJudgement[] => []);
  classifier().model.labels.forEach((head, label) => {
    const own = judged.map((labels) => labels[label]?.probability ?? 0);
    carried(own, head).forEach((carries, paragraph) => {
      const judgement = judged[paragraph]?.[label];
      if (carries && judgement !== undefined) found[paragraph]?.push(judgement);
    });
  });
  return found.map((own) => own.toSorted((a, b) => b.probability - a.probability));
}

/** By paragraph, then label: the best passage, as probable as the surroundings make it. */
function secondThoughts(text: string, paragraphs: readonly Span[]): ParagraphJudgement[][] {
  const judged = bestPassages(text, paragraphs);
  const { context, labels } = classifier().model;
  if (context === undefined) return judged;
  const plains = paragraphs.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim());
  const odds = labels.map((_, l) => Float64Array.from(judged, (own) => logOdds(own[l]?.probability ?? 0)));
  const after = inContext(odds, surroundingsOf(plains), signsOf(plains), context);
  return judged.map((own, p) =>
    own.map((judgement, l) => ({ ...judgement, probability: rounded(after[l]?.[p] as number) })),
  );
}

/** By paragraph, then label: the passage with the highest probability. */
function bestPassages(text: string, paragraphs: readonly Span[]): ParagraphJudgement[][] {
  const best = paragraphs.map((): ParagraphJudgement[] => []);
  for (const { paragraph, keys, start, end } of clausePassages(text, paragraphs)) {
    const own = best[paragraph] as ParagraphJudgement[];
    classifier()
      .judge(keys)
      .forEach(({ head, probability }, label) => {
        if (probability <= (own[label]?.probability ?? -1)) return;
        own[label] = { category: head.name as CuadCategory, probability, start, end };
      });
  }
  return best;
}

/** What one clause says on its own, its heading included: the categories that reach their threshold. */
export function classifyClause(text: string): ClauseJudgement[] {
  // A title of no words would pass for a document's name, as it stands where names stand.
  if (!/\w/.test(text)) return [];
  const [judged = []] = secondThoughts(text, [{ start: 0, end: text.length }]);
  return judged
    .filter(({ probability }, label) => probability >= (classifier().model.labels[label]?.threshold ?? 1))
    .map(({ category, probability }) => ({ category, probability }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** Whether the weights were trained on the contract of this name. */
export const hasLearnedContract = (name: string): boolean =>
  classifier().model.origin.documents.includes(fingerprint(name));
