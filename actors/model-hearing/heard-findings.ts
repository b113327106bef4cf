/** What becomes of a reader's findings: the model points, the document speaks. */
import { type Evidence, Finding, misquotation } from '../../protocols/index.ts';
import type { AnsweredFinding, SeatSheet } from '../../protocols/models/index.ts';
import { submittedFinding } from '../expert-jobs/index.ts';
import { citation, clauseAt } from '../experts/index.ts';
import { asSubmitted, type ParsedDocument, type Span } from '../reading/index.ts';
import { align, type FoldedText, fold } from './alignment/index.ts';
import { plainWords } from './model-words.ts';
import { wordingFlaw } from './new-wording.ts';
import type { Passages } from './passages.ts';
import { WordingCheck } from './wording-check.ts';

/** How far each of the three words counts, until it has been measured. */
export const BELIEF = { certain: 0.85, likely: 0.7, possible: 0.55 } as const;

/** What was thrown away on the way, for the result and for metrics. */
export interface Dropped {
  /** Quotations that are in the document. */
  quotes: number;
  /** Quotations that do not. */
  misquotes: number;
  findings: number;
  /** New wording that was left out of a finding. */
  changes: number;
  positions: number;
}

export const nothingDropped = (): Dropped => ({
  quotes: 0,
  misquotes: 0,
  findings: 0,
  changes: 0,
  positions: 0,
});

/** The document as answers are held against it. */
export interface Ground {
  readonly document: ParsedDocument;
  readonly passages: Passages;
  readonly folded: FoldedText;
  readonly wording: WordingCheck;
}

export const groundOf = (document: ParsedDocument, passages: Passages): Ground => ({
  document,
  passages,
  folded: fold(document.text),
  wording: new WordingCheck(document),
});

/** The spans of what is quoted; what is not in the document is counted and left out. */
export function aligned(
  cited: readonly { readonly at: number; readonly quote: string }[],
  { document, passages, folded }: Ground,
  dropped: Dropped,
): Evidence[] {
  return cited.flatMap(({ at, quote }) => {
    const spans = align(quote, folded, passages, at - 1);
    if (spans === undefined) dropped.misquotes += 1;
    else dropped.quotes += 1;
    return (spans ?? []).map((span) => evidenceOf(document, span));
  });
}

const evidenceOf = (document: ParsedDocument, { start, end }: Span): Evidence => ({
  quote: document.text.slice(start, end),
  start,
  end,
  section: citation(clauseAt(document, start), document),
});

/** What was said of each piece of the document; undefined where there is no answer. */
type Pieces = readonly (readonly AnsweredFinding[] | undefined)[];

/** A reader's findings as the submitted text has them. */
export function heardFindings(pieces: Pieces, sheet: SeatSheet, ground: Ground, dropped: Dropped): Finding[] {
  const made = pieces.flatMap((answered = []) =>
    answered.flatMap((each) => {
      const finding = isAllowed(each, sheet, pieces) ? findingOf(each, sheet, ground, dropped) : undefined;
      if (finding === undefined) dropped.findings += 1;
      return finding === undefined ? [] : [finding];
    }),
  );
  const unique = new Map(
    made.map((finding) => [`${finding.rule}/${finding.evidence[0]?.start ?? finding.place}`, finding]),
  );
  return [...unique.values()];
}

/** Something is missing only when no piece of the document has it: each has to be read, and its answer to say so. */
function isAllowed({ category, evidence, place }: AnsweredFinding, { competence }: SeatSheet, pieces: Pieces): boolean {
  if (category !== 'embedded_instructions' && !competence.includes(category)) return false;
  if (evidence.length > 0) return true;
  return (
    place !== null &&
    pieces.every((piece) => piece?.some((other) => other.category === category && other.evidence.length === 0) ?? false)
  );
}

function findingOf(said: AnsweredFinding, sheet: SeatSheet, ground: Ground, dropped: Dropped): Finding | undefined {
  const { document, passages } = ground;
  const evidence = aligned(said.evidence, ground, dropped);
  if (evidence.length === 0 && said.evidence.length > 0) return undefined;
  const place = evidence.length > 0 || said.place === null ? undefined : passages[said.place - 1]?.end;
  if (evidence.length === 0 && place === undefined) return undefined;
  const change = changeOf(said, ground, dropped);
  const words = {
    title: plainWords(said.title, 160),
    description: plainWords(said.description, 1_500),
    suggestion: plainWords(said.suggestion, 1_500),
  };
  const made = {
    rule: `${sheet.id}.${said.category.replaceAll('_', '-')}`,
    category: said.category,
    severity: said.severity,
    values: {},
    evidence,
    ...(place !== undefined && { place }),
    ...(change !== undefined && { change }),
    words: { ...words, ...(change !== undefined && { rationale: plainWords(said.title, 160) }) },
    belief: BELIEF[said.sure],
  };
  const parsed = Finding.safeParse(made);
  if (!parsed.success) return undefined;
  const finding = submittedFinding(parsed.data, document);
  return misquotation(finding, asSubmitted(document).text) === undefined ? finding : undefined;
}

/** New wording stays only when the document reads better with it. */
function changeOf(said: AnsweredFinding, ground: Ground, dropped: Dropped): Finding['change'] {
  const { before, after, category } = said;
  if (before === null || after === null || before === after) return undefined;
  const span = replacedBy(said, before, ground, dropped);
  if (span !== undefined && wordingFlaw(after, ground.document) === undefined) {
    const change = { start: span.start, end: span.end, before: span.quote, after: after.replace(/\s+/g, ' ').trim() };
    if (!ground.wording.spoils(change, category)) return change;
  }
  dropped.changes += 1;
  return undefined;
}

/** The one span that new wording takes the place of. */
function replacedBy(
  { evidence }: AnsweredFinding,
  before: string,
  ground: Ground,
  dropped: Dropped,
): Evidence | undefined {
  if (before.trim() === '') return undefined;
  const [span, ...more] = aligned([{ at: evidence[0]?.at ?? 1, quote: before }], ground, dropped);
  return more.length > 0 ? undefined : span;
}
