import type { Change } from '../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import type { Passage } from './passages.ts';
import { firstMatch } from './pattern.ts';

/** Replaces the words the pattern finds in the passage; undefined when it finds none. */
export function replaceWords(
  document: ParsedDocument,
  passage: Passage,
  words: RegExp,
  after: string,
): Change | undefined {
  const match = firstMatch(passage.folded, words);
  if (match === undefined) return undefined;
  const start = passage.start + match.index;
  return replaceSpan(document, { start, end: start + match[0].length }, after);
}

/** Replaces exactly the span. */
export function replaceSpan(document: ParsedDocument, span: Span, after: string): Change {
  return { start: span.start, end: span.end, before: document.text.slice(span.start, span.end), after };
}

/** Whether the sentence ends where the passage ends: page breaks and lists cut some, and nothing may be added to those. */
function isWhole(document: ParsedDocument, { start, end }: Span): boolean {
  return /[.;][)\]"”’']*\s*$/.test(document.text.slice(Math.max(start, end - 12), end));
}

/** Puts words before the full stop that ends the passage, or at its end when it has none. */
export function addAtEnd(document: ParsedDocument, passage: Passage, words: string): Change | undefined {
  if (!isWhole(document, passage)) return undefined;
  let at = passage.end;
  while (at > passage.start && /[\s.;]/.test(document.text[at - 1] as string)) at--;
  return { start: at, end: at, before: '', after: words };
}

/** Puts a new sentence after the passage. */
export function addSentence(document: ParsedDocument, passage: Passage, sentence: string): Change | undefined {
  if (!isWhole(document, passage)) return undefined;
  let at = passage.end;
  while (at > passage.start && /\s/.test(document.text[at - 1] as string)) at--;
  return { start: at, end: at, before: '', after: ` ${sentence}` };
}

/** Puts words right after what the pattern finds in the passage; undefined when it finds nothing. */
export function addAfter(document: ParsedDocument, passage: Passage, words: RegExp, added: string): Change | undefined {
  const match = firstMatch(passage.folded, words);
  if (match === undefined) return undefined;
  const at = passage.start + match.index + match[0].length;
  return replaceSpan(document, { start: at, end: at }, added);
}
