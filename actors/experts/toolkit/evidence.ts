import { type Claim, type Finding, MAX_EVIDENCE, type Phrase } from '../../../protocols/index.ts';
import { lastStartingBy, type ParsedDocument, type Sentence, type Span } from '../../reading/index.ts';
import type { Examination } from '../expert.ts';
import { quote } from './quote.ts';

/** Longest part of a sentence looked at on each side of a place (UTF-16 units): a long legal sentence fits. */
const SENTENCE_REACH = 1500;

/** Characters of context on each side of a single word, so that a reader recognises the place. */
const CONTEXT = 36;

/** Everything of a finding but its places. `values.count` is set from the places. */
export interface Frame extends Pick<Finding, 'rule' | 'category' | 'severity' | 'belief'> {
  readonly values?: Finding['values'];
}

/** All matches of a global pattern, in document order. */
export function passages(document: ParsedDocument, pattern: RegExp): Span[] {
  const found: Span[] = [];
  for (const match of document.text.matchAll(pattern)) {
    if (match[0] !== '') found.push({ start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** The sentence that holds the offset, or the last one before it. O(log n). */
export function sentenceAt(document: ParsedDocument, offset: number): Sentence | undefined {
  const { sentences } = document;
  return sentences[lastStartingBy(sentences, offset)];
}

/**
 * Text of the sentence around the offset, at most SENTENCE_REACH on each side; empty when the document has none. Without
 * the bound, a text that is one endless sentence would be read again for every match in it.
 */
export function sentenceText(document: ParsedDocument, offset: number): string {
  const sentence = sentenceAt(document, offset);
  if (!sentence) return '';
  const start = Math.max(sentence.start, offset - SENTENCE_REACH);
  return document.text.slice(start, Math.min(sentence.end, offset + SENTENCE_REACH));
}

/** The span with some words of its own sentence on both sides. */
export function inContext(document: ParsedDocument, span: Span): Span {
  const sentence = sentenceAt(document, span.start);
  const from = sentence && sentence.start <= span.start ? sentence.start : span.start;
  const to = sentence && sentence.end >= span.end ? sentence.end : span.end;
  const { text } = document;
  let start = Math.max(from, span.start - CONTEXT);
  let end = Math.min(to, span.end + CONTEXT);
  while (start > from && start < span.start && /\S/.test(text[start - 1] as string)) start++;
  while (end < to && end > span.end && /\S/.test(text[end] as string)) end--;
  return { start, end };
}

/** One finding for all places of one kind; nothing when there are no places. */
export function gather(document: ParsedDocument, frame: Frame, spans: readonly Span[]): Finding[] {
  if (spans.length === 0) return [];
  const evidence = [];
  let last = -1;
  for (const span of spans) {
    // A place inside the quotation before it is already shown.
    if (span.start < last) continue;
    const piece = quote(document, span);
    if (piece.quote === '') continue;
    last = piece.end;
    evidence.push(piece);
    if (evidence.length === MAX_EVIDENCE) break;
  }
  if (evidence.length === 0) return [];
  return [{ ...frame, values: { count: spans.length, ...frame.values }, evidence }];
}

/** A finding of something the document lacks; `place` is where it belongs, by default the end. */
export function absence(document: ParsedDocument, frame: Frame, place = document.text.length): Finding {
  return { ...frame, values: frame.values ?? {}, evidence: [], place };
}

/** The distinct words of the spans as printed, most frequent first, at most `limit`, as a readable list. */
export function listing(document: ParsedDocument, spans: readonly Span[], limit = 6): string {
  const words = new Map<string, { printed: string; count: number }>();
  for (const span of spans) {
    const printed = asPrinted(document, span);
    const known = words.get(printed.toLowerCase());
    if (known) known.count++;
    else words.set(printed.toLowerCase(), { printed, count: 1 });
  }
  const ranked = [...words]
    .toSorted((a, b) => b[1].count - a[1].count || (a[0] < b[0] ? -1 : 1))
    .map(([, { printed }]) => `“${printed}”`);
  return ranked.slice(0, limit).join(', ') + (ranked.length > limit ? ', …' : '');
}

/** With its capitals, but for those it has only because a sentence begins with it or is shouted. */
function asPrinted(document: ParsedDocument, { start, end }: Span): string {
  const words = document.text.slice(start, end).replace(/\s+/g, ' ');
  if (words === words.toUpperCase()) return words.toLowerCase();
  const opens = /(?:^|[.;:!?\n]|\([a-z0-9]{1,3}\))\s*$/i.test(document.text.slice(Math.max(0, start - 6), start));
  return opens ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** Sentences in which the claim's evidence stands, as one text; empty for a claim of absence. */
export function claimText(claim: Claim, document: ParsedDocument): string {
  return claim.finding.evidence.map((piece) => sentenceText(document, piece.start)).join('\n');
}

/** The claim does not hold: the reason says which check of the text failed. */
export function opposed(key: string, belief: number, values: Phrase['values'] = {}): Examination {
  return { stance: 'oppose', belief, reason: { key, values } };
}

/** The claim holds, with another severity. */
export function lowered(
  key: string,
  severity: Finding['severity'],
  belief: number,
  values: Phrase['values'] = {},
): Examination {
  return { stance: 'amend', belief, reason: { key, values }, amendment: { severity } };
}

/** The text bears the claim out. */
export function supported(key: string, belief: number, values: Phrase['values'] = {}): Examination {
  return { stance: 'support', belief, reason: { key, values } };
}
