import type { DocumentType } from '../../../protocols/index.ts';
import type { Clause } from '../parsed-document.ts';
import { OTHER_AGREEMENT, TYPE_SIGNS, type TypeSigns } from './document-type-signs.ts';

/** The body's beginning says what a document is; more would only cost time. UTF-16 units. */
const READ = 30_000;
const TITLE = 170;
/** Title, legends and parties are in here. UTF-16 units. */
const OPENING = 2000;
/**
 * Sentences about what was left out of a public filing, and exhibit stamps: they are before a title and are full of
 * words such as `confidential` that would be read as one.
 */
const LEGEND =
  /[^.]*\b(?:confidential (?:treatment|portions?|materials?|information)|omitted|redacted|excluded|asterisks|regulation s-k|securities and exchange commission)\b[^.]*(?:\b24b-2\b[^.]*)?(?:\.|(?=\b[A-Z][A-Z ]{8,}\b))|\bexhibit \d+(?:\.\d+)?\b/gi;
/** Where the parties begin, whose names and roles (`the "Supplier"`) are no title. */
const PARTIES = /(?<=\b(?:agreement|contract)\b.*)(?:\bbetween\b|\bamong\b|\((?:the |this |hereinafter )?["“]).*/i;
/** The word before AGREEMENT says what kind it is; those before it, what it also does. */
const CALLED = /((?:[\w'-]+ ){1,2})(?:agreement|contract)\b/i;
/** In Italian and Spanish the words after it do: `contratto di fornitura`, `contrato de arrendamiento`. */
const CALLED_AFTER =
  /\b(?:contratto|accordo|contrato|acuerdo)(?: quadro| marco)? (?:d[ei]l?(?:l[ao]|l['’])? ?|per |para |d['’])((?:[\p{L}-]{1,30} ){0,2}[\p{L}-]{1,30})/iu;
const LAST_WORD = 2;
/** What speaks for `general` in a title that names a contract of no type of ours. */
const OTHER = 2.5;
const BETWEEN_PARTIES = /\b(?:by and (?:between|among)|between\b.{3,200}\band\b)/is;
/** What two named parties agree on is none of these, however it is worded. */
const NOT_BETWEEN_PARTIES: ReadonlySet<DocumentType> = new Set<DocumentType>([
  'terms_of_service',
  'privacy_policy',
  'policy',
  'requirements',
  'request_for_proposal',
  'proposal',
  'report',
]);
const AGREED = 2;
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
  const called = CALLED.exec(title)?.[1] ?? CALLED_AFTER.exec(title)?.[1] ?? '';
  const between = BETWEEN_PARTIES.test(text.slice(0, OPENING));
  const scores: { type: DocumentType; score: number }[] = TYPE_SIGNS.map((signs) => ({
    type: signs.type,
    score:
      scoreOf(signs, title, body) +
      (signs.title.test(called) ? LAST_WORD : 0) -
      (between && NOT_BETWEEN_PARTIES.has(signs.type) ? AGREED : 0),
  }));
  const other = (OTHER_AGREEMENT.test(title) ? OTHER : 0) + (OTHER_AGREEMENT.test(called) ? LAST_WORD : 0);
  scores.push({ type: 'general', score: GENERAL + other });
  const most = Math.max(...scores.map(({ score }) => score));
  const total = scores.reduce((sum, { score }) => sum + Math.exp(score - most), 0);
  const best = scores.find(({ score }) => score === most) as { type: DocumentType };
  return { type: best.type, confidence: Math.round(100 / total) / 100 };
}

/** The heading of the opening and its first lines, where contracts name themselves. */
function titleOf(text: string, clauses: readonly Clause[]): string {
  const first = clauses[0] as Clause;
  const lines = text
    .slice(first.start, first.start + OPENING)
    .replace(/\s+/g, ' ')
    .replace(LEGEND, '')
    .slice(0, TITLE)
    .replace(PARTIES, '');
  const heading = first.heading.replace(LEGEND, '').trim();
  return heading === '' ? lines : `${heading}\n${lines}`;
}

function scoreOf(signs: TypeSigns, title: string, body: string): number {
  let score = signs.title.test(title) ? signs.titleWeight : 0;
  for (const [phrase, weight] of signs.body) {
    const count = body.match(phrase)?.length ?? 0;
    if (count > 0) score += weight * (count / Math.max(1, body.length / 10_000) >= FREQUENT ? 2 : 1);
  }
  return score;
}
