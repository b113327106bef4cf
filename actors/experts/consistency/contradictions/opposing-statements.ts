import type { Finding } from '../../../../protocols/index.ts';
import { type Bearer, provisionsIn } from '../../../provisions/index.ts';
import type { ParsedDocument, Sentence } from '../../../reading/index.ts';
import { quote } from '../../toolkit/quote.ts';

/** Two statements that exclude each other wherever they stand. */
interface Opposition {
  readonly rule: string;
  readonly one: RegExp;
  readonly other: RegExp;
  readonly unless: RegExp;
  readonly severity: Finding['severity'];
  readonly belief: number;
  /** Both must be said by one side: what each promises for itself opposes nothing. */
  readonly byOneSide?: boolean;
}

const OPPOSITIONS: readonly Opposition[] = [
  {
    rule: 'contradictions.oral-amendment',
    one: /\b(?:amend|modif|chang|vari)\w*\b[^.]{0,120}\b(?:orally|verbally|by oral agreement|by conduct|without (?:any )?writing)\b/i,
    other:
      /\b(?:amend|modif|chang|vari)\w*\b[^.]{0,160}\b(?:in writing|written (?:agreement|instrument|amendment|consent))\b/i,
    unless: /\b(?:not|no|nor|neither|unless|except)\b/i,
    severity: 'high',
    belief: 0.86,
  },
  {
    rule: 'contradictions.renewal',
    one: /\b(?:automatically|auto-)\s*(?:be )?(?:renew|extend)\w*|\b(?:renew|extend)\w*\s+automatically\b/i,
    other:
      /\b(?:may|shall|can)(?: only)? be (?:renewed|extended|prolonged)\b[^.]{0,80}\b(?:by|upon|with|as)\b[^.]{0,30}\b(?:mutual|agreed|written agreement)/i,
    unless: /\bunless\b|\bprice|\bdeadline|\bfurther\b/i,
    severity: 'high',
    belief: 0.78,
  },
  {
    rule: 'contradictions.assignment',
    one: /\bmay (?:freely )?assign\b[^.]{0,80}\bwithout\b[^.]{0,40}\bconsent\b/i,
    other: /\b(?:neither party|no party) (?:may|shall|will) assign\b[^.]{0,160}\bwithout\b[^.]{0,60}\bconsent\b/i,
    unless: /\b(?:except|provided|notwithstanding|affiliate|successor|merger|subject to|however)\w*/i,
    severity: 'medium',
    belief: 0.75,
  },
  {
    rule: 'contradictions.warranty',
    one: /\b(?:represents and )?warrants? that\b/i,
    other:
      /\b(?:makes? no|disclaims? (?:all|any)|without (?:any )?)\s*(?:representations?(?:,? (?:and|or) )?|other )?warrant(?:y|ies)\b/i,
    unless:
      /\b(?:other(?: than)?|except|save|expressly (?:set forth|stated|provided)|express(?:ed)? (?:herein|in this)|further|additional|beyond|foregoing)\b/i,
    severity: 'medium',
    belief: 0.73,
    byOneSide: true,
  },
];

/** Findings of statements that exclude each other; the evidence is one sentence of each side. */
export function opposingStatements(document: ParsedDocument): Finding[] {
  const texts = document.sentences.map((sentence) =>
    document.text.slice(sentence.start, sentence.end).replace(/\s+/g, ' '),
  );
  return OPPOSITIONS.flatMap((opposition) => opposed(document, texts, opposition));
}

function opposed(document: ParsedDocument, texts: readonly string[], opposition: Opposition): Finding[] {
  const find = (pattern: RegExp, not: RegExp): Sentence | undefined => {
    const index = texts.findIndex((text) => pattern.test(text) && !not.test(text) && !opposition.unless.test(text));
    return document.sentences[index];
  };
  const one = find(opposition.one, opposition.other);
  // A requirement of writing is itself worded with "no" and "unless": exceptions are looked for on the first side only.
  const otherIndex = texts.findIndex(
    (text) =>
      opposition.other.test(text) &&
      !opposition.one.test(text) &&
      (opposition.rule === 'contradictions.oral-amendment' || !opposition.unless.test(text)),
  );
  const other = document.sentences[otherIndex];
  if (!one || !other) return [];
  if (opposition.byOneSide === true && !isBySameParty(document, one, other)) return [];
  const { rule, severity, belief } = opposition;
  const evidence = [one, other].toSorted((a, b) => a.start - b.start).map((sentence) => quote(document, sentence));
  return [{ rule, category: 'contradiction', severity, values: {}, evidence, belief }];
}

function isBySameParty(document: ParsedDocument, one: Sentence, other: Sentence): boolean {
  const speakers = [one, other].map((sentence) =>
    provisionsIn(document, sentence)
      .map(({ bearer }) => bearer)
      .find(({ kind }) => kind === 'party' || kind === 'mutual'),
  ) as [Bearer?, Bearer?];
  const [a, b] = speakers;
  if (a === undefined || b === undefined) return false;
  return a.kind !== 'party' || b.kind !== 'party' || a.party === b.party;
}
