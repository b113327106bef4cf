import type { DocumentType } from '../../protocols/index.ts';
import { OTHER_AGREEMENT, TYPE_SIGNS, type TypeSigns } from './document-type-signs.ts';
import type { Clause } from './parsed-document.ts';

/** The body's beginning says what a document is; more would only cost time. UTF-16 units. */
const READ = 30_000;
const TITLE = 170;
/** What `general` has without any sign: a type needs more evidence than this. Nats. */
const GENERAL = 2.2;
/** Occurrences per 10,000 units from which a phrase counts twice. */
const FREQUENT = 6;

export interface TypeGuess {
  readonly type: DocumentType;
  /** Share of the evidence, 0..1. */
  readonly confidence: number;
}

/** The type of the document by its title and wording; `general` when nothing speaks clearly for a type. */
export function classify(text: string, clauses: readonly Clause[]): TypeGuess {
  const title = titleOf(text, clauses);
  const body = text.slice(0, READ);
  const scores = TYPE_SIGNS.map((signs) => ({ type: signs.type, score: scoreOf(signs, title, body) }));
  scores.push({ type: 'general', score: GENERAL + (OTHER_AGREEMENT.test(title) ? 2.5 : 0) });
  const most = Math.max(...scores.map(({ score }) => score));
  const total = scores.reduce((sum, { score }) => sum + Math.exp(score - most), 0);
  const best = scores.find(({ score }) => score === most) as { type: DocumentType };
  return { type: best.type, confidence: Math.round(100 / total) / 100 };
}

/** The heading of the opening and its first lines, where contracts name themselves. */
function titleOf(text: string, clauses: readonly Clause[]): string {
  const first = clauses[0] as Clause;
  const lines = text
    .slice(first.start, first.start + 3 * TITLE)
    .replace(/\s+/g, ' ')
    .slice(0, TITLE);
  return first.heading === '' ? lines : `${first.heading}\n${lines}`;
}

function scoreOf(signs: TypeSigns, title: string, body: string): number {
  let score = signs.title.test(title) ? signs.titleWeight : 0;
  for (const [phrase, weight] of signs.body) {
    const count = body.match(phrase)?.length ?? 0;
    if (count > 0) score += weight * (count / Math.max(1, body.length / 10_000) >= FREQUENT ? 2 : 1);
  }
  return score;
}
